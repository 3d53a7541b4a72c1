import type { Viewer } from '../http/viewer';

type Author = Pick<Viewer, 'collegeId' | 'studentId'>;

/**
 * How far a write of a student reaches: one post, by its id, whose place among the others stays; or nothing that
 * others of the college see.
 */
export type Reach = { readonly post: string } | 'own';

/** A write, and how far it reaches; undefined for anything in the college. */
export interface Change extends Author {
  readonly reach?: Reach | undefined;
}

/** What several processes tell each other of what was written. */
export interface ChangeNews {
  /** Whether this process hears the others, and they hear it. */
  isReady(): boolean;
  /** Resolves when they have been told, or cannot be; never rejects. */
  publish(change: Change): Promise<void>;
  /** @param missed called where something may have been said that this process did not hear */
  subscribe(heard: (change: Change) => void, missed: () => void): void;
}

/** Which of what is cached for a college, or for a student, was read before something in it was written. */
export interface Changes {
  /**
   * A student's write is stored. To be awaited before it is answered: then the next read shows it, in whichever
   * process.
   */
  note(change: Change): Promise<void>;
  /** Anything may have been written. */
  noteAll(): void;
  /** Rises where anything may have been written but by students; undefined as for a college. */
  ofSite(): number | undefined;
  /** Rises with every write that others in the college see; undefined while this process may not hear of all of them. */
  ofCollege(collegeId: string): number | undefined;
  /** The posts that alone have changed since then; undefined where anything may have. */
  postsSince(collegeId: string, change: number): readonly string[] | undefined;
  /** Rises with every write of one student; undefined as for a college. */
  ofStudent(studentId: string): number | undefined;
}

/** Writers of a few seconds are enough; whoever falls out of it counts as having just written. */
const studentsMax = 50_000;
/** Of a college: with more, it is as quick to read everything anew. */
const postsMax = 50;

interface OfCollege {
  /** The last change of anything. */
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
