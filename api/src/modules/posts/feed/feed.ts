import { limits, type Pagination, type Post } from '@campus/contract';
import type { Services } from '../../../services';
import { ownAmong } from '../../confessions/confessions.repository';
import { presentPictures, type Asking } from '../../pictures/present-pictures';
import { readCursor, writeCursor } from '../../listing/cursors';
import { importantStatement, pageStatement, readRows } from './feed.repository';
import type { PostRow } from './hydrate';
import { presentPost } from './present';
import type { Source } from './source';

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
export function createFeed({ database, media, clock }: Services): Feed {
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
      const statement = importantStatement(asking.viewer, clock(), limit);
      return present(asking, await readRows(database, statement));
    },
  };
}
