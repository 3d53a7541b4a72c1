import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { communities } from './colleges';
import { belongsTo, collegeId, moment, randomId } from './columns';
import { showsMedia } from './media';
import { students } from './students';

/** A confession is a post without author, with a time to the minute and no edit time. */
export const posts = pgTable(
  'posts',
  {
    collegeId: collegeId(),
    id: randomId(),
    communityId: uuid('community_id').notNull(),
    authorId: uuid('author_id'),
    content: text('content').notNull(),
    /** Counts, updated in the transaction of the vote or comment that changes them. */
    likes: integer('likes').notNull().default(0),
    dislikes: integer('dislikes').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    /** Set if the operators or the community's moderators hid it. */
    hiddenAt: moment('hidden_at'),
    /** When it was pinned to the top of its community. */
    pinnedAt: moment('pinned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    belongsTo('posts_community', [table.collegeId, table.communityId], communities),
    belongsTo('posts_author', [table.collegeId, table.authorId], students),
    // `nullsFirst` matches a plain `desc` in a query; Drizzle's own default would not.
    index('posts_newest')
      .on(table.collegeId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.authorId} is not null`),
    index('posts_of_community').on(
      table.collegeId,
      table.communityId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('posts_of_author').on(
      table.collegeId,
      table.authorId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('posts_pinned')
      .on(table.collegeId, table.communityId)
      .where(sql`${table.pinnedAt} is not null`),
    check(
      'posts_counts',
      sql`${table.likes} >= 0 and ${table.dislikes} >= 0 and ${table.commentsCount} >= 0`,
    ),
  ],
);

export const postImages = pgTable(
  'post_images',
  {
    collegeId: collegeId(),
    postId: uuid('post_id').notNull(),
    position: smallint('position').notNull(),
    mediaKey: text('media_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.postId, table.position] }),
    belongsTo('post_images_post', [table.collegeId, table.postId], posts),
    ...showsMedia('post_images', table),
  ],
);

/** On a confession a comment has a label instead of an author. */
export const comments = pgTable(
  'comments',
  {
    collegeId: collegeId(),
    id: randomId(),
    postId: uuid('post_id').notNull(),
    authorId: uuid('author_id'),
    /** `OP` or `Anonymous 1`; null if the author's own name is shown. */
    alias: text('alias'),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null on a confession, which shows no sign of an edit. */
    editedAt: moment('edited_at'),
    /** Set if the operators or the community's moderators hid it. */
    hiddenAt: moment('hidden_at'),
    /** The comment it replies to. No foreign key: a reply stays when that comment is deleted. */
    parentId: uuid('parent_id'),
    likes: integer('likes').notNull().default(0),
  },
  (table) => [
    check('comments_likes', sql`${table.likes} >= 0`),
    primaryKey({ columns: [table.collegeId, table.id] }),
    belongsTo('comments_post', [table.collegeId, table.postId], posts),
    belongsTo('comments_author', [table.collegeId, table.authorId], students),
    index('comments_of_post').on(table.collegeId, table.postId, table.createdAt, table.id),
  ],
);

/** Withdrawing a like deletes the row. */
export const commentLikes = pgTable(
  'comment_likes',
  {
    collegeId: collegeId(),
    commentId: uuid('comment_id').notNull(),
    studentId: uuid('student_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.commentId, table.studentId] }),
    belongsTo('comment_likes_comment', [table.collegeId, table.commentId], comments),
    belongsTo('comment_likes_student', [table.collegeId, table.studentId], students),
    index('comment_likes_by_student').on(table.collegeId, table.studentId),
  ],
);

/** 1 is an upvote, -1 a downvote; withdrawing a vote deletes the row. */
export const votes = pgTable(
  'votes',
  {
    collegeId: collegeId(),
    postId: uuid('post_id').notNull(),
    studentId: uuid('student_id').notNull(),
    value: smallint('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.postId, table.studentId] }),
    belongsTo('votes_post', [table.collegeId, table.postId], posts),
    belongsTo('votes_student', [table.collegeId, table.studentId], students),
    check('votes_value', sql`${table.value} in (-1, 1)`),
  ],
);

/**
 * The restricted tables. Nothing else in the database links a confession, or a comment on one, to a
 * student; only the queries for "is it mine", "mine" and the label in a thread read them.
 */
export const confessionAuthors = pgTable(
  'confession_authors',
  {
    collegeId: collegeId(),
    postId: uuid('post_id').notNull(),
    authorId: uuid('author_id').notNull(),
    /** Number of its comments that the author has seen. */
    seenComments: integer('seen_comments').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.postId] }),
    belongsTo('confession_authors_post', [table.collegeId, table.postId], posts),
    belongsTo('confession_authors_author', [table.collegeId, table.authorId], students),
    index('confessions_of_author').on(table.collegeId, table.authorId, table.postId),
  ],
);

/** Which student is `Anonymous <number>` in which thread. */
export const confessionParticipants = pgTable(
  'confession_participants',
  {
    collegeId: collegeId(),
    postId: uuid('post_id').notNull(),
    studentId: uuid('student_id').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.postId, table.studentId] }),
    uniqueIndex('confession_participants_number').on(table.collegeId, table.postId, table.number),
    belongsTo('confession_participants_post', [table.collegeId, table.postId], posts),
    belongsTo('confession_participants_student', [table.collegeId, table.studentId], students),
  ],
);
