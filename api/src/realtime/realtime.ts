import type { Viewer } from '../http/viewer';

/** What open pages are sent. */
interface LiveEvent {
  readonly name: string;
  readonly payload: object;
}

/** The open pages of students, in this process and in all others. Only who is signed in has one. */
export interface Realtime {
  /** Sends to the open pages of these students of a college; others learn it when they fetch. */
  send(collegeId: string, studentIds: readonly string[], event: LiveEvent): void;
  /** Sends to all open pages that this process has; what it says is no secret. */
  announce(name: string): void;
  /** Cuts these students' connections. Their pages reconnect and fetch the current state. */
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
