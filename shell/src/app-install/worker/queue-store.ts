import type { QueuedCall } from '@campus/contract/client';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { queueDatabase } from '../offline/queue-messages';

/** A write that waits, as it is stored; its body, which may hold pictures, lies beside it. */
export interface StoredCall extends Omit<QueuedCall, 'body'> {
  /** Place in the order in which they were made. */
  readonly order: number;
  /** Who made it: it is never sent in another student's name. */
  readonly student: string;
  /** When it was first sent, in milliseconds since 1970: an answer may have been lost. */
  readonly sentAt?: number;
  /** How often the server failed at it. */
  readonly faults?: number;
  /** Why it is not sent again by itself. */
  readonly problem?: string;
  readonly unfit?: boolean;
}

interface Schema extends DBSchema {
  readonly calls: { key: number; value: StoredCall; indexes: { key: string } };
  readonly bodies: { key: number; value: unknown };
}

/** Opened for one piece of work only: signing out deletes the database, which an open connection would hold up. */
async function inDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(queueDatabase, 1, {
    upgrade: (fresh) => {
      const calls = fresh.createObjectStore('calls', { keyPath: 'order', autoIncrement: true });
      calls.createIndex('key', 'key');
      fresh.createObjectStore('bodies');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Stores a write behind the others, in place of one with the same key. @throws where there is no room */
export const store = ({
  body,
  ...call
}: QueuedCall & { readonly student: string }): Promise<void> =>
  inDatabase(async (database) => {
    const writing = database.transaction(['calls', 'bodies'], 'readwrite', {
      durability: 'strict',
    });
    const calls = writing.objectStore('calls');
    const bodies = writing.objectStore('bodies');
    const before = await calls.index('key').getKey(call.key);
    if (before !== undefined) await Promise.all([calls.delete(before), bodies.delete(before)]);
    // The browser gives it its order.
    const order = await calls.add(call as StoredCall);
    await bodies.put(body, order);
    await writing.done;
  });

/** All that is stored, in order. */
export const stored = (): Promise<StoredCall[]> =>
  inDatabase((database) => database.getAll('calls'));

export const bodyOf = ({ order }: StoredCall): Promise<unknown> =>
  inDatabase((database) => database.get('bodies', order));

/** Changes a write that is still stored; what was taken away meanwhile does not come back. */
export const change = (order: number, some: Partial<StoredCall>): Promise<void> =>
  inDatabase(async (database) => {
    const writing = database.transaction('calls', 'readwrite');
    const now = await writing.store.get(order);
    if (now) await writing.store.put({ ...now, ...some });
    await writing.done;
  });

export const remove = (order: number): Promise<void> =>
  inDatabase(async (database) => {
    const writing = database.transaction(['calls', 'bodies'], 'readwrite');
    await writing.objectStore('calls').delete(order);
    await writing.objectStore('bodies').delete(order);
    await writing.done;
  });

/** @returns the write of this key */
export const find = (key: string): Promise<StoredCall | undefined> =>
  inDatabase((database) => database.getFromIndex('calls', 'key', key));
