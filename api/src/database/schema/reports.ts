import { sql } from 'drizzle-orm';
import {
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo, collegeId, moment, randomId } from './columns';
import { students } from './students';

/** A student's report to the operators. The reporter no longer sees the subject. */
export const reports = pgTable(
  'reports',
  {
    collegeId: collegeId(),
    id: randomId(),
    /** Null if the reporter's account was deleted before the decision. */
    reporterId: uuid('reporter_id'),
    /** The kind of subject; a confession is a post. */
    kind: text('kind').notNull(),
    /** The id of the subject; for a profile its student's, for a page the student's `person_id`. */
    subjectId: uuid('subject_id').notNull(),
    /**
     * Null if the subject is a confession or a comment on one, so that nothing here names its author; or if the
     * author's account was deleted before the decision.
     */
    authorId: uuid('author_id'),
    reason: text('reason').notNull(),
    details: text('details').notNull(),
    /** What the reporter could see at the time of the report. */
    evidence: jsonb('evidence').notNull(),
    createdAt: moment('created_at').notNull(),
    decision: text('decision').notNull().default('open'),
    decisionReason: text('decision_reason'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    belongsTo('reports_reporter', [table.collegeId, table.reporterId], students),
    belongsTo('reports_author', [table.collegeId, table.authorId], students),
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
