import { LRUCache } from 'lru-cache';
import type { Changes } from './changes';

/** Milliseconds after which it is read again anyway: operators may write past every process. */
const maxAge = 1000;
const collegesMax = 500;

interface Entry<T> {
  readonly change: number;
  readonly readAt: number;
  readonly value: Promise<T>;
  /** The value, once it is here. */
  settled?: T;
}

/** Something that all students of a college see alike. */
export interface CollegeCache<T> {
  /** As it is now, as far as this site's processes have written it; at most a second old where others have. */
  read(collegeId: string): Promise<T>;
  /** The same where it is in memory: a call that waits for nothing costs half as much. */
  known(collegeId: string): T | undefined;
}

interface Options<T> {
  /** Of what is read. */
  readonly changes: Pick<Changes, 'ofCollege'> & Partial<Pick<Changes, 'postsSince'>>;
  /** Nothing in it may depend on who asks. */
  load(collegeId: string): Promise<T>;
  /** Brings what was read before up to date where nothing but some posts has changed; without it all is read. */
  mend?(collegeId: string, before: T, posts: readonly string[]): Promise<T> | T;
}

/** Reads something of a college once for all its students, until something in the college is written. */
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
      // It counts as read when it was asked for: a write that comes meanwhile makes it stale.
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
