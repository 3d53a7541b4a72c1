import { and, eq } from 'drizzle-orm';
import { tables, type Database, type Orm } from '../../database/database';
import type { StudentKey } from './students.repository';

const { students } = tables;

interface Plan {
  readonly deleteAt: Date;
  readonly deleteConfessions: boolean;
}

export async function scheduleDeletion(
  tx: Orm,
  { collegeId, studentId }: StudentKey,
  plan: Plan,
): Promise<void> {
  const isStudent = and(eq(students.collegeId, collegeId), eq(students.id, studentId));
  await tx.update(students).set(plan).where(isStudent);
}

/** A student whose account is to be deleted. */
export interface LeavingStudent extends StudentKey {
  readonly email: string;
  /** The time of deletion, as an ISO instant. */
  readonly deleteAt: string;
  readonly deleteConfessions: boolean;
}

const columns = `college_id as "collegeId", id as "studentId", email, delete_at as "deleteAt",
  delete_confessions as "deleteConfessions"`;

/** Accounts due for deletion, longest overdue first. */
export async function listDueStudents(database: Database, now: Date): Promise<LeavingStudent[]> {
  return database.query<LeavingStudent>(
    `select ${columns} from students where delete_at <= $1 order by delete_at, id`,
    [now.toISOString()],
  );
}

/** Accounts not yet due, of students who want their confessions deleted. */
export async function listTakingConfessions(
  database: Database,
  now: Date,
): Promise<LeavingStudent[]> {
  return database.query<LeavingStudent>(
    `select ${columns} from students where delete_at > $1 and delete_confessions
     order by delete_at, id`,
    [now.toISOString()],
  );
}
