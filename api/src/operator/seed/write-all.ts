import type { Orm } from '../../database';
import type { Filling } from './filling';

/** Rows of one statement: short enough for the other requests that wait on the embedded database. */
export const batchSize = 1000;
/** Rows after which the operator hears how far it is. */
const stride = 10_000;

interface Writing<Row> {
  readonly what: string;
  readonly total: number;
  /** Made while they are written, so that no more than a batch is in memory. */
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  /** In a transaction of its own. @returns how many rows there are more now */
  write(tx: Orm, batch: readonly Row[]): Promise<number>;
}

/** @returns how many rows were written in all */
export async function writeAll<Row>(filling: Filling, writing: Writing<Row>): Promise<number> {
  const tell = progress(filling, writing);
  let batch: Row[] = [];
  let written = 0;
  const flush = async () => {
    const full = batch;
    batch = [];
    if (full.length === 0) return;
    written += await filling.database.transaction((tx) => writing.write(tx, full), {
      unlimited: true,
    });
    tell(written);
  };
  for await (const row of writing.rows) {
    batch.push(row);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  return written;
}

/** Says how far it is at every stride; what is done at once needs no word. */
export function progress(
  { say }: Pick<Filling, 'say'>,
  { what, total }: { readonly what: string; readonly total: number },
): (done: number) => void {
  let next = stride;
  return (done) => {
    if (done < next) return;
    next = done - (done % stride) + stride;
    say(`${done} of ${total} ${what}`);
  };
}
