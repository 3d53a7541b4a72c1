import { Refusal } from '@campus/node-tools/refusal';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry } from 'yauzl';
import { ZipFile } from 'yazl';
import { plainPath } from '../registry/build-file';
import { clearLeftovers, draftName } from '../registry/disk';

/** Limits of an archive, in bytes and number of files; a build of a remote needs about a tenth of them. */
export interface ArchiveLimits {
  /** Size of the archive as it is sent. */
  archive: number;
  /** Size of one file in it. */
  file: number;
  /** Total size of all files in it. */
  content: number;
  files: number;
}

const megabyte = 1024 * 1024;

export const archiveLimits: ArchiveLimits = {
  archive: 24 * megabyte,
  file: 8 * megabyte,
  content: 64 * megabyte,
  files: 2000,
};

/** A path in the archive, with its content: a file on the disk or a text. */
export type PackedFile = { path: string } & ({ from: string } | { text: string });

/** Packs files into an archive stream; a file that cannot be read destroys the stream. */
export function pack(files: readonly PackedFile[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // An unhandled error would end the process, e.g. of a site that removes an old build while it is being fetched.
  zip.once('error', (error) => output.destroy(error));
  for (const { path, ...what } of files) {
    const compress = !/\.(?:br|gz|png|webp|woff2)$/.test(path);
    if ('text' in what) zip.addBuffer(Buffer.from(what.text), path, { compress });
    else zip.addFile(what.from, path, { compress });
  }
  zip.end();
  return output;
}

/** Writes an archive of files to the disk. */
export const packFiles = (files: readonly PackedFile[], archive: string): Promise<void> =>
  pipeline(pack(files), createWriteStream(archive, { flags: 'wx' }));

const typeMask = 0o170000;
const regularFile = 0o100000;

/** Whether an entry made on Unix is a regular file. Archives of other systems have no file mode and count as files. */
function isRegular({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  const isUnix = versionMadeBy >> 8 === 3;
  const type = (externalFileAttributes >>> 16) & typeMask;
  return !isUnix || type === 0 || type === regularFile;
}

function faultOf(entry: Entry, known: Set<string>, limits: ArchiveLimits): string | undefined {
  const { fileName, uncompressedSize, compressedSize } = entry;
  const path = plainPath.safeParse(fileName);
  if (!path.success || fileName.length > 200) return 'a path that is not allowed in a build';
  if (!isRegular(entry)) return 'an entry that is not a regular file';
  if (entry.isEncrypted()) return 'an encrypted file';
  // Names that differ only in case are refused too: some disks treat them as the same file.
  if (known.has(fileName.toLowerCase())) return 'two files with the same name';
  if (uncompressedSize > limits.file || compressedSize > limits.archive)
    return 'a file that is too large';
  known.add(fileName.toLowerCase());
  return undefined;
}

/** Checks all entries that an archive lists. @throws Refusal before any of it is unpacked */
function judgeEntries(entries: readonly Entry[], limits: ArchiveLimits): void {
  const known = new Set<string>();
  if (entries.length > limits.files)
    throw new Refusal(`The archive contains more than ${limits.files} files`);
  for (const entry of entries) {
    const fault = faultOf(entry, known, limits);
    if (fault) throw new Refusal(`The archive contains ${fault}`);
  }
  const content = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (content > limits.content) throw new Refusal('The archive is too large once unpacked');
  for (const name of known) {
    for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) {
      if (known.has(folder)) throw new Refusal('The archive contains a file that is also a folder');
    }
  }
}

/** Hides the reader's own message: the sender only needs to know that the archive is not intact. */
const asRefusal = (error: unknown): Refusal =>
  error instanceof Refusal
    ? error
    : new Refusal('The archive is damaged, truncated or not a zip file');

/**
 * Unpacks an archive of regular files into a new folder. Its list of entries is checked before anything is written,
 * and no file may turn out larger than listed.
 * @throws Refusal; the folder may then contain a part of the files
 */
export async function unpackFiles(
  archive: string,
  folder: string,
  limits: ArchiveLimits = archiveLimits,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  // The reader checks sizes and names too: it throws if a file is larger than listed.
  const zip = await openPromise(archive, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
  }).catch((error: unknown) => {
    throw asRefusal(error);
  });
  try {
    if (zip.entryCount > limits.files) {
      throw new Refusal(`The archive contains more than ${limits.files} files`);
    }
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    judgeEntries(entries, limits);
    for (const entry of entries) {
      const file = join(folder, entry.fileName);
      await mkdir(dirname(file), { recursive: true });
      const content = await zip.openReadStreamPromise(entry);
      await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o644 }));
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    zip.close();
  }
}

function atMost(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > limit ? new Refusal('The archive is larger than a build may be') : null, chunk);
    },
  });
}

/** Unpacks an arriving archive into a remote's folder for `work`, and always removes it afterwards. @throws Refusal */
export async function withArchive<T>(
  folder: string,
  archive: Readable,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  await clearLeftovers(folder);
  const draft = join(folder, draftName());
  await mkdir(draft, { recursive: true });
  try {
    const file = join(draft, 'archive.zip');
    await pipeline(archive, atMost(archiveLimits.archive), createWriteStream(file));
    await unpackFiles(file, join(draft, 'build'));
    await rm(file);
    return await work(join(draft, 'build'));
  } finally {
    await rm(draft, { recursive: true, force: true });
    // Also removes the remote's folder if it is empty.
    await rmdir(folder).catch(() => undefined);
  }
}

/** Every regular file under a folder, for an archive, by its path below `below`. */
export async function filesUnder(folder: string, below = ''): Promise<PackedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((from) => ({ from, path: posix.join(below, relative(folder, from).replaceAll(sep, '/')) }))
    .filter(({ path }) => plainPath.safeParse(path).success);
}
