import { limits } from '@campus/contract';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../college-cache/changes';
import { createCollegeCache } from '../../college-cache/college-cache';
import type { Database } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import type { Position } from '../listing/cursors';
import { isShown } from '../reports/visibility';
import type { ImportantPosts } from './important';
import { hydrate, type SharedPostRow, type Slice, type Statement } from './posts.repository';

/** Posts beyond the usual ones, in the place of those that a student has reported. */
const spare = 15;
/** The first pages of the feed. */
const newestPosts = 3 * limits.pageSize + spare;
const importantPosts = limits.importantPosts + spare;

/** Milliseconds and students for which their own votes and reports are cached. */
const marksMaxAge = 5000;
const markedStudentsMax = 20_000;
/** Of one student; then they are read anew, without the posts that are on no page any more. */
const marksMax = 200;

/** A row that many answers are made from. Its author never leaves the server. */
export interface SharedPost extends SharedPostRow {
  readonly authorId: string | null;
  /** What was made of it for those who see it alike: see `present`. */
  readonly answers: Map<string, string>;
}

type Row = Omit<SharedPost, 'answers'>;

const sharedColumns = `p.author_id as "authorId"`;

/** The newest posts of a college that are open to all of it, whoever asks. */
export function newestStatement(collegeId: string): Statement {
  const ids = `select id, created_at from posts
    where college_id = $1 and author_id is not null and hidden_at is null
    order by created_at desc, id desc limit ${newestPosts}`;
  return {
    text: hydrate(ids, 'page.created_at desc, page.id desc', sharedColumns),
    params: [collegeId],
  };
}

/** Posts of a ranking, bound as `ids`, in their order. */
function placed(ids: string, condition: string, limit: number): string {
  return `select posts.id, ranked.place
    from unnest(string_to_array(${ids}, ',')::uuid[]) with ordinality ranked (id, place)
    join posts on posts.college_id = $1 and posts.id = ranked.id
    where ${condition} order by ranked.place limit ${limit}`;
}

/** The first of a ranking as they are at this moment, whoever asks. */
export function importantStatement(collegeId: string, ranking: readonly string[]): Statement {
  const ids = placed('$2', 'posts.hidden_at is null', importantPosts);
  return {
    text: hydrate(ids, 'page.place', sharedColumns),
    params: [collegeId, ranking.join(',')],
  };
}

/** The same for one student, as many as they ask for. */
export function importantToStatement(
  { collegeId, studentId }: Viewer,
  ranking: readonly string[],
  limit: number,
): Statement {
  const ids = placed('$3', isShown('posts'), limit);
  return {
    text: hydrate(ids, 'page.place'),
    params: [collegeId, studentId, ranking.join(',')],
  };
}

/** What a student did with a post: a vote of 1 or -1, or reported it. */
export type Mark = 1 | -1 | 'reported';
type MarkRow = { readonly id: string; readonly vote: 1 | -1 | 0 };

const marksText = `select post_id as id, value as vote from votes
    where college_id = $1 and student_id = $2 and post_id = any(string_to_array($3, ',')::uuid[])
  union all
  select subject_id, 0 from reports
    where college_id = $1 and reporter_id = $2 and subject_id = any(string_to_array($3, ',')::uuid[])`;

/** What the student did with some posts. */
export function marksStatement(
  { collegeId, studentId }: Viewer,
  ids: readonly string[],
): Statement {
  return { text: marksText, params: [collegeId, studentId, ids.join(',')] };
}

interface Marks {
  readonly change: number;
  /** Undefined for a post that the student did nothing with. */
  readonly of: Map<string, Mark | undefined>;
}

