import { and, asc, eq, sql } from 'drizzle-orm';
import { tables } from '../../../database/database';
import { exportedColumns, picturesOf, withPictures, type Part } from './own-rows';

const { comments, confessionAuthors, confessionParticipants, posts } = tables;

/** The one place beside "mine" where a student is told which confessions are theirs. */
const confessions: Part = {
  name: 'confessions',
  tables: ['posts', 'confession_authors', ...picturesOf({ pictures: 'post' })],
  follows: ['confession_authors.author_id'],
  async read({ orm }, asker) {
    const told = await orm
      .select({ ...exportedColumns(confessionAuthors), ...exportedColumns(posts) })
      .from(confessionAuthors)
      .innerJoin(
        posts,
        and(
          eq(posts.collegeId, confessionAuthors.collegeId),
          eq(posts.id, confessionAuthors.postId),
        ),
      )
      .where(
        and(
          eq(confessionAuthors.collegeId, asker.collegeId),
          eq(confessionAuthors.authorId, asker.studentId),
        ),
      )
      .orderBy(asc(posts.createdAt), asc(posts.id));
    return withPictures({ orm }, asker, { told, kind: 'post' });
  },
};

/** Comments on confessions have a label instead of an author: that of the student in the thread. */
const confessionComments: Part = {
  name: 'commentsOnConfessions',
  tables: ['comments', 'confession_participants'],
  follows: ['confession_participants.student_id'],
  async read({ orm }, { collegeId, studentId }) {
    return orm
      .select(exportedColumns(comments))
      .from(comments)
      .where(
        and(
          eq(comments.collegeId, collegeId),
          sql`(${comments.postId}, ${comments.alias}) in (
            select post_id, 'Anonymous ' || number from ${confessionParticipants}
              where college_id = ${collegeId} and student_id = ${studentId}
            union all select post_id, 'OP' from ${confessionAuthors}
              where college_id = ${collegeId} and author_id = ${studentId})`,
        ),
      )
      .orderBy(asc(comments.createdAt), asc(comments.id));
  },
};

export const confessionParts: readonly Part[] = [confessions, confessionComments];
