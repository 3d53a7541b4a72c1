import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  parseShellFile,
  type Asset,
  type RemoteBuildFile,
  type ShellBuildFile,
} from '../registry/build-file';
import { readPointer } from '../registry/pointer';
import { remotesIn } from '../registry/status';
import { readBuildFile, type Draft } from '../registry/store';
import type { Live, Candidate, ManifestClaims } from './types';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

export interface Site {
  remotesDir: string;
  /** The live shell's build. */
  shellDir: string;
}

type Role = 'current' | 'canary';

async function readBuild(remotesDir: string, remote: string, role: Role) {
  try {
    const pointer = await readPointer(remotesDir, remote);
    const build = role === 'current' ? pointer?.current : pointer?.canary?.build;
    return build ? [await readBuildFile(join(remotesDir, remote, build))] : [];
  } catch {
    return []; // a remote whose pointer or build is broken is not live
  }
}

/** Builds that visitors may get of all remotes, or of all but one. */
export async function liveBuilds(remotesDir: string, except?: string): Promise<RemoteBuildFile[]> {
  const names = (await remotesIn(remotesDir)).filter((name) => name !== except);
  const builds = await Promise.all(
    names.flatMap((name) => [
      readBuild(remotesDir, name, 'current'),
      readBuild(remotesDir, name, 'canary'),
    ]),
  );
  return builds.flat();
}

/** Reads `shell.json` of a shell's build. @throws where it is not built */
export async function readShell(shellDir: string): Promise<ShellBuildFile> {
  return parseShellFile(await readFile(join(shellDir, 'shell.json'), 'utf8'));
}

/** What a build of `remote` is judged against. */
export async function readLive({ remotesDir, shellDir }: Site, remote: string): Promise<Live> {
  const [own] = await readBuild(remotesDir, remote, 'current');
  return {
    shell: await readShell(shellDir),
    others: await liveBuilds(remotesDir, remote),
    ...(own && { own }),
  };
}

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
