import { limits } from '@campus/contract';
import { LRUCache } from 'lru-cache';
import type { Changes, Reach } from '../../college-cache/college-cache';
import { createCollegeCache, type CollegeCache } from '../../college-cache/college-cache';
import type { Database } from '../../database/database';
import type { JsonAnswer } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Position } from '../listing/cursors';
import { canBeId } from '../one-row';
import { isShown, isUnblocked } from '../reports/visibility';
import type { ImportantPosts } from './important';
import { hydrate, type SharedPostRow, type Slice, type Statement } from './posts.repository';

/** Additional posts that replace those that a student has reported. */
const spare = 15;
/** The number of newest posts that are shared: the feed's first pages. */
const newestPosts = 3 * limits.pageSize + spare;
const importantPosts = limits.importantPosts + spare;

/** Milliseconds and number of students for which a student's own votes and reports are cached. */
const marksMaxAge = 5000;
const markedStudentsMax = 20_000;
/** Maximum per student; then they are read again, without posts that are no longer on any page. */
const marksMax = 200;

/** The reach of a vote or comment: its post does not move in lists; with an invalid id nothing was written. */
export const reachOfPost = ({ id }: { readonly id: string }): Reach =>
  canBeId(id) ? { post: id.toLowerCase() } : 'own';

/** A row that many responses are built from. Its author never leaves the server. */
export interface SharedPost extends SharedPostRow {
  readonly authorId: string | null;
  /** The post as JSON for each group of students with the same view of it: see `present`. */
  readonly answers: Map<string, string>;
}

type Row = Omit<SharedPost, 'answers'>;

const sharedColumns = `p.author_id as "authorId"`;

/** The newest posts that all students of a college can see. */
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

/** The current state of some posts, the same for every viewer, in the order of their ids. */
export function sharedStatement(
  collegeId: string,
  ids: readonly string[],
  limit: number = importantPosts,
): Statement {
  const open = 'posts.hidden_at is null and posts.author_id is not null';
  return {
    text: hydrate(placed('$2', open, limit), 'page.place', sharedColumns),
    params: [collegeId, ids.join(',')],
  };
}

/** The first `limit` important posts for one student. */
export function importantToStatement(
  { collegeId, studentId }: Viewer,
  ranking: readonly string[],
  limit: number,
): Statement {
  const ids = placed('$3', isShown('posts', 'author_id'), limit);
  return {
    text: hydrate(ids, 'page.place'),
    params: [collegeId, studentId, ranking.join(',')],
  };
}

/** A student's relation to a post: a vote of 1 or -1, or not visible because of a report or a block. */
export type Mark = 1 | -1 | 'unseen';
type MarkRow = { readonly id: string; readonly vote: 1 | -1 | 0 };

const marksText = `select post_id as id, value as vote from votes
    where college_id = $1 and student_id = $2 and post_id = any(string_to_array($3, ',')::uuid[])
  union all select subject_id, 0 from reports
    where college_id = $1 and reporter_id = $2 and subject_id = any(string_to_array($3, ',')::uuid[])
  union all select id, 0 from posts where college_id = $1 and id = any(string_to_array($3, ',')::uuid[])
    and author_id is not null and not (${isUnblocked('posts.author_id')})`;

/** The student's marks on some posts. */
export function marksStatement(
  { collegeId, studentId }: Viewer,
  ids: readonly string[],
): Statement {
  return { text: marksText, params: [collegeId, studentId, ids.join(',')] };
}

/** Posts that are the same for all students. */
interface Shared {
  readonly posts: readonly SharedPost[];
  /** Whether there may be more posts than these. */
  readonly isCut: boolean;
  /** Responses built from them, by the request and the readers' marks. */
  readonly answers: Map<string, JsonAnswer>;
}

/** Shared posts as one student sees them, with the student's marks. */
export interface Sight {
  readonly shared: Shared;
  readonly posts: readonly SharedPost[];
  readonly marks: ReadonlyMap<string, Mark | undefined>;
  /** This student's responses among the shared ones, by the request. */
  readonly answers: Map<string, JsonAnswer>;
}

/** A part of a student's sight. */
export interface SeenPosts extends Pick<Sight, 'posts' | 'marks'> {
  readonly hasMore: boolean;
}

interface Marks {
  readonly change: number;
  /** Undefined for a post without a mark of the student. */
  readonly of: Map<string, Mark | undefined>;
  /** The student's sights of lists whose posts are all in the map above. */
  readonly sights: WeakMap<Shared, Sight>;
}

/** A student's marks on posts: cached until that student writes something. */
function createSights(database: Database, changes: Changes) {
  const cache = new LRUCache<string, Marks>({ max: markedStudentsMax, ttl: marksMaxAge });

  async function read(viewer: Viewer, ids: readonly string[]) {
    const { text, params } = marksStatement(viewer, ids);
    const rows = await database.query<MarkRow>(text, params);
    const marks = new Map<string, Mark | undefined>(ids.map((id) => [id, undefined]));
    // A student who voted for a post and then reported it no longer sees it.
    for (const { id, vote } of rows) {
      if (marks.get(id) !== 'unseen') marks.set(id, vote === 0 ? 'unseen' : vote);
    }
    return marks;
  }

  function usable(viewer: Viewer, change: number | undefined): Marks | undefined {
    const cached = cache.get(viewer.studentId);
    return cached !== undefined && cached.change === change && cached.of.size < marksMax
      ? cached
      : undefined;
  }

  return {
    known(viewer: Viewer, shared: Shared): Sight | undefined {
      return usable(viewer, changes.ofStudent(viewer.studentId))?.sights.get(shared);
    },
    async read(viewer: Viewer, shared: Shared): Promise<Sight> {
      const change = changes.ofStudent(viewer.studentId);
      const cached = usable(viewer, change);
      const known = cached?.sights.get(shared);
      if (known) return known;
      const marks = cached?.of ?? new Map<string, Mark | undefined>();
      const missing = shared.posts.filter(({ id }) => !marks.has(id)).map(({ id }) => id);
      if (missing.length > 0) {
        for (const [id, mark] of await read(viewer, missing)) marks.set(id, mark);
      }
      const posts = shared.posts.filter(({ id }) => marks.get(id) !== 'unseen');
      const sight: Sight = { shared, posts, marks, answers: new Map() };
      const kept = cached ?? { change: change ?? NaN, of: marks, sights: new WeakMap() };
      kept.sights.set(shared, sight);
      if (change !== undefined && !cached) cache.set(viewer.studentId, kept);
      return sight;
    },
  };
}

