import type { Viewer } from '../http/viewer';

/** The events that open pages receive. */
interface LiveEvent {
  readonly name: string;
  readonly payload: object;
}

/** The open pages of signed-in students, in this process and in all others. */
export interface Realtime {
  /** Sends to the open pages of these students of a college; others see the change when they fetch. */
  send(collegeId: string, studentIds: readonly string[], event: LiveEvent): void;
  /** Sends to all open pages of this process; the content is not secret. */
  announce(name: string): void;
  /** Cuts these students' connections. Their pages reconnect and fetch the current state. */
  disconnect(collegeId: string, studentIds: readonly string[]): void;
}

/** The room of all open pages of a student. */
export function studentRoom({
  collegeId,
  studentId,
}: Pick<Viewer, 'collegeId' | 'studentId'>): string {
  return `student:${collegeId}:${studentId}`;
}

/** The room of all pages opened under one session, by its hash. */
export function sessionRoom(session: string): string {
  return `session:${session}`;
}
