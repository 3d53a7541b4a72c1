import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { sync, clearLeftovers, draftName, type OnStep } from './disk';
import {
  descriptionOf,
  isOfShell,
  nameOf,
  parseBuildFile,
  parseShellFile,
  type BuildDescription,
  type RemoteBuildFile,
  shellName,
  type ShellBuildFile,
} from './build-file';
import { archiveName, type BuildPlace, centralOf, shareBuild } from './central';
import { Refusal } from '@campus/node-tools/refusal';
import { withArchive } from '../deploy/archive';

const twins = [
  { ending: '.br', open: promisify(brotliDecompress) },
  { ending: '.gz', open: promisify(gunzip) },
];

const hashOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** What of a build is there for documents alone. */
const composedOf = (file: BuildDescription) =>
  isOfShell(file)
    ? (file.composed ?? [])
    : [...Object.values(file.pages ?? {}), ...Object.values(file.templates ?? {})];

/** What a build's files must be, by path: its assets, and what was made with it for documents. */
const promised = (file: BuildDescription) => [
  ...file.assets.map(({ path, integrity }) => ({ path, integrity })),
  ...composedOf(file),
];

async function differingTwins(file: string, content: Buffer): Promise<string[]> {
  const differing = await Promise.all(
    twins.map(async ({ ending, open }) => {
      const twin = await readFile(file + ending).catch(() => undefined);
      if (!twin) return [];
      const opened = await open(twin).catch(() => undefined);
      return opened?.equals(content) ? [] : [ending];
    }),
  );
  return differing.flat();
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
 * its description promises.
 * @returns one sentence for each that is missing or differs
 */
export async function assetFaults(dir: string, file: BuildDescription): Promise<string[]> {
  const faults = await Promise.all(promised(file).map((asset) => faultsOf(dir, asset)));
  return faults.flat();
}

/** Paths of all files that belong to a build, its twins and descriptions included; the entry last. */
function filesOfBuild(file: BuildDescription): string[] {
  const paths = promised(file).map(({ path }) => path);
  const last = isOfShell(file) ? [] : [file.entry];
  const ordered = [...paths.filter((path) => !last.includes(path)), ...last];
  const withTwins = ordered.flatMap((path) => [path, ...twins.map(({ ending }) => path + ending)]);
  const descriptions = isOfShell(file) ? [] : ['mf-manifest.json'];
  return [...new Set(withTwins), ...descriptions, descriptionOf(nameOf(file))];
}

/** A build in a folder that nobody serves yet. */
export interface Draft<F extends BuildDescription = BuildDescription> {
  dir: string;
  file: F;
}

export interface StoreRequest {
  /** Folder that holds `remote.json` or `shell.json`, e.g. `mfe-feed/dist`. */
  dir: string;
  remotesDir: string;
  /** Judges the upload before it gets its place. @throws Refusal */
  check?: ((draft: Draft) => Promise<void>) | undefined;
  onStep?: OnStep | undefined;
}

/** Reads `remote.json` of a build's folder. @throws where it is missing, no JSON or lacks a field */
export async function readBuildFile(dir: string): Promise<RemoteBuildFile> {
  return parseBuildFile(await readFile(join(dir, 'remote.json'), 'utf8'));
}

/** Reads `shell.json` of a build's folder. @throws where it is missing, no JSON or lacks a field */
export async function readShellFile(dir: string): Promise<ShellBuildFile> {
  return parseShellFile(await readFile(join(dir, descriptionOf(shellName)), 'utf8'));
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Reads what describes the build in a folder, of whichever kind it is.
 * @param what the folder, for whoever reads the refusal
 * @throws Refusal where there is none, or it makes no sense
 */
export async function readDescription(dir: string, what = dir): Promise<BuildDescription> {
  try {
    return await readShellFile(dir).catch((error: unknown) => {
      if (isMissing(error)) return readBuildFile(dir);
      throw error;
    });
  } catch (error) {
    throw new Refusal(
      isMissing(error)
        ? `${what} holds no build: there is no remote.json`
        : (error as Error).message,
    );
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function copyInto(draft: string, { dir, onStep }: StoreRequest, paths: readonly string[]) {
  const folders = new Set([draft, ...paths.map((path) => dirname(join(draft, path)))]);
  for (const folder of folders) await mkdir(folder, { recursive: true });
  // A disk makes many files safe at once in the time that one of them takes.
  const copying = paths.map(async (path) => {
    const target = join(draft, path);
    if (!(await exists(join(dir, path)))) return; // told by its hash, where it must be there
    await copyFile(join(dir, path), target);
    await sync(target);
    await onStep?.('file');
  });
  await Promise.all(copying);
  await Promise.all([...folders].map(sync));
}

/** @throws Refusal where a file of a build is missing or differs */
export async function verify(dir: string, file: BuildDescription): Promise<void> {
  const faults = await assetFaults(dir, file);
  if (faults.length === 0) return;
  throw new Refusal(`${nameOf(file)} ${file.build}: ${faults.join('; ')}`);
}

/** Gives the draft its place; false where another publisher of the same build was first. */
async function place(draft: string, target: string): Promise<boolean> {
  try {
    await rename(draft, target);
  } catch (error) {
    const taken = ['ENOTEMPTY', 'EEXIST'];
    if (taken.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
  await sync(dirname(target));
  return true;
}

/** Copies a build into a folder that nobody serves, verifies and judges it there; whatever happens, it goes again. */
async function withDraft(
  request: StoreRequest,
  file: BuildDescription,
  work: (draft: string, folder: string) => Promise<void>,
): Promise<void> {
  const { remotesDir, check, onStep } = request;
  const folder = join(remotesDir, nameOf(file));
  const draft = join(folder, draftName());
  await mkdir(draft, { recursive: true });
  try {
    await onStep?.('begun');
    await copyInto(draft, request, filesOfBuild(file));
    await onStep?.('uploaded');
    await verify(draft, file);
    await onStep?.('verified');
    await check?.({ dir: draft, file });
    await work(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
    // Of a remote that has nothing yet not even its folder stays.
    await rmdir(folder).catch(() => undefined);
  }
}

async function upload(request: StoreRequest, file: BuildDescription): Promise<void> {
  await withDraft(request, file, async (draft, folder) => {
    const target = join(folder, file.build);
    if (!(await place(draft, target))) await verify(target, file);
    await request.onStep?.('stored');
  });
}

/**
 * Verifies and judges a build as publishing would, and leaves everything as it was.
 * @throws Refusal as `storeBuild` does
 */
export async function tryBuild(request: StoreRequest): Promise<BuildDescription> {
  const file = await readDescription(request.dir);
  await withDraft(request, file, async () => undefined);
  return file;
}

async function store(request: StoreRequest): Promise<BuildDescription> {
  const file = await readDescription(request.dir);
  const folder = join(request.remotesDir, nameOf(file));
  const target = join(folder, file.build);
  await clearLeftovers(folder);
  if (!(await exists(target))) {
    await upload(request, file);
    return file;
  }
  await verify(request.dir, file);
  await verify(target, file);
  await request.check?.({ dir: target, file });
  // Old as it may be, it is about to be live: no sweep takes it away in between.
  const now = new Date();
  await utimes(target, now, now);
  return file;
}

/**
 * Puts a build beside the others: uploaded into a folder that nobody serves, verified, judged, and only
 * then renamed into its place. One that is there already is verified and judged where it lies.
 * @throws Refusal where a file is missing or differs, or the judgement says no
 */
export async function storeBuild(request: StoreRequest): Promise<BuildDescription> {
  const file = await store(request);
  const { remotesDir } = request;
  await shareBuild({ remotesDir, remote: nameOf(file), build: file.build });
  return file;
}

/** Fetches a build that another machine has put live, verified like any other. @returns whether it lies here now */
export async function fetchBuild({ remotesDir, remote, build }: BuildPlace): Promise<boolean> {
  const folder = join(remotesDir, remote);
  if (await exists(join(folder, build))) return true;
  const archive = await centralOf(remotesDir)?.builds.get(archiveName({ remote, build }));
  if (!archive) return false;
  await withArchive(folder, Readable.from([archive]), async (dir) => {
    const file = await readDescription(dir);
    const isIt = nameOf(file) === remote && file.build === build;
    if (!isIt) throw new Error(`The storage has another build as ${remote} ${build}`);
    await store({ dir, remotesDir });
  });
  return true;
}
