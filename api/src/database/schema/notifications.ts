import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, collegeId, moment, randomId } from './columns';
import { students } from './students';

/**
 * A student's notifications. Confessions and comments on them have no row, because it would link the student
 * to them.
 */
export const notifications = pgTable(
  'notifications',
  {
    collegeId: collegeId(),
    id: randomId(),
    studentId: uuid('student_id').notNull(),
    kind: text('kind').notNull(),
    /** The student who did it last, if the recipient may know. */
    actorId: uuid('actor_id'),
    /** Its subject: depending on the kind a post, a match, a conversation, a cab or a report. */
    subjectId: uuid('subject_id').notNull(),
    /** How often it happened since it was last read. */
    count: integer('count').notNull().default(1),
    /** When it last happened. */
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    belongsTo('notifications_student', [table.collegeId, table.studentId], students),
    belongsTo('notifications_actor', [table.collegeId, table.actorId], students),
    index('notifications_newest').on(
      table.collegeId,
      table.studentId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('notifications_unread')
      .on(table.collegeId, table.studentId, table.kind, table.subjectId)
      .where(sql`${table.readAt} is null`),
    index('notifications_by_actor').on(table.collegeId, table.actorId),
    index('notifications_by_subject').on(table.collegeId, table.subjectId),
    index('notifications_by_age').on(table.createdAt),
  ],
);
