import { limits, listPosts, type Pagination, type Post } from '@campus/contract';
import fastJson from 'fast-json-stringify';
import { toTheMinute } from '../../clock';
import { answerSchema, JsonAnswer } from '../../http/route';
import type { Services } from '../../services';
import { ownAmong } from '../confessions/confessions.repository';
import { avatarAddress } from '../people/visibility';
import { readCursor, writeCursor } from '../listing/cursors';
import {
  addressesOf,
  preferenceOf,
  presentPictures,
  type Asking,
} from '../pictures/present-pictures';
import { pageStatement, readRows, type PostRow, type Slice } from './posts.repository';
import {
  canBeShared,
  firstOf,
  importantToStatement,
  pageOf,
  type Mark,
  type SeenPosts,
  type SharedList,
  type SharedPost,
  type Sight,
} from './shared-posts';
import type { Source } from './source';

/** Data that is not in the row itself. */
interface Context {
  /** Ids of the student's own confessions on the page. */
  readonly ownConfessions: ReadonlySet<string>;
}

/** A post without its pictures, which are read separately. */
type WithoutImages = Omit<Post, 'images' | 'thumbnails'>;

const unknown: Context = { ownConfessions: new Set() };

/**
 * The response for a post. It is built from a list of fields, and a post is anonymous unless its row says
 * that it is not a confession: missing or new fields stay hidden.
 */
export function presentPost(row: PostRow, context: Context = unknown): WithoutImages {
  const open = row.isConfession === false && row.username !== null;
  return {
    _id: row.id,
    content: row.content,
    date: open ? row.createdAt : toTheMinute(row.createdAt),
    likes: row.likes,
    dislikes: row.dislikes,
    user_id: open && row.username !== null ? writerOf(row.username, row.avatar) : null,
    community_id: { _id: row.communityId, name: row.communityName },
    userLiked: row.myVote === 1,
    userDisliked: row.myVote === -1,
    isAuthor: open ? row.isAuthor === true : context.ownConfessions.has(row.id),
    commentsCount: row.commentsCount,
    ...(row.isPinned && { isPinned: true }),
  };
}

function writerOf(username: string, key: string | null) {
  const avatar = avatarAddress(key);
  return { username, ...(avatar && { avatar }) };
}

