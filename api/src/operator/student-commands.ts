import { Refusal } from '@campus/node-tools/refusal';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { tables, type Database } from '../database/database';
import type { Services } from '../services';
import { command, reason, word, sheet, table } from './command';
import { logDecision } from './decisions';

interface FoundStudent {
  readonly id: string;
  readonly collegeId: string;
  readonly college: string;
  readonly email: string;
  readonly username: string;
  readonly createdAt: string;
  readonly suspendedAt: string | null;
  readonly deleteAt: string | null;
  readonly isStaff: boolean;
  readonly sessions: number;
  readonly posts: number;
  readonly openReports: number;
}

// Posts under the student's own name, and reports that name an author: neither includes confessions.
const select = `select s.id, s.college_id as "collegeId", c.name as college, s.email, s.username,
    s.created_at as "createdAt", s.suspended_at as "suspendedAt", s.delete_at as "deleteAt",
    s.is_staff as "isStaff",
    (select count(*)::int from sessions x
      where x.college_id = s.college_id and x.student_id = s.id) as sessions,
    (select count(*)::int from posts p
      where p.college_id = s.college_id and p.author_id = s.id) as posts,
    (select count(*)::int from reports r where r.college_id = s.college_id
      and r.author_id = s.id and r.decision = 'open') as "openReports"
  from students s join colleges c on c.id = s.college_id`;

/** @throws Refusal if nobody has the address or the name */
async function theStudent(database: Database, wanted: string): Promise<FoundStudent> {
  const [student] = await database.query<FoundStudent>(
    `${select} where s.email = $1 or s.username_lower = $1`,
    [wanted.toLowerCase()],
  );
  if (student === undefined) throw new Refusal(`There is no student “${wanted}”.`);
  return student;
}

const whoSays = '<student> is an email address or a username.';

const find = command({
  name: 'students find',
  takes: (it) => it.argument('<student>'),
  description: `Shows the account of a student. ${whoSays}`,
  args: z.object({ student: word }),
  run: async ({ database }, { student }) => ({ student: await theStudent(database, student) }),
  toText: ({ student }) =>
    sheet({
      Username: student.username,
      Address: student.email,
      College: student.college,
      'Signed up': student.createdAt,
      Suspended: student.suspendedAt ?? 'no',
      'To be deleted': student.deleteAt,
      Staff: student.isStaff ? 'yes' : 'no',
      Sessions: student.sessions,
      Posts: student.posts,
      'Open reports': student.openReports,
      Id: student.id,
    }),
});

const suspend = command({
  name: 'students suspend',
  takes: (it) => it.argument('<student>').requiredOption('--reason <text>'),
  description: `Suspends a student: ends all sessions and blocks sign-in. ${whoSays}`,
  args: z.object({ student: word, reason }),
  async run({ database, clock, sessions, realtime }, { student: wanted, reason: why }) {
    const student = await theStudent(database, wanted);
    const { collegeId, id: studentId, suspendedAt } = student;
    if (suspendedAt !== null) throw new Refusal(`${student.username} is already suspended.`);
    const now = clock();
    const ended = await database.transaction(async (tx) => {
      await tx.update(tables.students).set({ suspendedAt: now }).where(isStudent(student));
      const log = { action: 'students suspend', subjectId: studentId, reason: why, now };
      await logDecision(tx, log);
      return sessions.endAll(tx, { collegeId, studentId });
    });
    await ended();
    realtime.disconnect(collegeId, [studentId]);
    return { student: { ...student, suspendedAt: now.toISOString(), sessions: 0 } };
  },
  toText: ({ student: { username } }) => `${username} is suspended and signed out everywhere.`,
});

const restore = command({
  name: 'students restore',
  takes: (it) => it.argument('<student>').option('--reason <text>'),
  description: `Lifts the suspension of a student. ${whoSays}`,
  args: z.object({ student: word, reason: reason.optional() }),
  async run({ database, clock }, { student: wanted, reason: why = '' }) {
    const student = await theStudent(database, wanted);
    if (student.suspendedAt === null) throw new Refusal(`${student.username} is not suspended.`);
    await database.transaction(async (tx) => {
      await tx.update(tables.students).set({ suspendedAt: null }).where(isStudent(student));
      const log = { action: 'students restore', subjectId: student.id, now: clock() };
      await logDecision(tx, { ...log, reason: why });
    });
    return { student: { ...student, suspendedAt: null } };
  },
  toText: ({ student: { username } }) => `${username} can sign in again.`,
});

const staff = command({
  name: 'students staff',
  takes: (it) => it.argument('<student>').option('--reason <text>'),
  description: `Makes a student staff, who can see live builds at /staff/remotes and try other builds in their own browser. ${whoSays}`,
  args: z.object({ student: word, reason: reason.optional() }),
  async run(services, { student: wanted, reason: why = '' }) {
    const student = await theStudent(services.database, wanted);
    if (student.isStaff) throw new Refusal(`${student.username} is already staff.`);
    await setStaff(services, student, { action: 'students staff', isStaff: true, why });
    return { student: { ...student, isStaff: true } };
  },
  toText: ({ student: { username } }) => `${username} is now staff, from their next page load on.`,
});

const unstaff = command({
  name: 'students unstaff',
  takes: (it) => it.argument('<student>').option('--reason <text>'),
  description: `Removes a student from the staff. ${whoSays}`,
  args: z.object({ student: word, reason: reason.optional() }),
  async run(services, { student: wanted, reason: why = '' }) {
    const student = await theStudent(services.database, wanted);
    if (!student.isStaff) throw new Refusal(`${student.username} is not staff.`);
    await setStaff(services, student, { action: 'students unstaff', isStaff: false, why });
    return { student: { ...student, isStaff: false } };
  },
  toText: ({ student: { username } }) => `${username} is no longer staff.`,
});

interface StaffDecision {
  readonly action: string;
  readonly isStaff: boolean;
  readonly why: string;
}

async function setStaff(
  { database, clock }: Services,
  student: FoundStudent,
  { action, isStaff, why }: StaffDecision,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.update(tables.students).set({ isStaff }).where(isStudent(student));
    await logDecision(tx, { action, subjectId: student.id, reason: why, now: clock() });
  });
}

function isStudent({ collegeId, id }: FoundStudent) {
  const { students } = tables;
  return and(eq(students.collegeId, collegeId), eq(students.id, id));
}

const shared = command({
  name: 'students shared',
  description: 'Lists accounts that share a mailbox with an older one, without the oldest.',
  args: z.object({}),
  run: async ({ database }) => ({
    students: await database.query<FoundStudent>(
      `${select} where s.mailbox is null order by c.name, s.email`,
    ),
  }),
  toText: ({ students }) =>
    table(students, { college: 'College', email: 'Address', username: 'Username', id: 'Id' }),
});

export const studentCommands = [find, shared, suspend, restore, staff, unstaff];
