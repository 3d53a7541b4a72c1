import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import { isPresent } from '../people/visibility';
import { pictureTables, type PictureKind } from './picture-rows';

/** Whether the picture with a key is part of any visible content. */
export interface PicturesInSight {
  find(key: string): Promise<boolean>;
  /** The same from memory only: false means unknown. */
  known(key: string): boolean;
}

/** Seconds after which no process serves a removed picture any more. */
const cacheSeconds = 30;
const cachedKeys = 20_000;

/** One small statement per kind: the embedded database takes milliseconds to plan a combined one. */
function shows(kind: PictureKind): string {
  const { table, owner, of, id } = pictureTables[kind];
  // An avatar goes when its student does; the server asks about each viewer of a dating picture.
  const also = kind === 'avatar' ? ` and ${isPresent('o')}` : '';
  return `select 1 from ${table} i
    join ${of} o on o.college_id = $1 and o.${id} = i.${owner} and o.hidden_at is null
    where i.college_id = $1 and i.media_key = $2${also}`;
}

interface Kept {
  readonly collegeId: string;
  readonly kind: PictureKind;
}

/** Queries all kinds at once. */
export async function isInSight(database: Database, key: string): Promise<boolean> {
  const [row] = await database.query<Kept>(
    'select college_id as "collegeId", kind from media where key = $1',
    [key],
  );
  if (row === undefined) return false;
  return (await database.query(shows(row.kind), [row.collegeId, key])).length > 0;
}

/**
 * Everybody who ever saw a picture knows its address. So it serves the file only while a visible row refers
 * to it: hidden, deleted or replaced pictures, and those stored only as evidence, are not found.
 */
export function createPicturesInSight(services: {
  readonly database: Database;
  readonly clock: Clock;
}): PicturesInSight {
  const { database, clock } = services;
  const cache = new LRUCache<string, true>({
    max: cachedKeys,
    ttl: cacheSeconds * 1000,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    // Concurrent requests for one picture share one query. What is not found is not cached: invented keys would push
    // out the pictures.
    fetchMethod: async (key) => (await isInSight(database, key)) || undefined,
  });
  return {
    find: async (key) => (await cache.fetch(key)) === true,
    known: (key) => cache.get(key) === true,
  };
}
