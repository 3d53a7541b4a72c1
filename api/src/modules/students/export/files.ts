import { Readable } from 'node:stream';
import type { Services } from '../../../services';
import type { Asker } from './part';
import { parts } from './parts';
import type { ZippedFile } from './zip';

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
