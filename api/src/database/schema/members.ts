import { boolean, foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { communities } from './colleges';
import { collegeId, moment } from './columns';
import { students } from './students';

/** The members of each community. Leaving deletes the row. */
export const communityMembers = pgTable(
  'community_members',
  {
    collegeId: collegeId(),
    studentId: uuid('student_id').notNull(),
    communityId: uuid('community_id').notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** Posts after this moment are unread. */
    seenAt: moment('seen_at').notNull(),
    /** A muted community does not count unread posts. */
    muted: boolean('muted').notNull().default(false),
  },
  (table) => [
    // Every dashboard reads a student's communities; nothing reads a community's members.
    primaryKey({ columns: [table.collegeId, table.studentId, table.communityId] }),
    foreignKey({
      name: 'community_members_student',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'community_members_community',
      columns: [table.collegeId, table.communityId],
      foreignColumns: [communities.collegeId, communities.id],
    }).onDelete('cascade'),
    index('community_members_by_community').on(table.collegeId, table.communityId),
  ],
);
