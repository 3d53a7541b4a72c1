import type { QueuedCall } from '@campus/contract/client';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { queueDatabase } from '../offline/queue-messages';

/** A waiting write as it is stored; its body, which may contain pictures, is stored separately. */
export interface StoredCall extends Omit<QueuedCall, 'body'> {
  /** Position in the order of creation. */
  readonly order: number;
  /** The student who made it: it is never sent under another student's name. */
  readonly student: string;
  /** The number of server failures so far. */
  readonly faults?: number;
  /** Why it is not sent again automatically. */
  readonly problem?: string;
  readonly unfit?: boolean;
}

interface Schema extends DBSchema {
  readonly calls: { key: number; value: StoredCall; indexes: { key: string } };
  readonly bodies: { key: number; value: unknown };
}

/** Opened for one operation only: signing out deletes the database, which an open connection would block. */
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

/** Stores a write after the others, in place of one with the same key. @throws if there is no room */
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
    // The browser assigns its order.
    const order = await calls.add(call as StoredCall);
    await bodies.put(body, order);
    await writing.done;
  });

/** All stored writes, in order. */
export const stored = (): Promise<StoredCall[]> =>
  inDatabase((database) => database.getAll('calls'));

export const bodyOf = ({ order }: StoredCall): Promise<unknown> =>
  inDatabase((database) => database.get('bodies', order));

/** Updates a write that is still stored; one that was removed in the meantime stays removed. */
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

/** Finds a write. @returns the write with this key */
export const find = (key: string): Promise<StoredCall | undefined> =>
  inDatabase((database) => database.getFromIndex('calls', 'key', key));
