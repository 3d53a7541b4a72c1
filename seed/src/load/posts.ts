import { labelsInThreads, type Orm, rows, tables, toTheMinute } from '@campus/api/seeding';
import { sql } from 'drizzle-orm';
import {
  compose,
  lately,
  lockPosts,
  type SeedContext,
  pickWriter,
  type Wish,
  writeAll,
} from './context';
import {
  closings,
  commentSentences,
  confessionCommentSentences,
  confessionSentences,
  loadCommunities,
  postSentences,
} from './content';
import { shareOut } from './votes';

interface PostWish {
  readonly writers: readonly string[];
  readonly communities: {
    readonly open: ReadonlyMap<string, string>;
    readonly confessionsId: string;
  };
  readonly count: number;
}

/** @returns the number of added rows */
export async function addPosts(context: SeedContext, wish: PostWish): Promise<number> {
  return writeAll(context, {
    what: 'posts',
    total: wish.count,
    rows: postRows(context, wish),
    async write(tx, batch) {
      await tx.insert(tables.posts).values([...batch]);
      return batch.length;
    },
  });
}

function* postRows(context: SeedContext, { writers, communities, count }: PostWish) {
  const random = context.random('posts');
  for (let number = 1; number <= count; number += 1) {
    const { name } = random.pick(loadCommunities);
    const communityId = communities.open.get(name.toLowerCase());
    if (communityId === undefined) throw new Error(`There is no community ${name}.`);
    const text = compose(postSentences[name], random);
    yield {
      id: context.id('post', number),
      collegeId: context.collegeId,
      communityId,
      authorId: pickWriter(writers, random),
      content: random.chance(0.4) ? `${text} ${compose(closings, random)}` : text,
      createdAt: lately(context, random),
    };
  }
}

/** Their authors are stored only in the table for authors of confessions. @returns like `addPosts` */
export async function addConfessions(context: SeedContext, wish: PostWish): Promise<number> {
  const { collegeId } = context;
  return writeAll(context, {
    what: 'confessions',
    total: wish.count,
    rows: confessionRows(context, wish),
    async write(tx, batch) {
      await tx.insert(tables.posts).values(batch.map(({ post }) => post));
      const links = batch.map(({ post, authorId }) => ({ collegeId, postId: post.id, authorId }));
      await tx.insert(tables.confessionAuthors).values(links);
      return batch.length;
    },
  });
}

function* confessionRows(context: SeedContext, { writers, communities, count }: PostWish) {
  const random = context.random('confessions');
  for (let number = 1; number <= count; number += 1) {
    const post = {
      id: context.id('confession', number),
      collegeId: context.collegeId,
      communityId: communities.confessionsId,
      authorId: null,
      content: compose(confessionSentences, random),
      createdAt: new Date(toTheMinute(lately(context, random))),
    };
    yield { post, authorId: pickWriter(writers, random) };
  }
}

interface NewComment {
  readonly id: string;
  readonly postId: string;
  readonly isConfession: boolean;
  readonly studentId: string;
  readonly content: string;
  readonly createdAt: Date;
}

/** @returns the number of added rows */
export async function addComments(context: SeedContext, wish: Wish): Promise<number> {
  return writeAll(context, {
    what: 'comments',
    total: wish.count,
    rows: newComments(context, wish),
    write: (tx, batch) => insertComments(tx, context.collegeId, batch),
  });
}

function* newComments(context: SeedContext, wish: Wish): Generator<NewComment> {
  const { writers, targets, count } = wish;
  const random = context.random('comments');
  const shares = shareOut(
    count,
    targets.map(({ weight }) => ({ weight, room: Infinity })),
  );
  let number = 0;
  for (const [at, { id: postId, isConfession, createdAt }] of targets.entries()) {
    const age = Math.max(0, context.now.getTime() - createdAt);
    // Most follow soon after the post. In order, so that the first commenter is `Anonymous 1`.
    const moments = Array.from({ length: shares[at] ?? 0 }, () => random.between(0, 1) ** 3 * age);
    for (const moment of moments.sort((one, other) => one - other)) {
      number += 1;
      const sentences = isConfession ? confessionCommentSentences : commentSentences;
      yield {
        id: context.id('comment', number),
        postId,
        isConfession,
        studentId: pickWriter(writers, random),
        content: compose(sentences, random),
        createdAt: new Date(createdAt + moment),
      };
    }
  }
}

/** Posts that were deleted meanwhile get none. */
async function insertComments(tx: Orm, collegeId: string, batch: readonly NewComment[]) {
  const there = await lockPosts(
    tx,
    collegeId,
    batch.map(({ postId }) => postId),
  );
  const present = batch.filter(({ postId }) => there.has(postId));
  if (present.length === 0) return 0;
  const onConfessions = present.filter(({ isConfession }) => isConfession);
  const labels = await labelsInThreads(tx, collegeId, onConfessions);
  const values = present.map(({ studentId, isConfession, createdAt, ...comment }) => ({
    ...comment,
    collegeId,
    authorId: isConfession ? null : studentId,
    alias: isConfession ? (labels.shift() ?? null) : null,
    createdAt: isConfession ? new Date(toTheMinute(createdAt)) : createdAt,
  }));
  await tx.insert(tables.comments).values(values);
  const posts = `{${present.map(({ postId }) => postId).join(',')}}`;
  await rows(
    tx,
    sql`update posts set comments_count = posts.comments_count + added.count
      from (select post_id, count(*)::int as count from unnest(${posts}::uuid[]) as post_id
        group by post_id) added
      where posts.college_id = ${collegeId} and posts.id = added.post_id`,
  );
  return present.length;
}
