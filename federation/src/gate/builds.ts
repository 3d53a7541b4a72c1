import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  shellName,
  type Asset,
  type BuildDescription,
  type RemoteBuildFile,
  type ShellBuildFile,
} from '../registry/build-file';
import { buildFolder, readPointer } from '../registry/pointer';
import { remotesIn } from '../registry/status';
import { readBuildFile, readShellFile, type Draft } from '../registry/store';
import { Refusal } from '@campus/node-tools/refusal';
import type { PageRoute } from '../remote/declaration';
import type { Live, Candidate, ManifestClaims } from './types';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

export interface Site {
  remotesDir: string;
  /** Folder of the shell build to use while none is published: `shell/dist`. */
  shellDir?: string | undefined;
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

/** Builds of all remotes, or of all but one, that visitors may get. */
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

/** The live build of each remote, without canaries. */
export async function currentBuilds(remotesDir: string): Promise<RemoteBuildFile[]> {
  const names = await remotesIn(remotesDir);
  return (await Promise.all(names.map((name) => readBuild(remotesDir, name, 'current')))).flat();
}

/**
 * The shell builds that visitors may get, with their folders, the live one first.
 * @throws Refusal if no shell build exists
 */
export async function liveShells({
  remotesDir,
  shellDir,
}: Site): Promise<[Draft<ShellBuildFile>, ...Draft<ShellBuildFile>[]]> {
  const pointer = await readPointer(remotesDir, shellName).catch(() => undefined);
  const published = [pointer?.current, pointer?.canary?.build].flatMap((build) =>
    build === undefined ? [] : [buildFolder({ remotesDir, remote: shellName }, build)],
  );
  const folders = published.length > 0 ? published : shellDir === undefined ? [] : [shellDir];
  const read = folders.map(async (dir) => ({ dir, file: await readShellFile(dir) }));
  const [live, ...others] = (await Promise.all(read.map((one) => one.catch(() => [])))).flat();
  if (live) return [live, ...others];
  throw new Refusal(
    'Builds are judged against a shell, but none is live or built: run npm run build',
  );
}

/** What to judge a build of `remote` against: one entry per shell build that visitors may get. */
export async function readLive(site: Site, remote: string): Promise<Live[]> {
  const { remotesDir } = site;
  const [own] = await readBuild(remotesDir, remote, 'current');
  const others = await liveBuilds(remotesDir, remote);
  const shells = await liveShells(site);
  return shells.map(({ file: shell }) => ({ shell, others, ...(own && { own }) }));
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

/** Replaces the stated sizes of an asset with what a browser really downloads. */
async function measured(dir: string, asset: Asset): Promise<Asset> {
  const file = join(dir, asset.path);
  const { size: bytes } = await stat(file);
  if (!text.test(asset.path)) return { ...asset, bytes, brotli: bytes };
  const twin = await stat(`${file}.br`).catch(() => undefined);
  const brotli = twin?.size ?? (await compress(await readFile(file))).length;
  return { ...asset, bytes, brotli };
}

/** The description of a build with the real sizes of its files. */
export async function withSizes<F extends BuildDescription>({ dir, file }: Draft<F>): Promise<F> {
  const assets = await Promise.all(file.assets.map((asset) => measured(dir, asset)));
  return { ...file, assets };
}

/** Reads the parts of a build that the gate judges. Its files must exist and be verified. */
export async function readCandidate(draft: Draft<RemoteBuildFile>): Promise<Candidate> {
  const { dir } = draft;
  const file = await withSizes(draft);
  const { assets } = file;
  const sheets = assets.filter(({ path }) => path.endsWith('.css'));
  const styles = await Promise.all(
    sheets.map(async ({ path }) => [path, await readFile(join(dir, path), 'utf8')] as const),
  );
  const manifest = await readManifest(dir);
  return {
    file,
    styles: Object.fromEntries(styles),
    ...(manifest && { manifest }),
  };
}

/** The live build of a remote if all of it has been run in a browser, by itself or as the same part of others. */
async function triedBuild({ remotesDir }: Site, remote: string) {
  const pointer = await readPointer(remotesDir, remote).catch(() => undefined);
  const build = pointer?.current;
  const isTried = pointer?.history?.some((change) => change.build === build && change.tried);
  if (build === undefined || !isTried) return undefined;
  return readBuildFile(buildFolder({ remotesDir, remote }, build)).catch(() => undefined);
}

/**
 * The routes of a build that differ from those of a live build that was tried. All of them if there is no such build,
 * or if something differs that they share.
 */
export async function changedRoutes(
  { code, declaration: { name, routes } }: RemoteBuildFile,
  site: Site,
): Promise<readonly PageRoute[]> {
  const live = await triedBuild(site, name);
  const then = live?.code;
  if (!code || !then || code.shared !== then.shared) return routes;
  const isSame = (path: string) => path in code.routes && code.routes[path] === then.routes[path];
  return routes.filter(({ path }) => !isSame(path));
}
