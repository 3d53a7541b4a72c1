import { sql } from 'drizzle-orm';
import { toTheMinute } from '../../clock';
import { rows, tables, type Orm } from '../../database/database';
import { labelsInThreads } from '../../modules/confessions/confessions.repository';
import { commentSentences, confessionCommentSentences } from './content/post-sentences';
import { compose, someWriter, writeAll, type SeedContext } from './context';
import { lockPosts, type Wish } from './options';
import { shareOut } from './votes';

interface NewComment {
  readonly id: string;
  readonly postId: string;
  readonly isConfession: boolean;
  readonly studentId: string;
  readonly content: string;
  readonly createdAt: Date;
}

/** @returns how many there are more now */
export async function addComments(filling: SeedContext, wish: Wish): Promise<number> {
  return writeAll(filling, {
    what: 'comments',
    total: wish.count,
    rows: newComments(filling, wish),
    write: (tx, batch) => insertComments(tx, filling.collegeId, batch),
  });
}

function* newComments(filling: SeedContext, wish: Wish): Generator<NewComment> {
  const { writers, targets, count } = wish;
  const random = filling.random('comments');
  const shares = shareOut(
    count,
    targets.map(({ weight }) => ({ weight, room: Infinity })),
  );
  let number = 0;
  for (const [at, { id: postId, isConfession, createdAt }] of targets.entries()) {
    const age = Math.max(0, filling.now.getTime() - createdAt);
    // Most come soon after the post. In order, so that who comes first is `Anonymous 1`.
    const moments = Array.from({ length: shares[at] ?? 0 }, () => random.between(0, 1) ** 3 * age);
    for (const moment of moments.sort((one, other) => one - other)) {
      number += 1;
      const sentences = isConfession ? confessionCommentSentences : commentSentences;
      yield {
        id: filling.id('comment', number),
        postId,
        isConfession,
        studentId: someWriter(writers, random),
        content: compose(sentences, random),
        createdAt: new Date(createdAt + moment),
      };
    }
  }
}

/** What was deleted meanwhile gets none. */
async function insertComments(tx: Orm, collegeId: string, batch: readonly NewComment[]) {
  const there = await lockPosts(
    tx,
    collegeId,
    batch.map(({ postId }) => postId),
  );
  const kept = batch.filter(({ postId }) => there.has(postId));
  if (kept.length === 0) return 0;
  const onConfessions = kept.filter(({ isConfession }) => isConfession);
  const labels = await labelsInThreads(tx, collegeId, onConfessions);
  const values = kept.map(({ studentId, isConfession, createdAt, ...comment }) => ({
    ...comment,
    collegeId,
    authorId: isConfession ? null : studentId,
    alias: isConfession ? (labels.shift() ?? null) : null,
    createdAt: isConfession ? new Date(toTheMinute(createdAt)) : createdAt,
  }));
  await tx.insert(tables.comments).values(values);
  const posts = `{${kept.map(({ postId }) => postId).join(',')}}`;
  await rows(
    tx,
    sql`update posts set comments_count = posts.comments_count + added.count
      from (select post_id, count(*)::int as count from unnest(${posts}::uuid[]) as post_id
        group by post_id) added
      where posts.college_id = ${collegeId} and posts.id = added.post_id`,
  );
  return kept.length;
}
