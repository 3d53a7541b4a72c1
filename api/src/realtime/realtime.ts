import type { Viewer } from '../http/viewer';

/** Something that pages are told while they are open. */
interface LiveEvent {
  readonly name: string;
  readonly payload: object;
}

/** The open pages of students, in this process and in all others. Only who is signed in has one. */
export interface Realtime {
  /** Tells the pages of these students of a college, now; whoever has none open learns it by asking. */
  tell(collegeId: string, studentIds: readonly string[], event: LiveEvent): void;
  /** Cuts the connections of these students. Their pages connect again and fetch what holds by then. */
  disconnect(collegeId: string, studentIds: readonly string[]): void;
}

/** The room of everything that a student has open. */
export function studentRoom({
  collegeId,
  studentId,
}: Pick<Viewer, 'collegeId' | 'studentId'>): string {
  return `student:${collegeId}:${studentId}`;
}

/** The room of what was opened under one session, by the hash that names it. */
export function sessionRoom(session: string): string {
  return `session:${session}`;
}
