import { boolean, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { collegeId, moment } from './columns';
import { students } from './students';

/** Keyed by the token's hash alone: it is looked up before the college is known. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    collegeId: collegeId(),
    studentId: uuid('student_id').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeen: moment('last_seen').notNull(),
    expiresAt: moment('expires_at').notNull(),
    remember: boolean('remember').notNull(),
    /** What it was begun on, such as `Chrome on Android`; null where nobody said. */
    device: text('device'),
  },
  (table) => [
    foreignKey({
      name: 'sessions_student',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('sessions_by_student').on(table.collegeId, table.studentId, table.createdAt),
    index('sessions_by_end').on(table.expiresAt),
  ],
);
