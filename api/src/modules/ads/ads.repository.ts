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
  /** Username of the seller. */
  readonly postedBy: string;
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
    a.created_at as "createdAt", a.seller_id = $2 as "isSeller", ${nameOf('a.seller_id')} as "postedBy",
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
    postedBy: row.postedBy,
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

const shown = isShown('ads', 'seller_id');

/** What is for sale and the filter lets through, newest first. */
export function forSale(viewer: Viewer, query: QueryOf<typeof listAds>): AdPage {
  const { page, limit, cursor, ...filter } = query;
  const ids = filter.search ? amongNewestOrAll : walked;
  const conditions = (bind: Bind) => [shown, ...conditionsOf(filter, bind)];
  return newestFirst(viewer, { page, limit, cursor }, { ids, conditions });
}

/** The student's own, sold ones included, newest first. */
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

/** The part of a list that a page is. */
interface Part {
  /** What every ad of the list is, and what this page goes on after, as conditions. */
  readonly where: string;
  readonly after: string;
  /** Ads up to the end of the page and one more, and those before the page. */
  readonly most: string;
  readonly skip: string;
  readonly size: number;
}

const order = 'order by created_at desc, id desc';

/** Its ids where they are read off an index in their order. */
const walked = ({ where, after, size, skip }: Part) =>
  `select id, created_at from ads where ${where} ${after} ${order} limit ${size} ${skip}`;

/** Ads among which a word is looked for one by one: as many as that takes as long as asking the index of words. */
const newestSearched = 100;

/**
 * Its ids where a word is searched. PostgreSQL cannot know how rare it is: it would walk through all ads for a rare one,
 * or fetch all of them for a frequent one. So the newest are walked through, which is enough for a frequent word, and
 * only where they are too few, all that have the word are fetched by its index.
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
  /** The ids of a part of it, as a subselect. */
  ids(part: Part): string;
  /** What every ad of it is. */
  conditions(bind: Bind): readonly string[];
}

/** A limit stands in the text: bound, it would make PostgreSQL plan every call anew. */
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
  const changed = withoutUndefined({ ...fields, contactName, social, pricePaise });
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
