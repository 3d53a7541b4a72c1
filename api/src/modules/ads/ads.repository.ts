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
import { deleteOwnPictured, isOwn, withoutUndefined } from '../listing/own-rows';
import { findShown } from '../one-row';
import { nameOf, writtenBy } from '../people/visibility';
import { insertPictures, pictureKeys } from '../pictures/picture-rows';
import { isShown } from '../reports/visibility';

/** An ad as read from the database for the viewing student. */
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
  /** Username of the seller. */
  readonly postedBy: string;
  /** Keys of the pictures in their order, joined by commas. */
  readonly images: string | null;
}

/**
 * Fills in a page of ids; `$1` is the college, `$2` the student.
 * @param page a subselect with `id` and the columns in `order`
 */
export function hydrate(page: string, order: string): string {
  return `select a.id, a.title, a.price_paise as "pricePaise", a.description,
    a.contact_name as "contactName", a.social, a.phone, a.is_sold as "isSold",
    a.created_at as "createdAt", a.seller_id = $2 as "isSeller", ${nameOf('a.seller_id')} as "postedBy",
    ${pictureKeys('ad', 'a.id')} as images
  from (${page}) page
  join ads a on a.college_id = $1 and a.id = page.id
  order by ${order}`;
}

/** An ad without its pictures. Only the seller sees the contact details of a sold ad. */
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
    postedBy: row.postedBy,
  };
}

const { ads } = tables;
const ownAds = { table: ads, author: ads.sellerId };

/** A query with its values, so that a test can ask the database for its plan. */
export interface AdPage {
  readonly text: string;
  readonly params: Parameter[];
  readonly limit: number;
}

type Paging = QueryOf<typeof listMyAds>;
type Filter = Omit<QueryOf<typeof listAds>, keyof Paging>;
type Bind = (value: Parameter) => string;

const shown = isShown('ads', 'seller_id');

/** Unsold ads that match the filter, newest first. */
export function forSale(viewer: Viewer, query: QueryOf<typeof listAds>): AdPage {
  const { page, limit, cursor, ...filter } = query;
  const ids = filter.search ? amongNewestOrAll : walked;
  const conditions = (bind: Bind) => [shown, ...conditionsOf(filter, bind)];
  return newestFirst(viewer, { page, limit, cursor }, { ids, conditions });
}

/** The student's own ads, including sold ones, newest first. */
export function own(viewer: Viewer, paging: Paging): AdPage {
  const conditions = () => ['seller_id = $2', 'hidden_at is null'];
  return newestFirst(viewer, paging, { ids: walked, conditions });
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

export const findAd = findShown<AdRow>({ table: 'ads', author: 'seller_id' }, hydrate);

/** The part of a list that one page shows. */
interface Part {
  /** SQL conditions: which ads are in the list, and after which ad this page starts. */
  readonly where: string;
  readonly after: string;
  /** The number of ads up to the end of the page plus one, and the number before the page. */
  readonly most: string;
  readonly skip: string;
  readonly size: number;
}

const order = 'order by created_at desc, id desc';

/** The page's ids, read from an index in list order. */
const walked = ({ where, after, size, skip }: Part) =>
  `select id, created_at from ads where ${where} ${after} ${order} limit ${size} ${skip}`;

/** How many of the newest ads are scanned for a word: this takes as long as one lookup in the word index. */
const newestSearched = 100;

/**
 * The page's ids for a word search. PostgreSQL cannot know how rare a word is: it would scan all ads for a
 * rare word, or fetch all of them for a frequent one. So only the newest ads are scanned, which is enough for
 * a frequent word. If they hold too few matches, all matches are fetched by the word index.
 */
const amongNewestOrAll = ({ where, after, most, size, skip }: Part) => `
  with near as materialized (
    select id, created_at from (
      select * from ads where college_id = $1 and not is_sold ${after}
      ${order} limit greatest(${newestSearched}, ${most})) ads
    where ${where} ${order} limit ${most})
  select id, created_at from (
    select id, created_at from near where (select count(*) from near) >= ${most}
    union all
    select id, created_at from (
      select id, created_at from ads where ${where} ${after}
        and (select count(*) from near) < ${most} offset 0) all_of_them) found
  ${order} limit ${size} ${skip}`;

interface AdList {
  /** A subselect for the ids of one page. */
  ids(part: Part): string;
  /** SQL conditions for every ad in the list. */
  conditions(bind: Bind): readonly string[];
}

/** The limit is part of the text: as a bound parameter, it would make PostgreSQL plan every call again. */
function newestFirst(
  viewer: Viewer,
  { page = 1, limit = limits.pageSize, cursor }: Paging,
  { ids, conditions }: AdList,
): AdPage {
  const params: Parameter[] = [viewer.collegeId, viewer.studentId];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const from = cursor === undefined ? undefined : readCursor(cursor);
  const where = ['college_id = $1', ...conditions(bind)].join(' and ');
  const after = from
    ? `and (created_at, id) < (${bind(from.createdAt)}::timestamptz, ${bind(from.id)}::uuid)`
    : '';
  const size = limit + 1;
  const before = !from && page > 1 ? `${bind((page - 1) * limit)}::int` : undefined;
  const most = before === undefined ? String(size) : `(${before} + ${size})`;
  const skip = before === undefined ? '' : `offset ${before}`;
  const text = hydrate(
    ids({ where, after, most, skip, size }),
    'page.created_at desc, page.id desc',
  );
  return { text, params, limit };
}

function conditionsOf({ author, search, minPrice, maxPrice }: Filter, bind: Bind): string[] {
  const conditions = ['not is_sold', ...writtenBy(author, 'seller_id', bind)];
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

/** Converts rupees with two decimals to whole paise; rounding removes binary fraction errors. */
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

/** @returns whether the student had such an ad to change */
export async function changeOwnAd(
  orm: Orm,
  viewer: Viewer,
  { id, body }: { id: string; body: BodyOf<typeof updateAd> },
): Promise<boolean> {
  const { price, name: contactName, socialMediaHandle: social, ...fields } = body;
  const pricePaise = price === undefined ? undefined : paise(price);
  const changed = withoutUndefined({ ...fields, contactName, social, pricePaise });
  if (Object.keys(changed).length === 0) return true;
  const where = isOwn(ownAds, viewer, id);
  return (await orm.update(ads).set(changed).where(where).returning({ id: ads.id })).length > 0;
}

/** @returns the keys of its pictures; undefined if the student has no such ad */
export async function deleteOwnAd(tx: Orm, viewer: Viewer, id: string) {
  return deleteOwnPictured(tx, viewer, { of: ownAds, kind: 'ad', id });
}

/**
 * A query for `to_tsquery('simple', …)` that requires every word, the last one as a prefix. Typed characters
 * never act as operators. Undefined if no word is left.
 */
function beginningWith(typed: string): string | undefined {
  const words = typed.replaceAll('\u0000', '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : undefined;
}
