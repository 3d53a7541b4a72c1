import { later, type Clock } from '../clock';
import type { Database } from '../database/database';
import { pictureTables } from '../modules/pictures/picture-rows';
import { heldByReport } from '../modules/reports/visibility';
import { parseFileName } from './media';
import type { MediaStore } from './stores';

interface Swept {
  readonly database: Database;
  readonly mediaStore: MediaStore;
  readonly clock: Clock;
}

/** A create that takes longer than this counts as failed. */
const graceSeconds = 3600;
const batchSize = 500;

/**
 * Removes leftovers of a killed process or a failed create: rows of pictures that are not shown, and files without
 * a row, including drafts. It spares everything younger than an hour, and pictures that a report holds.
 */
export async function sweepPictures({ database, mediaStore, clock }: Swept): Promise<void> {
  const moment = later(clock(), -graceSeconds);
  for (const [kind, { table }] of Object.entries(pictureTables)) {
    await database.query(
      `delete from media m where created_at < $1 and kind = $2 and not exists (
         select 1 from ${table} i where i.college_id = m.college_id and i.media_key = m.key)
       and not ${heldByReport}`,
      [moment.toISOString(), kind],
    );
  }
  let batch: string[] = [];
  for await (const name of mediaStore.olderThan(moment)) {
    if (batch.push(name) < batchSize) continue;
    await removeUnknown({ database, mediaStore, names: batch });
    batch = [];
  }
  await removeUnknown({ database, mediaStore, names: batch });
}

interface Batch {
  readonly database: Database;
  readonly mediaStore: MediaStore;
  readonly names: readonly string[];
}

async function removeUnknown({ database, mediaStore, names }: Batch): Promise<void> {
  const keyOf = (name: string) => parseFileName(name)?.key ?? '';
  const rows = await database.query<{ key: string }>(
    'select key from media where key = any($1::text[])',
    [names.map(keyOf)],
  );
  const known = new Set(rows.map((row) => row.key));
  for (const name of names) if (!known.has(keyOf(name))) await mediaStore.remove(name);
}
