import { exportPath } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { describe, notLoggedIn } from '../../../http/errors';
import type { Services } from '../../../services';
import { findStudent } from '../students.repository';
import type { Asker } from './own-rows';
import { parts } from './parts';

/** Number of rows that are written before other work gets a turn. */
const atOnce = 200;

type Needs = Pick<Services, 'clock' | 'database' | 'mediaStore'>;

/** The text of `data.json`, list by list; `seen` is called with each picture that it names. */
async function* dataText(
  { clock, database }: Needs,
  asker: Asker,
  seen: (image: string) => void,
): AsyncGenerator<string> {
  yield `{\n"madeAt": ${JSON.stringify(clock())}`;
  for (const part of parts) {
    const exported = await part.read(database, asker);
    for (const { images = [] } of exported) images.forEach(seen);
    yield `,\n${JSON.stringify(part.name)}: [`;
    for (let from = 0; from < exported.length; from += atOnce) {
      const some = exported.slice(from, from + atOnce).map((row) => JSON.stringify(row, null, 2));
      yield `${from === 0 ? '' : ','}\n${some.join(',\n')}`;
    }
    yield ']';
  }
  yield '\n}\n';
}

/**
 * The files of a student's own data: the rows as `data.json`, then each picture that it names, as stored.
 * Pictures whose file is missing are left out.
 */
async function* filesOf(services: Needs, asker: Asker): AsyncGenerator<ZippedFile> {
  const images = new Set<string>();
  const text = dataText(services, asker, (image) => images.add(image));
  yield { name: 'data.json', content: Readable.from(text, { objectMode: false }), compress: true };
  for (const name of images) {
    const bytes = await services.mediaStore.get(name.slice('images/'.length));
    if (bytes === undefined) continue;
    yield { name, content: Readable.from([bytes], { objectMode: false }), compress: false };
  }
}

/** A file to be added to a zip. */
interface ZippedFile {
  readonly name: string;
  readonly content: Readable;
  /** False for pictures, which are already compressed. */
  readonly compress: boolean;
}

/**
 * A zip file that is built while it is sent: each file is read after the previous one has been sent, so that
 * at most one is in memory, however slow the connection is.
 * @param failed is called with the reason if the file is incomplete
 */
function zipStream(files: AsyncIterable<ZippedFile>, failed: (error: unknown) => void): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let current: Readable | undefined;

  const breakOff = (error: unknown) => {
    // A client that closed the connection is not an error of the server.
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

/** Returns a student's own data as a zip file; not part of the contract, as it returns no JSON. */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  app.get(exportPath, async ({ viewer, log }, reply) => {
    if (viewer === undefined) throw notLoggedIn();
    await services.limits.take('export', viewer.studentId);
    const student = await findStudent(services.database, viewer);
    if (student === undefined) throw notLoggedIn();
    const files = filesOf(services, { ...viewer, email: student.email });
    const name = `campus-data-${student.username}.zip`;
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(zipStream(files, (error) => log.error(describe(error), 'export aborted')));
  });
}
