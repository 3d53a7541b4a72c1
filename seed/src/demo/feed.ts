import {
  type Orm,
  rows,
  type Services,
  type StoredPicture,
  tables,
  toTheMinute,
} from '@campus/api/seeding';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { seeded, type Random } from '../random';
import {
  demoCampuses,
  type DemoCampus,
  type DemoConfession,
  type DemoPost,
  readPicture,
} from './content';

type Insert<T extends keyof typeof tables> = (typeof tables)[T]['$inferInsert'];

/** All posts, comments and votes of a college, as rows. */
interface FeedRows {
  readonly posts: Insert<'posts'>[];
  readonly comments: Insert<'comments'>[];
  readonly commentLikes: Insert<'commentLikes'>[];
  readonly votes: Insert<'votes'>[];
  readonly media: Insert<'media'>[];
  readonly postImages: Insert<'postImages'>[];
  readonly confessionAuthors: Insert<'confessionAuthors'>[];
  readonly confessionParticipants: Insert<'confessionParticipants'>[];
}

interface Writing {
  readonly campus: DemoCampus;
  readonly confessionsId: string;
  readonly now: Date;
  /** Pictures that are already stored, one for each use. */
  take(name: string): StoredPicture;
}

interface Place extends Writing {
  readonly rows: FeedRows;
  readonly random: Random;
  /** For likes of comments. */
  readonly likes: Random;
}

const hour = 3_600_000;
const longestPause = 1.5 * hour;

/** Ids are random as everywhere else; times, votes and their order are derived from a seed. */
function feedRows(writing: Writing): FeedRows {
  const rows: FeedRows = {
    posts: [],
    comments: [],
    commentLikes: [],
    votes: [],
    media: [],
    postImages: [],
    confessionAuthors: [],
    confessionParticipants: [],
  };
  const place = { ...writing, rows, random: seeded(2026), likes: seeded(2027) };
  for (const post of writing.campus.posts) addPost(place, post);
  for (const confession of writing.campus.confessions) addConfession(place, confession);
  return rows;
}

function addPost(place: Place, post: DemoPost): void {
  const { campus, rows, now } = place;
  const community = campus.communities.find(({ name }) => name === post.community);
  if (community === undefined) throw new Error(`There is no community ${post.community}.`);
  const id = randomUUID();
  const createdAt = new Date(now.getTime() - post.ago * hour - place.random.between(0, hour / 2));
  const votes = addVotes(place, { id, by: post.by, heat: post.heat });
  rows.posts.push({
    id,
    collegeId: campus.id,
    communityId: community.id,
    authorId: student(place, post.by),
    content: post.text,
    createdAt,
    commentsCount: post.comments?.length ?? 0,
    pinnedAt: post.isPinned ? createdAt : null,
    ...votes,
  });
  for (const [position, name] of (post.pictures ?? []).entries()) {
    const picture = place.take(name);
    const { key, width, height } = picture;
    rows.media.push({ ...picture, collegeId: campus.id, kind: 'post', createdAt: now });
    const image = { collegeId: campus.id, postId: id, position, mediaKey: key, width, height };
    rows.postImages.push(image);
  }
  let answered: string | null = null;
  for (const { by, text, at } of timed(place, post, createdAt)) {
    const comment: Insert<'comments'> & { readonly id: string } = {
      id: randomUUID(),
      collegeId: campus.id,
      postId: id,
      content: text,
      createdAt: at,
      // The post's author answers the previous comment.
      parentId: by === post.by ? answered : null,
    };
    if (by !== post.by) answered = comment.id;
    const likes = addCommentLikes(place, { id: comment.id, by });
    rows.comments.push({ ...comment, likes, authorId: student(place, by), alias: null });
  }
}

function addCommentLikes(
  { campus, rows, likes: random }: Place,
  comment: { id: string; by: number },
) {
  const share = random.between(0, 0.3);
  const likers = campus.students.filter((_, index) => index !== comment.by && random.chance(share));
  const row = { collegeId: campus.id, commentId: comment.id };
  for (const { id: studentId } of likers) rows.commentLikes.push({ ...row, studentId });
  return likers.length;
}

function addConfession(place: Place, confession: DemoConfession): void {
  const { campus, rows, now } = place;
  const id = randomUUID();
  const thread = { collegeId: campus.id, postId: id };
  const createdAt = new Date(toTheMinute(new Date(now.getTime() - confession.ago * hour)));
  const votes = addVotes(place, { id, by: confession.by, heat: confession.heat });
  rows.posts.push({
    id,
    collegeId: campus.id,
    communityId: place.confessionsId,
    authorId: null,
    content: confession.text,
    createdAt,
    commentsCount: confession.comments?.length ?? 0,
    ...votes,
  });
  rows.confessionAuthors.push({ ...thread, authorId: student(place, confession.by) });
  const numbers = new Map<number, number>();
  for (const { by, text, at } of timed(place, confession, createdAt)) {
    if (by !== confession.by && !numbers.has(by)) {
      numbers.set(by, numbers.size + 1);
      const participant = { ...thread, studentId: student(place, by), number: numbers.size };
      rows.confessionParticipants.push(participant);
    }
    const alias = by === confession.by ? 'OP' : `Anonymous ${numbers.get(by)}`;
    const time = new Date(toTheMinute(at));
    rows.comments.push({ ...thread, content: text, createdAt: time, authorId: null, alias });
  }
}

