import { limits, type Pagination, type Post } from '@campus/contract';
import { toTheMinute } from '../../clock';
import type { Services } from '../../services';
import { ownAmong } from '../confessions/confessions.repository';
import { readCursor, writeCursor } from '../listing/cursors';
import { presentPictures, type Asking } from '../pictures/present-pictures';
import { pageStatement, readRows, type PostRow } from './posts.repository';
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
 * What is told of a post. It is built from a list of fields, and a post is anonymous unless its row says
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

export interface Feed {
  page(
    asking: Asking,
    source: Source,
    paging: Paging,
  ): Promise<{ posts: Post[]; pagination: Pagination }>;
  important(asking: Asking, limit: number | undefined): Promise<Post[]>;
  /** Tells of posts that were read already, in their order. */
  present(asking: Asking, rows: readonly PostRow[]): Promise<Post[]>;
}

/** The one pipeline behind every list of posts: ids, rows, rules, pictures. */
export function createFeed({ database, media, importantPosts }: Services): Feed {
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

  return {
    present,
    async page(asking, source, { page = 1, limit = limits.pageSize, cursor }) {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const statement = pageStatement(asking.viewer, source, { page, limit, after });
      const found = await readRows(database, statement);
      const shown = found.slice(0, limit);
      const last = found.length > limit ? shown.at(-1) : undefined;
      const pagination = last
        ? { hasMore: true, nextCursor: writeCursor(last) }
        : { hasMore: false };
      return { posts: await present(asking, shown), pagination };
    },
    async important(asking, limit = limits.importantPosts) {
      return present(asking, await importantPosts.read(asking.viewer, limit));
    },
  };
}