/** A list of posts for each college, as its students see it. */
export interface SharedList {
  read(viewer: Viewer): Promise<Sight>;
  /** The same, if all of it is in memory. */
  known(viewer: Viewer): Sight | undefined;
}

export interface SharedPosts {
  readonly newest: SharedList;
  readonly important: SharedList;
}

interface Options {
  readonly database: Database;
  readonly changes: Changes;
  readonly importantPosts: ImportantPosts;
}

const isAfter = (post: Position, { createdAt, id }: Position) =>
  post.createdAt < createdAt || (post.createdAt === createdAt && post.id < id);

/** The index at which a slice starts among posts; -1 if it starts after their end. */
function beginningOf(posts: readonly SharedPost[], { after, page, limit }: Slice): number {
  return after ? posts.findIndex((post) => isAfter(post, after)) : (page - 1) * limit;
}

/** Whether a page may be among the feed's first pages. */
export const canBeShared = ({ page, limit }: Slice): boolean => page * limit < newestPosts;

/** A page of the posts that a student sees; undefined if it is not within the shared posts. */
export function pageOf({ posts, marks, shared }: Sight, slice: Slice): SeenPosts | undefined {
  const begin = beginningOf(posts, slice);
  const end = begin + slice.limit;
  if (shared.isCut && (begin < 0 || end >= posts.length)) return undefined;
  if (begin < 0) return { posts: [], marks, hasMore: false };
  return { posts: posts.slice(begin, end), marks, hasMore: posts.length > end };
}

/** The first `limit` posts that a student sees; undefined if there are fewer shared posts. */
export function firstOf({ posts, marks, shared }: Sight, limit: number): SeenPosts | undefined {
  if (shared.isCut && posts.length < limit) return undefined;
  return { posts: posts.slice(0, limit), marks, hasMore: posts.length > limit };
}

/**
 * The posts that are the same for all students of a college, read once for all of them. Data of a single student
 * is added afterwards: votes, and the removal of posts that they reported. Confessions are never included.
 */
export function createSharedPosts({
  database,
  changes,
  importantPosts: ranked,
}: Options): SharedPosts {
  const sights = createSights(database, changes);

  async function read({ text, params }: Statement): Promise<SharedPost[]> {
    const rows = await database.query<Row>(text, params);
    return rows.map((row) => ({ ...row, answers: new Map() }));
  }

  /** Posts by id, without missing ones and those that are not visible to all. */
  async function readSome(collegeId: string, ids: readonly string[], limit?: number) {
    const posts = ids.length === 0 ? [] : await read(sharedStatement(collegeId, ids, limit));
    return new Map(posts.map((post) => [post.id, post]));
  }

  const cut = (posts: readonly SharedPost[], most: number): Shared => ({
    posts,
    isCut: posts.length >= most,
    answers: new Map(),
  });

  const newest = createCollegeCache<Shared>({
    changes,
    load: async (collegeId) => cut(await read(newestStatement(collegeId)), newestPosts),
    async mend(collegeId, before, changed) {
      const among = before.posts.filter(({ id }) => changed.includes(id)).map(({ id }) => id);
      if (among.length === 0) return before;
      const again = await readSome(collegeId, among, newestPosts);
      const posts = before.posts.flatMap((post) =>
        among.includes(post.id) ? (again.get(post.id) ?? []) : post,
      );
      return { posts, isCut: before.isCut, answers: new Map() };
    },
  });

  /** The first posts of the ranking; only those that are not yet known are read. */
  async function rank(collegeId: string, known: ReadonlyMap<string, SharedPost>): Promise<Shared> {
    const ranking = await ranked.ranking(collegeId);
    let found = 0;
    const wanted = ranking.filter((id) => {
      const isWanted = found < importantPosts;
      if (known.has(id)) found += 1;
      return isWanted;
    });
    const unknown = wanted.filter((id) => !known.has(id));
    const others = await readSome(collegeId, unknown);
    const posts = wanted.flatMap((id) => known.get(id) ?? others.get(id) ?? []);
    return cut(posts.slice(0, importantPosts), importantPosts);
  }

  const important = createCollegeCache<Shared>({
    changes,
    load: (collegeId) => rank(collegeId, new Map()),
    mend(collegeId, before, changed) {
      const same = before.posts.filter(({ id }) => !changed.includes(id));
      return rank(collegeId, new Map(same.map((post) => [post.id, post])));
    },
  });

  const listOf = (cache: CollegeCache<Shared>): SharedList => ({
    read: async (viewer) => sights.read(viewer, await cache.read(viewer.collegeId)),
    known(viewer) {
      const shared = cache.known(viewer.collegeId);
      return shared && sights.known(viewer, shared);
    },
  });
  return { newest: listOf(newest), important: listOf(important) };
}
