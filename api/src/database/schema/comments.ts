import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { collegeId, moment, randomId } from './columns';
import { posts } from './posts';
import { students } from './students';

/** On a confession a comment has a label instead of an author. */
export const comments = pgTable(
  'comments',
  {
    collegeId: collegeId(),
    id: randomId(),
    postId: uuid('post_id').notNull(),
    authorId: uuid('author_id'),
    /** `OP` or `Anonymous 1`; null where the author's own name stands. */
    alias: text('alias'),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Set where the operators took it out of sight. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'comments_post',
      columns: [table.collegeId, table.postId],
      foreignColumns: [posts.collegeId, posts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'comments_author',
      columns: [table.collegeId, table.authorId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('comments_of_post').on(table.collegeId, table.postId, table.createdAt, table.id),
  ],
);
