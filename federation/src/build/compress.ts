import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Asset } from '../registry/build-file';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressible = /\.(?:js|css|html|json|svg)$/;
const compressed = /\.(?:br|gz)$/;

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !compressed.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function describe(folder: string, path: string): Promise<Asset> {
  const file = join(folder, path);
  const content = await readFile(file);
  const asset = { path, bytes: content.length, integrity: integrityOf(content) };
  if (!compressible.test(path)) return { ...asset, brotli: content.length };
  const [small, compatible] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
  return { ...asset, brotli: small.length };
}

/** Writes `.br` and `.gz` next to every text file of a folder and returns sizes and hashes. */
export async function compressFolder(folder: string): Promise<Asset[]> {
  const paths = await listFiles(folder);
  return Promise.all(paths.map((path) => describe(folder, path)));
}
