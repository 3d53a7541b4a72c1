import { LRUCache } from 'lru-cache';
import type { Viewer } from '../http/viewer';

type Author = Pick<Viewer, 'collegeId' | 'studentId'>;

/**
 * How far a student's write reaches: one post, by its id, which keeps its position in the lists; or nothing that
 * others in the college see.
 */
export type Reach = { readonly post: string } | 'own';

/** A write and its reach; undefined for anything in the college. */
interface Change extends Author {
  readonly reach?: Reach | undefined;
}

/** How several processes report writes to each other. */
export interface ChangeNews {
  /** Whether this process receives the others' messages, and they receive its own. */
  isReady(): boolean;
  /** Resolves when they have been notified, or cannot be; never rejects. */
  publish(change: Change): Promise<void>;
  /** @param missed called if this process may have missed messages */
  subscribe(heard: (change: Change) => void, missed: () => void): void;
}

/** Tells which cached data of a college or a student was read before a later write. */
export interface Changes {
  /**
   * Call when a student's write is stored, and await it before answering: the next read then shows it, in every
   * process.
   */
  note(change: Change): Promise<void>;
  /** Anything may have been written. */
  noteAll(): void;
  /** Increases when anything except students' writes may have changed; undefined as for a college. */
  ofSite(): number | undefined;
  /** Increases with every write that others in the college see; undefined while this process may miss writes. */
  ofCollege(collegeId: string): number | undefined;
  /** The posts that have changed since then, if nothing else has; undefined otherwise. */
  postsSince(collegeId: string, change: number): readonly string[] | undefined;
  /** Increases with every write of one student; undefined as for a college. */
  ofStudent(studentId: string): number | undefined;
}

/** The writers of a few seconds are enough; a student who is not in the list counts as having just written. */
const studentsMax = 50_000;
/** Per college: with more changes, reading everything again is just as fast. */
const postsMax = 50;

interface OfCollege {
  /** The last change that may affect anything. */
  anything: number;
  latest: number;
  readonly posts: Map<string, number>;
}

/** @param news undefined where there is one process */
export function createChanges(news?: ChangeNews): Changes {
  let latest = 0;
  let everything = 0;
  const colleges = new Map<string, OfCollege>();
  const students = new Map<string, number>();

  function noteAll() {
    latest += 1;
    everything = latest;
    colleges.clear();
    students.clear();
  }

  function noteInCollege(collegeId: string, post: string | undefined) {
    const known = colleges.get(collegeId);
    const of = known ?? { anything: everything, latest, posts: new Map<string, number>() };
    if (!known) colleges.set(collegeId, of);
    of.latest = latest;
    const isOne = post !== undefined && (of.posts.has(post) || of.posts.size < postsMax);
    if (isOne) return void of.posts.set(post, latest);
    of.anything = latest;
    of.posts.clear();
  }

  function noteHere({ collegeId, studentId, reach }: Change) {
    if (students.size >= studentsMax) noteAll();
    latest += 1;
    students.set(studentId, latest);
    if (reach !== 'own') noteInCollege(collegeId, reach?.post);
  }
  news?.subscribe(noteHere, noteAll);

  const ifHeard = (change: number) => (news?.isReady() === false ? undefined : change);

  return {
    async note(change) {
      noteHere(change);
      await news?.publish(change);
    },
    noteAll,
    ofSite: () => ifHeard(everything),
    ofCollege: (id) => ifHeard(colleges.get(id)?.latest ?? everything),
    postsSince(id, change) {
      const of = colleges.get(id);
      if (of === undefined || of.anything > change || everything > change) return undefined;
      return [...of.posts].filter(([, at]) => at > change).map(([post]) => post);
    },
    ofStudent: (id) => ifHeard(students.get(id) ?? everything),
  };
}

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
