import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { RemoteBuildFile } from './build-file';

const twins = [
  { ending: '.br', open: promisify(brotliDecompress) },
  { ending: '.gz', open: promisify(gunzip) },
];

const hashOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** What a build's files must be, by path: its assets and the pages that were made with it. */
const promised = ({ assets, pages = {} }: RemoteBuildFile) => [
  ...assets.map(({ path, integrity }) => ({ path, integrity })),
  ...Object.values(pages),
];

async function differingTwins(file: string, content: Buffer): Promise<string[]> {
  const found = await Promise.all(
    twins.map(async ({ ending, open }) => {
      const twin = await readFile(file + ending).catch(() => undefined);
      if (!twin) return [];
      const opened = await open(twin).catch(() => undefined);
      return opened?.equals(content) ? [] : [ending];
    }),
  );
  return found.flat();
}

async function faultsOf(dir: string, { path, integrity }: { path: string; integrity: string }) {
  const file = join(dir, path);
  const content = await readFile(file).catch(() => undefined);
  if (!content) return [`${path} is missing`];
  if (hashOf(content) !== integrity) return [`${path} is not the file that was built`];
  const differing = await differingTwins(file, content);
  return differing.map((ending) => `${path}${ending} is not the compressed form of ${path}`);
}

/**
 * Compares every file of a build's folder, and its compressed twins where it has any, to what
 * `remote.json` promises.
 * @returns one sentence for each that is missing or differs
 */
export async function assetFaults(dir: string, file: RemoteBuildFile): Promise<string[]> {
  const faults = await Promise.all(promised(file).map((asset) => faultsOf(dir, asset)));
  return faults.flat();
}

/** Paths of all files that belong to a build, its twins and descriptions included; the entry last. */
export function filesOfBuild(file: RemoteBuildFile): string[] {
  const paths = promised(file).map(({ path }) => path);
  const ordered = [...paths.filter((path) => path !== file.entry), file.entry];
  const withTwins = ordered.flatMap((path) => [path, ...twins.map(({ ending }) => path + ending)]);
  return [...new Set(withTwins), 'mf-manifest.json', 'remote.json'];
}
