import { limits, listPosts, type Pagination, type Post } from '@campus/contract';
import fastJson from 'fast-json-stringify';
import { toTheMinute } from '../../clock';
import { answerSchema, JsonAnswer } from '../../http/route';
import type { Services } from '../../services';
import { ownAmong } from '../confessions/confessions.repository';
import { readCursor, writeCursor } from '../listing/cursors';
import { presentPictures, wantsAddresses, type Asking } from '../pictures/present-pictures';
import { pageStatement, readRows, type PostRow, type Slice } from './posts.repository';
import { importantToStatement, type SeenPosts, type SharedPost } from './shared-posts';
import type { Source } from './source';

/** What a row alone does not say. */
interface Context {
  /** Of the confessions on the page, the student's own. */
  readonly ownConfessions: ReadonlySet<string>;
}

/** A post without its pictures, which are read from elsewhere. */
type WithoutImages = Omit<Post, 'images' | 'thumbnails'>;

const unknown: Context = { ownConfessions: new Set() };

/**
 * What is answered of a post. It is built from a list of fields, and a post is anonymous unless its row says
 * that it is none of the confessions: what is missing or new stays hidden.
 */
export function presentPost(row: PostRow, context: Context = unknown): WithoutImages {
  const open = row.isConfession === false && row.username !== null;
  return {
    _id: row.id,
    content: row.content,
    date: open ? row.createdAt : toTheMinute(row.createdAt),
    likes: row.likes,
    dislikes: row.dislikes,
    user_id: open && row.username !== null ? { username: row.username } : null,
    community_id: { _id: row.communityId, name: row.communityName },
    userLiked: row.myVote === 1,
    userDisliked: row.myVote === -1,
    isAuthor: open ? row.isAuthor === true : context.ownConfessions.has(row.id),
    commentsCount: row.commentsCount,
  };
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
  /** A page of the whole college's posts; the first ones are made from what all its students share. */
  home(asking: Asking, paging: Paging): Promise<Page | JsonAnswer>;
  important(asking: Asking, limit?: number): Promise<{ posts: Post[] } | JsonAnswer>;
  /** Tells of posts that were read already, in their order. */
  present(asking: Asking, rows: readonly PostRow[]): Promise<Post[]>;
  /** Tells somebody of a post that is known to be theirs. */
  presentOwn(asking: Asking, row: PostRow): Promise<Post>;
}

/** Writes one post, with the fields of the contract alone. */
const writePost = fastJson(schemaOfPost());

function schemaOfPost() {
  const { properties } = answerSchema(listPosts) as {
    properties: { posts: { items: object } };
  };
  return properties.posts.items;
}

/** The one pipeline behind every list of posts: ids, rows, rules, pictures. */
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

  /**
   * Shared posts as JSON for the student who asks, each made once for all who see it alike; undefined where
   * pictures would be in it, which are not worth the memory.
   */
  async function write(asking: Asking, { posts, marks }: SeenPosts): Promise<string[] | undefined> {
    const addresses = wantsAddresses(asking.request);
    if (!addresses && posts.some(({ images }) => images !== null)) return undefined;
    const images = presentPictures(asking, media);
    const one = async (post: SharedPost) => {
      const vote = marks.get(post.id);
      const myVote = typeof vote === 'number' ? vote : null;
      const isAuthor = post.authorId === asking.viewer.studentId;
      const kind = `${addresses} ${myVote} ${isAuthor}`;
      const known = post.answers.get(kind);
      if (known !== undefined) return known;
      const pictures = await images(post.images?.split(',') ?? []);
      const json = writePost({ ...presentPost({ ...post, isAuthor, myVote }), ...pictures });
      post.answers.set(kind, json);
      return json;
    };
    return Promise.all(posts.map(one));
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
    async home(asking, paging) {
      const seen = await sharedPosts.newest(asking.viewer, sliceOf(paging));
      const posts = seen && (await write(asking, seen));
      if (!seen || !posts) return feed.page(asking, { kind: 'home' }, paging);
      const pagination = JSON.stringify(paginationOf(seen.posts, seen.hasMore));
      return new JsonAnswer(`{"posts":[${posts.join(',')}],"pagination":${pagination}}`);
    },
    async important(asking, limit = limits.importantPosts) {
      const seen = await sharedPosts.important(asking.viewer, limit);
      const posts = seen && (await write(asking, seen));
      if (posts) return new JsonAnswer(`{"posts":[${posts.join(',')}]}`);
      const { viewer } = asking;
      const ranking = await importantPosts.ranking(viewer.collegeId);
      if (ranking.length === 0) return { posts: [] };
      const rows = await readRows(database, importantToStatement(viewer, ranking, limit));
      return { posts: await present(asking, rows) };
    },
  };
  return feed;
}

/** @throws ApiError 400 for a cursor that no page has given */
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
