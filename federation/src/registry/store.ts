import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { sync } from '@campus/node-tools/durable-file';
import { clearLeftovers, draftName, type OnStep } from './disk';
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

const compressedCopies = [
  { ending: '.br', open: promisify(brotliDecompress) },
  { ending: '.gz', open: promisify(gunzip) },
];

const hashOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The files of a build that are only used to compose documents. */
const composedOf = (file: BuildDescription) =>
  isOfShell(file)
    ? (file.composed ?? [])
    : [...Object.values(file.pages ?? {}), ...Object.values(file.templates ?? {})];

/** All files that a build must have, with path and hash: its assets, and the files for documents. */
const promised = (file: BuildDescription) => [
  ...file.assets.map(({ path, integrity }) => ({ path, integrity })),
  ...composedOf(file),
];

async function differingCopies(file: string, content: Buffer): Promise<string[]> {
  const differing = await Promise.all(
    compressedCopies.map(async ({ ending, open }) => {
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
  if (hashOf(content) !== integrity) return [`${path} differs from the file that was built`];
  const differing = await differingCopies(file, content);
  return differing.map((ending) => `${path}${ending} does not match ${path}`);
}

/**
 * Compares every file of a build's folder, and any compressed variants, with
 * the build's description.
 * @returns one sentence for each file that is missing or differs
 */
export async function assetFaults(dir: string, file: BuildDescription): Promise<string[]> {
  const faults = await Promise.all(promised(file).map((asset) => faultsOf(dir, asset)));
  return faults.flat();
}

/** Paths of all files of a build, including compressed variants and descriptions; the entry is last. */
function filesOfBuild(file: BuildDescription): string[] {
  const paths = promised(file).map(({ path }) => path);
  const last = isOfShell(file) ? [] : [file.entry];
  const ordered = [...paths.filter((path) => !last.includes(path)), ...last];
  const withCompressed = ordered.flatMap((path) => [
    path,
    ...compressedCopies.map(({ ending }) => path + ending),
  ]);
  const descriptions = isOfShell(file) ? [] : ['mf-manifest.json'];
  return [...new Set(withCompressed), ...descriptions, descriptionOf(nameOf(file))];
}

/** A build in a folder that is not served yet. */
export interface Draft<F extends BuildDescription = BuildDescription> {
  dir: string;
  file: F;
}

export interface StoreRequest {
  /** Folder that contains `remote.json` or `shell.json`, e.g. `mfe-feed/dist`. */
  dir: string;
  remotesDir: string;
  /** Judges the upload before it is moved into place. @throws Refusal */
  check?: ((draft: Draft) => Promise<void>) | undefined;
  onStep?: OnStep | undefined;
}

/** Reads `remote.json` of a build's folder. @throws if it is missing, invalid JSON or lacks a field */
export async function readBuildFile(dir: string): Promise<RemoteBuildFile> {
  return parseBuildFile(await readFile(join(dir, 'remote.json'), 'utf8'));
}

/** Reads `shell.json` of a build's folder. @throws if it is missing, invalid JSON or lacks a field */
export async function readShellFile(dir: string): Promise<ShellBuildFile> {
  return parseShellFile(await readFile(join(dir, descriptionOf(shellName)), 'utf8'));
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Reads the description of the build in a folder, of either kind.
 * @param what name of the folder in the refusal
 * @throws Refusal if it is missing or invalid
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
        ? `${what} contains no build: remote.json is missing`
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
  // A disk can sync many files at once in about the time of one.
  const copying = paths.map(async (path) => {
    const target = join(draft, path);
    if (!(await exists(join(dir, path)))) return; // required files are checked by their hash later
    await copyFile(join(dir, path), target);
    await sync(target);
    await onStep?.('file');
  });
  await Promise.all(copying);
  await Promise.all([...folders].map(sync));
}

/** @throws Refusal if a file of a build is missing or differs */
export async function verify(dir: string, file: BuildDescription): Promise<void> {
  const faults = await assetFaults(dir, file);
  if (faults.length === 0) return;
  throw new Refusal(`${nameOf(file)} ${file.build}: ${faults.join('; ')}`);
}

/** Moves the draft into place; false if another publisher of the same build was faster. */
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

/** Copies a build into a folder that is not served, verifies and judges it there, and always removes the folder. */
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
    // Also removes the remote's folder if it is empty.
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
 * Verifies and judges a build like publishing does, and changes nothing.
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
  // The build may be old but is about to go live, so a sweep must not remove it in between.
  const now = new Date();
  await utimes(target, now, now);
  return file;
}

/**
 * Stores a build beside the others: uploads it into a folder that is not served, verifies and judges it, and only
 * then renames the folder. A stored build is verified and judged in its place.
 * @throws Refusal if a file is missing or differs, or the judgement refuses
 */
export async function storeBuild(request: StoreRequest): Promise<BuildDescription> {
  const file = await store(request);
  const { remotesDir } = request;
  await shareBuild({ remotesDir, remote: nameOf(file), build: file.build });
  return file;
}

/** Fetches and verifies a build that another machine has made live. @returns whether it is stored here now */
export async function fetchBuild({ remotesDir, remote, build }: BuildPlace): Promise<boolean> {
  const folder = join(remotesDir, remote);
  if (await exists(join(folder, build))) return true;
  const archive = await centralOf(remotesDir)?.builds.get(archiveName({ remote, build }));
  if (!archive) return false;
  await withArchive(folder, Readable.from([archive]), async (dir) => {
    const file = await readDescription(dir);
    const isIt = nameOf(file) === remote && file.build === build;
    if (!isIt) throw new Error(`The storage has a different ${remote} ${build}`);
    await store({ dir, remotesDir });
  });
  return true;
}
