import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import { pictureTables, type PictureKind } from './picture-rows';

/** Whether anything that can be seen shows the picture with a key. */
export type PicturesInSight = (key: string) => Promise<boolean>;

/** Seconds after which a picture that was taken away is no longer served, by any process. */
const cacheSeconds = 30;
const cachedKeys = 20_000;

/** One small statement each: all kinds in one take the embedded database milliseconds to plan. */
function shows(kind: PictureKind): string {
  const { table, owner, of, id } = pictureTables[kind];
  return `select 1 from ${table} i
    join ${of} o on o.college_id = $1 and o.${id} = i.${owner} and o.hidden_at is null
    where i.college_id = $1 and i.media_key = $2`;
}

interface Kept {
  readonly collegeId: string;
  readonly kind: PictureKind;
}

/** Asks at once. */
export async function isInSight(database: Database, key: string): Promise<boolean> {
  const [row] = await database.query<Kept>(
    'select college_id as "collegeId", kind from media where key = $1',
    [key],
  );
  if (row === undefined) return false;
  return (await database.query(shows(row.kind), [row.collegeId, key])).length > 0;
}

/**
 * An address of a picture is known to everybody who ever saw it. So it leads to the file only while a row that
 * can be seen names it: what is hidden, deleted, replaced or kept as evidence alone is not there for anybody.
 */
export function createPicturesInSight(services: {
  readonly database: Database;
  readonly clock: Clock;
}): PicturesInSight {
  const { database, clock } = services;
  const cache = new LRUCache<string, boolean>({
    max: cachedKeys,
    ttl: cacheSeconds * 1000,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    // Many who ask for one picture at once are one question.
    fetchMethod: (key) => isInSight(database, key),
  });
  return async (key) => (await cache.fetch(key)) === true;
}
