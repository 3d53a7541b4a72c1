import { LRUCache } from 'lru-cache';
import type { Changes } from './changes';

/** Milliseconds after which it is always read again: operators may write without notifying the processes. */
const maxAge = 1000;
const collegesMax = 500;

interface Entry<T> {
  readonly change: number;
  readonly readAt: number;
  readonly value: Promise<T>;
  /** The value, once it is loaded. */
  settled?: T;
}

/** A value that all students of a college see alike. */
export interface CollegeCache<T> {
  /** Current for writes by this site's processes; at most a second old for other writes. */
  read(collegeId: string): Promise<T>;
  /** The same if it is in memory: a synchronous call costs half as much. */
  known(collegeId: string): T | undefined;
}

interface Options<T> {
  /** Of the cached value. */
  readonly changes: Pick<Changes, 'ofCollege'> & Partial<Pick<Changes, 'postsSince'>>;
  /** The value must not depend on the student who requests it. */
  load(collegeId: string): Promise<T>;
  /** Updates the cached value if only some posts have changed; without it everything is read again. */
  mend?(collegeId: string, before: T, posts: readonly string[]): Promise<T> | T;
}

/** Reads a value of a college once for all its students, until something in the college is written. */
export function createCollegeCache<T>({ changes, load, mend }: Options<T>): CollegeCache<T> {
  const entries = new LRUCache<string, Entry<T>>({ max: collegesMax });

  function keep(collegeId: string, entry: Entry<T>): Promise<T> {
    entries.set(collegeId, entry);
    entry.value.then(
      (value) => (entry.settled = value),
      () => {
        if (entries.peek(collegeId) === entry) entries.delete(collegeId);
      },
    );
    return entry.value;
  }

  function young(collegeId: string, now: number): Entry<T> | undefined {
    const entry = entries.get(collegeId);
    return entry && now - entry.readAt < maxAge ? entry : undefined;
  }

  return {
    read(collegeId) {
      const change = changes.ofCollege(collegeId);
      if (change === undefined) return load(collegeId);
      const now = performance.now();
      const entry = young(collegeId, now);
      if (entry?.change === change) return entry.value;
      // The time of the request counts as the time of the read: a write in between makes it stale.
      const posts = mend && entry && changes.postsSince?.(collegeId, entry.change);
      if (!entry || !posts) return keep(collegeId, { change, readAt: now, value: load(collegeId) });
      const value = entry.value.then((before) => mend(collegeId, before, posts));
      return keep(collegeId, { change, readAt: entry.readAt, value });
    },
    known(collegeId) {
      const change = changes.ofCollege(collegeId);
      const entry = change === undefined ? undefined : young(collegeId, performance.now());
      return entry?.change === change ? entry?.settled : undefined;
    },
  };
}
