import { PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file that goes into a zip. */
export interface ZippedFile {
  readonly name: string;
  readonly content: Readable;
  /** Pictures are compressed already. */
  readonly compress: boolean;
}

/**
 * A zip file as it is being made: each file is asked for when the one before has been sent, so that there is
 * never more than one in memory, however slow the line.
 * @param failed hears why the file broke off
 */
export function zipStream(
  files: AsyncIterable<ZippedFile>,
  failed: (error: unknown) => void,
): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let current: Readable | undefined;

  const breakOff = (error: unknown) => {
    // Whoever hung up is no failure of ours.
    if (!out.destroyed) failed(error);
    out.destroy();
  };
  zip.on('error', breakOff);
  out.once('close', () => current?.destroy());

  const add = async () => {
    for await (const { name, content, compress } of files) {
      current = content;
      zip.addReadStream(content, name, { compress });
      await finished(content);
    }
    zip.end();
  };
  void add().catch(breakOff);
  void pipeline(zip.outputStream, out).catch(breakOff);
  return out;
}