/** Comments follow one another, all of them between the post and now. */
function timed(place: Place, post: Pick<DemoPost, 'comments'>, from: Date) {
  const comments = post.comments ?? [];
  const left = place.now.getTime() - from.getTime();
  const pause = Math.min(longestPause, left / (comments.length + 1));
  return comments.map(([by, text], i) => {
    const at = new Date(from.getTime() + pause * (i + place.random.between(0.4, 0.95)));
    return { by, text, at };
  });
}

function addVotes(place: Place, post: { id: string; by: number; heat: number | undefined }) {
  const { campus, rows, random } = place;
  const counts = { likes: 0, dislikes: 0 };
  for (const [index, { id: studentId }] of campus.students.entries()) {
    if (index === post.by || !random.chance(post.heat ?? 0.2)) continue;
    const value = random.chance(0.92) ? 1 : -1;
    counts[value === 1 ? 'likes' : 'dislikes'] += 1;
    rows.votes.push({ collegeId: campus.id, postId: post.id, studentId, value });
  }
  return counts;
}

function student({ campus }: Place, index: number): string {
  const student = campus.students[index];
  if (student === undefined) throw new Error(`${campus.name} has no student ${index}.`);
  return student.id;
}

/** The posts of the demo's students; a college's feed is inserted completely or not at all. */
export async function seedFeed(services: Services): Promise<void> {
  for (const campus of demoCampuses) await seedCollege(services, campus);
}

async function seedCollege(services: Services, campus: DemoCampus) {
  const { database, clock } = services;
  const { communities, posts } = tables;
  const [there] = await database.orm
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.collegeId, campus.id))
    .limit(1);
  if (there) return;
  const [confessions] = await database.orm
    .select({ id: communities.id })
    .from(communities)
    .where(and(eq(communities.collegeId, campus.id), eq(communities.isConfession, true)));
  if (confessions === undefined) throw new Error(`${campus.name} has no confessions.`);
  const take = await keepPictures(services, campus);
  const writing = { campus, confessionsId: confessions.id, now: clock(), take };
  const written = feedRows(writing);
  await database.transaction(async (tx) => {
    await insertRows(tx, written);
    await joinWhereTheyWrite(tx, writing);
  });
}

/** Days since students of the demo opened their communities. */
const lastSeen = 2;

/** Students who write or comment in a community are members. */
async function joinWhereTheyWrite(tx: Orm, { campus, now }: Writing): Promise<void> {
  await rows(
    tx,
    sql`with seen as (
        select p.author_id as student_id, p.community_id, p.created_at from posts p
        where p.college_id = ${campus.id} and p.author_id is not null
        union all
        select c.author_id, p.community_id, c.created_at from comments c
        join posts p on p.college_id = c.college_id and p.id = c.post_id
        where c.college_id = ${campus.id} and c.author_id is not null)
      insert into community_members (college_id, student_id, community_id, joined_at, seen_at)
      select ${campus.id}::uuid, student_id, community_id, min(created_at),
        ${now.toISOString()}::timestamptz - interval '${sql.raw(String(lastSeen))} days'
      from seen group by student_id, community_id`,
  );
  await rows(
    tx,
    sql`update communities c set members = (select count(*) from community_members m
        where m.college_id = c.college_id and m.community_id = c.id)
      where c.college_id = ${campus.id}`,
  );
}

/** Uses the same function as an upload: every use is decoded again and gets its own key. */
async function keepPictures({ media }: Services, { posts }: DemoCampus) {
  const names = posts.flatMap((post) => post.pictures ?? []);
  const files = await Promise.all(names.map(readPicture));
  const pictures = await media.keepBytes(files);
  const unused = pictures.map((picture, i) => ({ name: names[i], picture }));
  return (name: string): StoredPicture => {
    const at = unused.findIndex((candidate) => candidate.name === name);
    const [candidate] = unused.splice(at, 1);
    if (at < 0 || candidate === undefined) throw new Error(`There is no picture ${name} left.`);
    return candidate.picture;
  };
}

async function insertRows(tx: Orm, rows: FeedRows): Promise<void> {
  await tx.insert(tables.posts).values(rows.posts);
  if (rows.media.length > 0) await tx.insert(tables.media).values(rows.media);
  if (rows.postImages.length > 0) await tx.insert(tables.postImages).values(rows.postImages);
  await tx.insert(tables.confessionAuthors).values(rows.confessionAuthors);
  await tx.insert(tables.confessionParticipants).values(rows.confessionParticipants);
  await tx.insert(tables.comments).values(rows.comments);
  await tx.insert(tables.commentLikes).values(rows.commentLikes);
  await tx.insert(tables.votes).values(rows.votes);
}
