import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { collegeId } from './columns';
import { posts } from './posts';
import { students } from './students';

/** 1 is an upvote, -1 a downvote; a vote taken back is no row. */
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
    foreignKey({
      name: 'votes_post',
      columns: [table.collegeId, table.postId],
      foreignColumns: [posts.collegeId, posts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'votes_student',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    check('votes_value', sql`${table.value} in (-1, 1)`),
  ],
);
