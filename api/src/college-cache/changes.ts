import type { Viewer } from '../http/viewer';

type Author = Pick<Viewer, 'collegeId' | 'studentId'>;

/** What several processes tell each other of what was written. */
export interface ChangeNews {
  /** Whether this process hears the others, and they hear it. */
  isReady(): boolean;
  /** Resolves when they have been told, or cannot be; never rejects. */
  publish(author: Author): Promise<void>;
  /** @param missed called where something may have been said that this process did not hear */
  subscribe(heard: (author: Author) => void, missed: () => void): void;
}

/** Which of what is cached for a college, or for a student, was read before something in it was written. */
export interface Changes {
  /**
   * A student's write is stored. To be awaited before it is answered: then the next read shows it, in whichever
   * process.
   */
  note(author: Author): Promise<void>;
  /** Anything may have been written. */
  noteAll(): void;
  /** Rises where anything may have been written but by students; undefined as for a college. */
  ofSite(): number | undefined;
  /** Rises with every write in the college; undefined while this process may not hear of all of them. */
  ofCollege(collegeId: string): number | undefined;
  /** The same of what one student wrote. */
  ofStudent(studentId: string): number | undefined;
}

/** Writers of a few seconds are enough; whoever falls out of it counts as having just written. */
const studentsMax = 50_000;

/** @param news undefined where there is one process */
export function createChanges(news?: ChangeNews): Changes {
  let latest = 0;
  let everything = 0;
  const colleges = new Map<string, number>();
  const students = new Map<string, number>();

  function noteAll() {
    latest += 1;
    everything = latest;
    colleges.clear();
    students.clear();
  }

  function noteHere({ collegeId, studentId }: Author) {
    if (students.size >= studentsMax) noteAll();
    latest += 1;
    colleges.set(collegeId, latest);
    students.set(studentId, latest);
  }
  news?.subscribe(noteHere, noteAll);

  const ifHeard = (change: number) => (news?.isReady() === false ? undefined : change);

  return {
    async note(author) {
      noteHere(author);
      await news?.publish(author);
    },
    noteAll,
    ofSite: () => ifHeard(everything),
    ofCollege: (id) => ifHeard(colleges.get(id) ?? everything),
    ofStudent: (id) => ifHeard(students.get(id) ?? everything),
  };
}
