import {
  type Ad,
  type BodyOf,
  type createAd,
  limits,
  type listAds,
  type listMyAds,
  type Pagination,
  type QueryOf,
  type updateAd,
} from '@campus/contract';
import { type Database, type Orm, type Parameter, tables } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import type { StoredPicture } from '../../media/media';
import { readCursor, writeCursor } from '../listing/cursors';
import { deleteOwnPictured, isOwn, onlyGiven } from '../listing/own-rows';
import { findShown } from '../one-row';
import { insertPictures, pictureKeys } from '../pictures/picture-rows';
import { isShown } from '../reports/visibility';

/** What the database knows of an ad for the student who asks. */
export interface AdRow {
  readonly id: string;
  readonly title: string;
  readonly pricePaise: number;
  readonly description: string;
  readonly contactName: string;
  readonly social: string;
  readonly phone: string;
  readonly isSold: boolean;
  readonly createdAt: string;
  readonly isSeller: boolean;
  /** Keys of the pictures in their order, joined by commas. */
  readonly images: string | null;
}

/**
 * Fills in a page of ids; `$1` is the college, `$2` the student.
 * @param page a subselect with `id` and whatever `order` names
 */
export function hydrate(page: string, order: string): string {
  return `select a.id, a.title, a.price_paise as "pricePaise", a.description,
    a.contact_name as "contactName", a.social, a.phone, a.is_sold as "isSold",
    a.created_at as "createdAt", a.seller_id = $2 as "isSeller",
    ${pictureKeys('ad', 'a.id')} as images
  from (${page}) page
  join ads a on a.college_id = $1 and a.id = page.id
  order by ${order}`;
}

/** An ad without its pictures. Who sold something is not to be called about it any more. */
export function presentAd(row: AdRow): Omit<Ad, 'image' | 'thumbnails'> {
  const reachable = row.isSeller || !row.isSold;
  return {
    _id: row.id,
    title: row.title,
    price: row.pricePaise / 100,
    description: row.description,
    name: row.contactName,
    socialMediaHandle: reachable ? row.social : '',
    phone: reachable ? row.phone : '',
    isSeller: row.isSeller,
    isSold: row.isSold,
    date: row.createdAt,
  };
}

const { ads } = tables;
const ownAds = { table: ads, author: ads.sellerId };

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
  const list = await database.query<AdRow>(text, params);
  const shown = list.slice(0, limit);
  const last = list.length > limit ? shown.at(-1) : undefined;
  const pagination: Pagination = last
    ? { hasMore: true, nextCursor: writeCursor(last) }
    : { hasMore: false };
  return { shown, pagination };
}

export const findAd = findShown<AdRow>('ads', hydrate);

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

interface NewAd {
  readonly body: BodyOf<typeof createAd>;
  readonly pictures: readonly StoredPicture[];
  readonly now: Date;
}

/** Rupees with two decimals are whole paise; the rounding undoes what binary fractions add. */
const paise = (rupees: number) => Math.round(rupees * 100);

export async function insertAd(tx: Orm, viewer: Viewer, ad: NewAd): Promise<string> {
  const { body, pictures, now: createdAt } = ad;
  const { collegeId, studentId: sellerId } = viewer;
  const [row] = await tx
    .insert(ads)
    .values({
      collegeId,
      sellerId,
      title: body.title,
      pricePaise: paise(body.price),
      description: body.description,
      contactName: body.name,
      social: body.socialMedia,
      phone: body.phone,
      createdAt,
    })
    .returning({ id: ads.id });
  if (row === undefined) throw new Error('The ad was not stored.');
  await insertPictures(tx, { kind: 'ad', collegeId, id: row.id, createdAt }, pictures);
  return row.id;
}

/** @returns whether there was an ad of this student to change */
export async function changeOwnAd(
  orm: Orm,
  viewer: Viewer,
  { id, body }: { id: string; body: BodyOf<typeof updateAd> },
): Promise<boolean> {
  const { price, name: contactName, socialMediaHandle: social, ...fields } = body;
  const pricePaise = price === undefined ? undefined : paise(price);
  const changed = onlyGiven({ ...fields, contactName, social, pricePaise });
  if (Object.keys(changed).length === 0) return true;
  const where = isOwn(ownAds, viewer, id);
  return (await orm.update(ads).set(changed).where(where).returning({ id: ads.id })).length > 0;
}

/** @returns the keys of its pictures; undefined where there was no such ad of this student */
export async function deleteOwnAd(tx: Orm, viewer: Viewer, id: string) {
  return deleteOwnPictured(tx, viewer, { of: ownAds, kind: 'ad', id });
}

/**
 * A query for `to_tsquery('simple', …)` that asks for every word, the last one begun; nothing that was
 * typed acts as an operator. Undefined where no word is left.
 */
function beginningWith(typed: string): string | undefined {
  const words = typed.replaceAll('\u0000', '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : undefined;
}
