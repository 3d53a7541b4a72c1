import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { communities } from './colleges';
import { belongsTo, collegeId, moment, randomId } from './columns';
import { students } from './students';
import { comments, posts } from './posts';

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
    belongsTo('community_members_student', [table.collegeId, table.studentId], students),
    belongsTo('community_members_community', [table.collegeId, table.communityId], communities),
    index('community_members_by_community').on(table.collegeId, table.communityId),
  ],
);

/** The moderators of each community. */
export const communityModerators = pgTable(
  'community_moderators',
  {
    collegeId: collegeId(),
    communityId: uuid('community_id').notNull(),
    studentId: uuid('student_id').notNull(),
    /** May appoint other moderators. */
    isFounder: boolean('is_founder').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.communityId, table.studentId] }),
    belongsTo('community_moderators_community', [table.collegeId, table.communityId], communities),
    belongsTo('community_moderators_student', [table.collegeId, table.studentId], students),
    index('community_moderators_by_student').on(table.collegeId, table.studentId),
  ],
);

/** The moderators' actions. Deleted with the community, the post or the comment; a moderator with an erased account is unnamed. */
export const moderatorLog = pgTable(
  'moderator_log',
  {
    collegeId: collegeId(),
    id: randomId(),
    communityId: uuid('community_id').notNull(),
    /** No foreign key: what they hid stays hidden when they leave. */
    moderatorId: uuid('moderator_id'),
    /** `hide`, `restore`, `pin`, `unpin`, `rules`, `name` or `remove`. */
    action: text('action').notNull(),
    postId: uuid('post_id'),
    /** Set if it concerns a comment on that post and not the post itself. */
    commentId: uuid('comment_id'),
    /** Why it was hidden. */
    reason: text('reason').notNull().default(''),
    /** For `hide`, exactly the moment at which it was hidden. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    belongsTo('moderator_log_community', [table.collegeId, table.communityId], communities),
    belongsTo('moderator_log_post', [table.collegeId, table.postId], posts),
    belongsTo('moderator_log_comment', [table.collegeId, table.commentId], comments),
    index('moderator_log_of_community').on(
      table.collegeId,
      table.communityId,
      table.createdAt.desc().nullsFirst(),
    ),
    index('moderator_log_by_moderator').on(table.collegeId, table.moderatorId),
    index('moderator_log_of_post').on(table.collegeId, table.postId),
    index('moderator_log_of_comment').on(table.collegeId, table.commentId),
  ],
);
