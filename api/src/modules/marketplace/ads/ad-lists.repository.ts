import {
  limits,
  type listAds,
  type listMyAds,
  type Pagination,
  type QueryOf,
} from '@campus/contract';
import type { Database, Parameter } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import { canBeId } from '../../ids';
import { readCursor, writeCursor } from '../../listing/newest-cursor';
import { beginningWith } from '../../listing/search';
import { isShown } from '../../reports/shown';
import { hydrate, type AdRow } from './ad-row';

/** One query with its values, so that a test can ask the database how it would run it. */
export interface AdPage {
  readonly text: string;
  readonly params: Parameter[];
  readonly limit: number;
}

type Paging = QueryOf<typeof listMyAds>;
type Filter = Omit<QueryOf<typeof listAds>, keyof Paging>;
type Bind = (value: Parameter) => string;

const shown = isShown('ads');

/** What is for sale and the filter lets through, newest first. */
export function forSale(viewer: Viewer, query: QueryOf<typeof listAds>): AdPage {
  const { page, limit, cursor, ...filter } = query;
  return newestFirst(viewer, { page, limit, cursor }, (bind) => [
    shown,
    ...conditionsOf(filter, bind),
  ]);
}

/** The student's own, sold ones included, newest first. */
export function own(viewer: Viewer, paging: Paging): AdPage {
  return newestFirst(viewer, paging, () => ['seller_id = $2', 'hidden_at is null']);
}

export async function readAds(database: Database, { text, params, limit }: AdPage) {
  const found = await database.query<AdRow>(text, params);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const pagination: Pagination = last
    ? { hasMore: true, nextCursor: writeCursor(last) }
    : { hasMore: false };
  return { shown, pagination };
}

const one = hydrate(`select id from ads where college_id = $1 and id = $3 and ${shown}`, 'a.id');

export async function findAd(database: Database, { collegeId, studentId }: Viewer, id: string) {
  if (!canBeId(id)) return undefined;
  return (await database.query<AdRow>(one, [collegeId, studentId, id]))[0];
}

/** A limit stands in the text: bound, it would make PostgreSQL plan every call anew. */
function newestFirst(
  viewer: Viewer,
  { page = 1, limit = limits.pageSize, cursor }: Paging,
  conditions: (bind: Bind) => string[],
): AdPage {
  const params: Parameter[] = [viewer.collegeId, viewer.studentId];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const where = ['college_id = $1', ...conditions(bind)];
  if (after) where.push(`(created_at, id) < (${bind(after.createdAt)}, ${bind(after.id)})`);
  const skip = !after && page > 1 ? `offset ${bind((page - 1) * limit)}::int` : '';
  const ids = `select id, created_at from ads where ${where.join(' and ')}
    order by created_at desc, id desc limit ${limit + 1} ${skip}`;
  return { text: hydrate(ids, 'page.created_at desc, page.id desc'), params, limit };
}

function conditionsOf({ search, minPrice, maxPrice }: Filter, bind: Bind): string[] {
  const conditions = ['not is_sold'];
  if (search) {
    const words = beginningWith(search);
    if (words === undefined) return [...conditions, 'false'];
    const text = `to_tsvector('simple', title || ' ' || description)`;
    conditions.push(`${text} @@ to_tsquery('simple', ${bind(words)})`);
  }
  if (minPrice !== undefined) conditions.push(`price_paise >= ${bind(minPrice * 100)}::bigint`);
  if (maxPrice !== undefined) conditions.push(`price_paise <= ${bind(maxPrice * 100)}::bigint`);
  return conditions;
}
