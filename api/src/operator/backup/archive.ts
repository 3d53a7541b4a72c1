import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { checksumOf, checksumPlaceholder, type ManifestEntry } from './manifest';

/** A zip file that is written while it is read: an entry is requested when the previous one is finished. */
export interface Archive {
  /** Destroyed with the error when something goes wrong. */
  readonly output: Readable;
  /** Resolves when the entry is finished. */
  add(entry: NewEntry): Promise<ManifestEntry>;
  finish(): void;
  fail(error: Error): void;
}

interface NewEntry {
  readonly name: string;
  readonly bytes: number;
  /** Pictures cannot be compressed further. */
  readonly compress: boolean;
  read(): Readable;
}

export function createArchive(): Archive {
  const zip = new ZipFile();
  const output = checksumOf();
  // The error also destroys `output`, where its reader gets it.
  pipeline(zip.outputStream, output, () => undefined);
  const broken = new Promise<never>((_resolve, reject) => {
    const end = () => reject(new Error('The reader of the backup disconnected.'));
    output.once('close', end);
    zip.once('error', reject);
  });
  broken.catch((error: Error) => output.destroy(error));

  function add({ name, bytes, compress, read }: NewEntry): Promise<ManifestEntry> {
    const hash = createHash('sha256');
    const through = new Promise<void>((resolve, reject) => {
      zip.addReadStreamLazy(name, { size: bytes, compress, mtime: zipEpoch }, (give) => {
        const content = read();
        content.on('data', (chunk: Buffer) => hash.update(chunk));
        content.once('end', resolve);
        content.once('error', reject);
        give(null, content);
      });
    });
    return Promise.race([through, broken]).then(() => ({
      name,
      bytes,
      sha256: hash.digest('hex'),
    }));
  }

  return {
    output,
    add,
    finish: () => zip.end({ forceZip64Format: false, comment: checksumPlaceholder }),
    fail: (error) => void output.destroy(error),
  };
}

/** The times of the entries are meaningless: the manifest has the real one. */
const zipEpoch = new Date(1980, 0, 1);
