import { LRUCache } from 'lru-cache';
import type { Changes } from './changes';

/** Milliseconds after which it is read again anyway: operators may write past every process. */
const maxAge = 1000;
const collegesMax = 500;

interface Entry<T> {
  readonly change: number;
  readonly readAt: number;
  readonly value: Promise<T>;
}

/** Something that all students of a college see alike. */
export interface CollegeCache<T> {
  /** As it is now, as far as this site's processes have written it; at most a second old where others have. */
  read(collegeId: string): Promise<T>;
}

/**
 * Reads something of a college once for all its students, until something in the college is written.
 * @param changes of what is read
 * @param load nothing in it may depend on who asks
 */
export function createCollegeCache<T>(
  changes: Pick<Changes, 'ofCollege'>,
  load: (collegeId: string) => Promise<T>,
): CollegeCache<T> {
  const entries = new LRUCache<string, Entry<T>>({ max: collegesMax });
  return {
    read(collegeId) {
      const change = changes.ofCollege(collegeId);
      if (change === undefined) return load(collegeId);
      const now = performance.now();
      const known = entries.get(collegeId);
      if (known?.change === change && now - known.readAt < maxAge) return known.value;
      // It counts as read when it was asked for: a write that comes meanwhile makes it stale.
      const entry = { change, readAt: now, value: load(collegeId) };
      entries.set(collegeId, entry);
      entry.value.catch(() => {
        if (entries.peek(collegeId) === entry) entries.delete(collegeId);
      });
      return entry.value;
    },
  };
}
