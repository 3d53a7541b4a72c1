import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { collegeId } from './columns';
import { posts } from './posts';
import { students } from './students';

/**
 * The restricted tables. Nothing else in the database joins a confession, or a comment on one, to a
 * student; only the queries for "is it mine", "mine" and the label in a thread read them.
 */
export const confessionAuthors = pgTable(
  'confession_authors',
  {
    collegeId: collegeId(),
    postId: uuid('post_id').notNull(),
    authorId: uuid('author_id').notNull(),
    /** How many of its comments the author has been told of. */
    seenComments: integer('seen_comments').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.postId] }),
    foreignKey({
      name: 'confession_authors_post',
      columns: [table.collegeId, table.postId],
      foreignColumns: [posts.collegeId, posts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'confession_authors_author',
      columns: [table.collegeId, table.authorId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('confessions_of_author').on(table.collegeId, table.authorId, table.postId),
  ],
);

/** Who is `Anonymous <number>` in which thread. */
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
    foreignKey({
      name: 'confession_participants_post',
      columns: [table.collegeId, table.postId],
      foreignColumns: [posts.collegeId, posts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'confession_participants_student',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
  ],
);
