import type { Viewer } from '../http/viewer';

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
