import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Services } from '../../../services';
import type { Asker } from './own-rows';
import { parts } from './parts';

/** Rows that are written before others have their turn. */
const atOnce = 200;

type Needs = Pick<Services, 'clock' | 'database' | 'mediaStore'>;

/** The text of `data.json`, list by list; `seen` hears of each picture that it names. */
async function* dataText(
  { clock, database }: Needs,
  asker: Asker,
  seen: (image: string) => void,
): AsyncGenerator<string> {
  yield `{\n"madeAt": ${JSON.stringify(clock())}`;
  for (const part of parts) {
    const told = await part.read(database, asker);
    for (const { images = [] } of told) images.forEach(seen);
    yield `,\n${JSON.stringify(part.name)}: [`;
    for (let from = 0; from < told.length; from += atOnce) {
      const some = told.slice(from, from + atOnce).map((row) => JSON.stringify(row, null, 2));
      yield `${from === 0 ? '' : ','}\n${some.join(',\n')}`;
    }
    yield ']';
  }
  yield '\n}\n';
}

/**
 * The files of a student's own data: the rows as `data.json`, then each picture that it names, as it is stored.
 * A picture whose file is gone is left out.
 */
export async function* filesOf(services: Needs, asker: Asker): AsyncGenerator<ZippedFile> {
  const images = new Set<string>();
  const text = dataText(services, asker, (image) => images.add(image));
  yield { name: 'data.json', content: Readable.from(text, { objectMode: false }), compress: true };
  for (const name of images) {
    const bytes = await services.mediaStore.get(name.slice('images/'.length));
    if (bytes === undefined) continue;
    yield { name, content: Readable.from([bytes], { objectMode: false }), compress: false };
  }
}

/** A file that goes into a zip. */
interface ZippedFile {
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
