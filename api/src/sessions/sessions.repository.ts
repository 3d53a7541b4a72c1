import { and, desc, eq, inArray, lt, ne, notInArray } from 'drizzle-orm';
import { tables, type Database, type Orm } from '../database/database';
import type { Viewer } from '../http/viewer';
import { sessionsPerStudent } from './cookie';

const { sessions } = tables;

export interface SessionRow {
  readonly studentId: string;
  readonly collegeId: string;
  readonly createdAt: string;
  readonly lastSeen: string;
  readonly expiresAt: string;
  readonly remember: boolean;
}

type Student = Pick<Viewer, 'collegeId' | 'studentId'>;

export async function findSession(database: Database, tokenHash: string) {
  const [row] = await database.query<SessionRow>(
    `select student_id as "studentId", college_id as "collegeId", created_at as "createdAt",
       last_seen as "lastSeen", expires_at as "expiresAt", remember
     from sessions where token_hash = $1`,
    [tokenHash],
  );
  return row;
}

export interface OpenSession extends Pick<
  SessionRow,
  'createdAt' | 'lastSeen' | 'expiresAt' | 'remember'
> {
  /** The hash that identifies it. */
  readonly session: string;
  readonly device: string | null;
}

export async function listSessions(database: Database, { collegeId, studentId }: Student) {
  return database.query<OpenSession>(
    `select token_hash as session, created_at as "createdAt", last_seen as "lastSeen",
       expires_at as "expiresAt", remember, device
     from sessions where college_id = $1 and student_id = $2
     order by last_seen desc, created_at desc, token_hash`,
    [collegeId, studentId],
  );
}

export async function insertSession(orm: Orm, row: typeof sessions.$inferInsert): Promise<void> {
  await orm.insert(sessions).values(row);
}

/** Deletes all but the newest. @returns the hashes of the ended ones */
export async function endOldest(orm: Orm, student: Student): Promise<string[]> {
  const newest = orm
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(ofStudent(student))
    .orderBy(desc(sessions.createdAt), desc(sessions.tokenHash))
    .limit(sessionsPerStudent);
  const ended = await orm
    .delete(sessions)
    .where(and(ofStudent(student), notInArray(sessions.tokenHash, newest)))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.map((row) => row.tokenHash);
}

/** @returns the hashes of the ended ones */
export async function endAllBut(orm: Orm, student: Student, kept?: string): Promise<string[]> {
  const ended = await orm
    .delete(sessions)
    .where(and(ofStudent(student), kept === undefined ? undefined : ne(sessions.tokenHash, kept)))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.map((row) => row.tokenHash);
}

export async function endSession(orm: Orm, tokenHash: string): Promise<void> {
  await orm.delete(sessions).where(inArray(sessions.tokenHash, [tokenHash]));
}

export async function markSeen(orm: Orm, tokenHash: string, now: Date): Promise<void> {
  await orm.update(sessions).set({ lastSeen: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpired(orm: Orm, now: Date): Promise<void> {
  await orm.delete(sessions).where(lt(sessions.expiresAt, now));
}

function ofStudent(student: Student) {
  return and(eq(sessions.collegeId, student.collegeId), eq(sessions.studentId, student.studentId));
}