/** What one student did with posts: asked for once, until that student writes something. */
function createMarks(database: Database, changes: Changes) {
  const cache = new LRUCache<string, Marks>({ max: markedStudentsMax, ttl: marksMaxAge });

  async function read(viewer: Viewer, ids: readonly string[]) {
    const { text, params } = marksStatement(viewer, ids);
    const rows = await database.query<MarkRow>(text, params);
    const marks = new Map<string, Mark | undefined>(ids.map((id) => [id, undefined]));
    // Whoever voted for a post and then reported it no longer sees it.
    for (const { id, vote } of rows) {
      if (marks.get(id) !== 'reported') marks.set(id, vote === 0 ? 'reported' : vote);
    }
    return marks;
  }

  return async function marksOf(viewer: Viewer, posts: readonly SharedPost[]) {
    const change = changes.ofStudent(viewer.studentId);
    const cached = cache.get(viewer.studentId);
    const usable = cached !== undefined && cached.change === change && cached.of.size < marksMax;
    const of = usable ? cached.of : new Map<string, Mark | undefined>();
    const missing = posts.filter(({ id }) => !of.has(id)).map(({ id }) => id);
    if (missing.length === 0) return of;
    for (const [id, mark] of await read(viewer, missing)) of.set(id, mark);
    if (change !== undefined && !usable) cache.set(viewer.studentId, { change, of });
    return of;
  };
}

/** Posts as one student sees them, and what the student did with them. */
export interface SeenPosts {
  readonly posts: readonly SharedPost[];
  readonly marks: ReadonlyMap<string, Mark | undefined>;
  readonly hasMore: boolean;
}

export interface SharedPosts {
  /** A page of the college's feed; undefined where it is not among the first. */
  newest(viewer: Viewer, slice: Slice): Promise<SeenPosts | undefined>;
  /** Undefined where more are asked for than are shared. */
  important(viewer: Viewer, limit: number): Promise<SeenPosts | undefined>;
}

interface Options {
  readonly database: Database;
  readonly changes: Changes;
  readonly importantPosts: ImportantPosts;
}

const isAfter = (post: Position, { createdAt, id }: Position) =>
  post.createdAt < createdAt || (post.createdAt === createdAt && post.id < id);

/** Where a slice begins among posts; -1 behind their end. */
function beginningOf(posts: readonly SharedPost[], { after, page, limit }: Slice): number {
  return after ? posts.findIndex((post) => isAfter(post, after)) : (page - 1) * limit;
}

/**
 * The posts that all students of a college see alike, read once for all of them. What concerns the student alone is
 * laid over: the vote, and that what they reported is gone for them. No confession is ever among them.
 */
export function createSharedPosts({
  database,
  changes,
  importantPosts: ranked,
}: Options): SharedPosts {
  async function read({ text, params }: Statement): Promise<SharedPost[]> {
    const rows = await database.query<Row>(text, params);
    return rows.map((row) => ({ ...row, answers: new Map() }));
  }
  const newest = createCollegeCache(changes, (collegeId) => read(newestStatement(collegeId)));
  const important = createCollegeCache(changes, async (collegeId) => {
    const ranking = await ranked.ranking(collegeId);
    return ranking.length === 0 ? [] : read(importantStatement(collegeId, ranking));
  });
  const marksOf = createMarks(database, changes);

  async function seenBy(viewer: Viewer, all: readonly SharedPost[]) {
    const marks = await marksOf(viewer, all);
    return { marks, visible: all.filter(({ id }) => marks.get(id) !== 'reported') };
  }

  return {
    async newest(viewer, slice) {
      if (slice.page * slice.limit >= newestPosts) return undefined;
      const all = await newest.read(viewer.collegeId);
      const { marks, visible } = await seenBy(viewer, all);
      const begin = beginningOf(visible, slice);
      const end = begin + slice.limit;
      // Behind the last one there may be more, unless these are all that there are.
      const isComplete = all.length < newestPosts;
      if (!isComplete && (begin < 0 || end >= visible.length)) return undefined;
      if (begin < 0) return { posts: [], marks, hasMore: false };
      return { posts: visible.slice(begin, end), marks, hasMore: visible.length > end };
    },
    async important(viewer, limit) {
      const all = await important.read(viewer.collegeId);
      const { marks, visible } = await seenBy(viewer, all);
      if (all.length === importantPosts && visible.length < limit) return undefined;
      return { posts: visible.slice(0, limit), marks, hasMore: visible.length > limit };
    },
  };
}
