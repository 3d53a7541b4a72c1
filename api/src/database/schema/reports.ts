import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { collegeId, moment, randomId } from './columns';
import { students } from './students';

/** What a student reports to the operators. The reporter no longer sees the subject. */
export const reports = pgTable(
  'reports',
  {
    collegeId: collegeId(),
    id: randomId(),
    reporterId: uuid('reporter_id').notNull(),
    /** What is reported; a confession is a post. */
    kind: text('kind').notNull(),
    /** The id of what is reported; a profile's is its student's, a page's the student's `person_id`. */
    subjectId: uuid('subject_id').notNull(),
    /** Null where the subject is a confession or a comment on one: nothing here names its author. */
    authorId: uuid('author_id'),
    reason: text('reason').notNull(),
    details: text('details').notNull(),
    /** What was there to see when it was reported. */
    evidence: jsonb('evidence').notNull(),
    createdAt: moment('created_at').notNull(),
    decision: text('decision').notNull().default('open'),
    decisionReason: text('decision_reason'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'reports_reporter',
      columns: [table.collegeId, table.reporterId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'reports_author',
      columns: [table.collegeId, table.authorId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    uniqueIndex('reports_once').on(table.collegeId, table.reporterId, table.subjectId),
    index('reports_newest').on(table.collegeId, table.createdAt.desc().nullsFirst()),
    index('reports_by_author').on(table.collegeId, table.authorId),
    index('reports_by_subject').on(table.collegeId, table.subjectId),
    check(
      'reports_kind',
      sql`${table.kind} in ('post', 'comment', 'ad', 'cab', 'event', 'explore', 'person', 'profile', 'message', 'conversation-message')`,
    ),
    check('reports_decision', sql`${table.decision} in ('open', 'hidden', 'dismissed')`),
  ],
);