interface Paging {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

interface Page {
  readonly posts: Post[];
  readonly pagination: Pagination;
}

export interface Feed {
  page(asking: Asking, source: Source, paging: Paging): Promise<Page>;
  /** A page of all posts of the college; the first pages are built from data shared by all its students. */
  home(asking: Asking, paging: Paging): JsonAnswer | Promise<Page | JsonAnswer>;
  important(asking: Asking, limit?: number): JsonAnswer | Promise<{ posts: Post[] } | JsonAnswer>;
  /** Presents posts that were already read, in their order. */
  present(asking: Asking, rows: readonly PostRow[]): Promise<Post[]>;
  /** Presents a post to its own author. */
  presentOwn(asking: Asking, row: PostRow): Promise<Post>;
}

/** Serialises one post, with the contract's fields only. */
const writePost = fastJson(schemaOfPost());

function schemaOfPost() {
  const { properties } = answerSchema(listPosts) as {
    properties: { posts: { items: object } };
  };
  return properties.posts.items;
}

/** The pipeline for every list of posts: ids, rows, rules, pictures. */
export function createFeed({ database, media, sharedPosts, importantPosts }: Services): Feed {
  async function present(asking: Asking, rows: readonly PostRow[]): Promise<Post[]> {
    const images = presentPictures(asking, media);
    const confessions = rows.filter((row) => row.isConfession !== false).map((row) => row.id);
    const ownConfessions = await ownAmong(database, asking.viewer, confessions);
    return Promise.all(
      rows.map(async (row) => ({
        ...presentPost(row, { ownConfessions }),
        ...(await images(row.images?.split(',') ?? [])),
      })),
    );
  }

  const feed: Feed = {
    present,
    async presentOwn(asking, row) {
      const images = presentPictures(asking, media);
      const post = presentPost(row, { ownConfessions: new Set([row.id]) });
      return { ...post, ...(await images(row.images?.split(',') ?? [])) };
    },
    async page(asking, source, paging) {
      const slice = sliceOf(paging);
      const rows = await readRows(database, pageStatement(asking.viewer, source, slice));
      const shown = rows.slice(0, slice.limit);
      const posts = await present(asking, shown);
      return { posts, pagination: paginationOf(shown, rows.length > slice.limit) };
    },
    home(asking, paging) {
      const slice = sliceOf(paging);
      const alone = () => feed.page(asking, { kind: 'home' }, paging);
      if (!canBeShared(slice)) return alone();
      return sharedAnswer(asking, {
        list: sharedPosts.newest,
        asked: `${slice.page} ${slice.limit} ${paging.cursor ?? ''}`,
        pick: (sight) => pageOf(sight, slice),
        write(posts, seen) {
          const pagination = JSON.stringify(paginationOf(seen.posts, seen.hasMore));
          return `{"posts":[${posts}],"pagination":${pagination}}`;
        },
        alone,
      });
    },
    important(asking, limit = limits.importantPosts) {
      return sharedAnswer(asking, {
        list: sharedPosts.important,
        asked: String(limit),
        pick: (sight) => firstOf(sight, limit),
        write: (posts) => `{"posts":[${posts}]}`,
        async alone() {
          const { viewer } = asking;
          const ranking = await importantPosts.ranking(viewer.collegeId);
          if (ranking.length === 0) return { posts: [] };
          const rows = await readRows(database, importantToStatement(viewer, ranking, limit));
          return { posts: await present(asking, rows) };
        },
      });
    },
  };
  return feed;
}

/** Cached responses per list: most students have not voted on or reported its posts and get the same response. */
const answersMax = 16;

interface FromShared<Page> {
  readonly list: SharedList;
  /** The requested part of the list, as a cache key. */
  readonly asked: string;
  pick(sight: Sight): SeenPosts | undefined;
  /** @param posts each as JSON, joined by commas */
  write(posts: string, seen: SeenPosts): string;
  /** Reads the same page for this student only. */
  alone(): Promise<Page>;
}

/**
 * Responds with a part of the college's shared posts, synchronously if it is in memory: waiting would cost
 * more than the rest of the response.
 */
function sharedAnswer<Page>(
  asking: Asking,
  { list, asked, pick, write, alone }: FromShared<Page>,
): JsonAnswer | Promise<Page | JsonAnswer> {
  const { studentId } = asking.viewer;
  const addresses = preferenceOf(asking);
  const key = `${addresses} ${asked}`;
  function from(sight: Sight): JsonAnswer | undefined {
    const known = sight.answers.get(key);
    if (known) return known;
    const seen = pick(sight);
    // Responses that contain the pictures themselves are not cached, as they are too large.
    if (!seen || (!addresses && seen.posts.some(({ images }) => images !== null))) return undefined;
    const kinds = seen.posts.map((post) => kindOf(post, studentId, seen.marks.get(post.id)));
    const { posts, answers } = sight.shared;
    const name = `${key} ${kinds.map(({ name }) => name).join(' ')}`;
    // Students who have reported one of the posts see other posts in its place.
    const seesAll = posts.length === sight.posts.length;
    const alike = seesAll ? answers.get(name) : undefined;
    const all = () => kinds.map((kind) => writeAs(kind, addresses)).join(',');
    const answer = alike ?? new JsonAnswer(write(all(), seen));
    if (alike || (seesAll && answers.size < answersMax)) {
      answers.set(name, answer);
      sight.answers.set(key, answer);
    }
    return answer;
  }
  const known = list.known(asking.viewer);
  const answer = known && from(known);
  if (answer) return answer;
  return readFirst();

  async function readFirst(): Promise<Page | JsonAnswer> {
    return from(await list.read(asking.viewer)) ?? alone();
  }
}

/** The data by which a shared post differs between students. */
interface PostKind {
  readonly post: SharedPost;
  readonly name: string;
  readonly myVote: 1 | -1 | null;
  readonly isAuthor: boolean;
}

function kindOf(post: SharedPost, studentId: string, mark: Mark | undefined): PostKind {
  const isAuthor = post.authorId === studentId;
  const myVote = typeof mark === 'number' ? mark : null;
  return { post, name: `${myVote ?? ''}${isAuthor ? 'a' : ''}`, myVote, isAuthor };
}

/** A shared post as JSON, created once for all students with the same view of it. */
function writeAs({ post, name, ...own }: PostKind, addresses: boolean): string {
  const kind = `${addresses} ${name}`;
  const known = post.answers.get(kind);
  if (known !== undefined) return known;
  const pictures = addresses ? addressesOf(post.images?.split(',') ?? []) : { images: [] };
  const json = writePost({ ...presentPost({ ...post, ...own }), ...pictures });
  post.answers.set(kind, json);
  return json;
}

/** @throws ApiError 400 for a cursor that no page has returned */
function sliceOf({ page = 1, limit = limits.pageSize, cursor }: Paging): Slice {
  return cursor === undefined ? { page, limit } : { page: 1, limit, after: readCursor(cursor) };
}

function paginationOf(
  shown: readonly { readonly id: string; readonly createdAt: string }[],
  hasMore: boolean,
): Pagination {
  const last = shown.at(-1);
  return hasMore && last ? { hasMore, nextCursor: writeCursor(last) } : { hasMore: false };
}
