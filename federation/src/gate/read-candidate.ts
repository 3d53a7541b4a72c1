import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Asset } from '../registry/build-file';
import type { Draft } from '../registry/store';
import type { Candidate, ManifestClaims } from './types';

const compress = promisify(brotliCompress);

interface Manifest {
  shared?: { name: string; requiredVersion?: string | false }[];
  exposes?: { path: string }[];
  metaData?: { remoteEntry?: { name?: string; path?: string } };
}

async function readManifest(dir: string): Promise<ManifestClaims | undefined> {
  try {
    const text = await readFile(join(dir, 'mf-manifest.json'), 'utf8');
    const { shared = [], exposes = [], metaData } = JSON.parse(text) as Manifest;
    return {
      ranges: shared.flatMap(({ name, requiredVersion }) =>
        requiredVersion ? [[name, requiredVersion] as const] : [],
      ),
      exposes: exposes.map(({ path }) => path),
      entry: metaData?.remoteEntry?.name ?? '',
    };
  } catch {
    return undefined;
  }
}

const text = /\.(?:js|css|html|json|svg)$/;

/** What a browser really downloads of an asset, whatever the build says of itself. */
async function measured(dir: string, asset: Asset): Promise<Asset> {
  const file = join(dir, asset.path);
  const { size: bytes } = await stat(file);
  if (!text.test(asset.path)) return { ...asset, bytes, brotli: bytes };
  const twin = await stat(`${file}.br`).catch(() => undefined);
  const brotli = twin?.size ?? (await compress(await readFile(file))).length;
  return { ...asset, bytes, brotli };
}

/** Reads what the gate judges of a build whose files are there and verified. */
export async function readCandidate({ dir, file }: Draft): Promise<Candidate> {
  const assets = await Promise.all(file.assets.map((asset) => measured(dir, asset)));
  const sheets = assets.filter(({ path }) => path.endsWith('.css'));
  const styles = await Promise.all(
    sheets.map(async ({ path }) => [path, await readFile(join(dir, path), 'utf8')] as const),
  );
  const manifest = await readManifest(dir);
  return {
    file: { ...file, assets },
    styles: Object.fromEntries(styles),
    ...(manifest && { manifest }),
  };
}
