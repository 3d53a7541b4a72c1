import {
  type BodyOf,
  type Cab,
  type createCab,
  limits,
  type listCabs,
  type listMyCabs,
  type QueryOf,
  type updateCab,
} from '@campus/contract';
import { type Orm, tables } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { changeOwnTimed, isOwn, type TimedChange } from '../listing/own-rows';
import { campusDay, campusTime } from '../listing/start-times';
import { type Bind, searched, timedLists } from '../listing/timed-lists';
import { findShown } from '../one-row';
import { nameOf, writtenBy } from '../people/visibility';

/** A ride as read from the database for the viewing student. */
export interface CabRow {
  readonly id: string;
  readonly source: string;
  readonly destination: string;
  readonly passengerName: string;
  readonly startsAt: string;
  readonly seatsAvailable: number;
  readonly description: string;
  readonly social: string;
  readonly phone: string;
  readonly isAuthor: boolean;
  /** Username of the student who offers the ride. */
  readonly postedBy: string;
  /** Null if the student has not requested a seat or has withdrawn the request. */
  readonly mySeat: 'asked' | 'granted' | 'refused' | null;
  readonly waiting: number;
}

/**
 * Fills in a page of ids; `$1` is the college, `$2` the student. Data from related tables is read by scalar
 * subqueries: a join would scan those tables.
 * @param page a subselect with `id` and the columns in `order`
 */
export function hydrate(page: string, order: string): string {
  return `select c.id, c.source, c.destination, c.passenger_name as "passengerName",
    c.starts_at as "startsAt", c.seats_available as "seatsAvailable", c.description, c.social,
    c.phone, c.author_id = $2 as "isAuthor", ${nameOf('c.author_id')} as "postedBy",
    (select r.state from seat_requests r
      where r.college_id = $1 and r.cab_id = c.id and r.student_id = $2) as "mySeat",
    case when c.author_id = $2 then (select count(*)::int from seat_requests r
      where r.college_id = $1 and r.cab_id = c.id and r.state = 'asked') else 0 end as waiting
  from (${page}) page
  join cabs c on c.college_id = $1 and c.id = page.id
  order by ${order}`;
}

export function presentCab(row: CabRow, now: Date): Cab {
  return {
    _id: row.id,
    source: row.source,
    destination: row.destination,
    passengerName: row.passengerName,
    journeyDate: campusDay(row.startsAt),
    journeyTime: campusTime(row.startsAt),
    seatsAvailable: row.seatsAvailable,
    description: row.description,
    socialMedia: row.social,
    phone: row.phone,
    isAuthor: row.isAuthor,
    hasEnded: new Date(row.startsAt) <= now,
    mySeat: row.mySeat ?? 'none',
    seatRequests: row.waiting,
    postedBy: row.postedBy,
  };
}

const { cabs } = tables;
const ownCabs = { table: cabs, author: cabs.authorId };
const lists = timedLists<CabRow>({ table: 'cabs', author: 'author_id', hydrate });

export const findCab = findShown<CabRow>({ table: 'cabs', author: 'author_id' }, hydrate);
export const readCabs = lists.read;

/** Rides that have not left yet and match the filter, soonest first. */
export function upcoming(viewer: Viewer, query: QueryOf<typeof listCabs>, now: Date) {
  const { limit = limits.cabsListed, author, from, to, day, free } = query;
  const conditions = (bind: Bind) => [
    ...writtenBy(author, 'author_id', bind),
    ...searched(from, ['source'], bind),
    ...searched(to, ['destination'], bind),
    ...(free ? ['seats_available > 0'] : []),
  ];
  return lists.upcoming(viewer, { now, paging: { limit }, day, conditions });
}

export function own(viewer: Viewer, paging: QueryOf<typeof listMyCabs>, now: Date) {
  return lists.own(viewer, { now, paging });
}

interface NewCab {
  readonly body: BodyOf<typeof createCab>;
  readonly startsAt: Date;
  readonly now: Date;
}

export async function insertCab(tx: Orm, viewer: Viewer, cab: NewCab): Promise<string> {
  const { body, startsAt, now } = cab;
  const { socialMedia, journeyDate: _date, journeyTime: _time, ...fields } = body;
  const { collegeId, studentId: authorId } = viewer;
  const [row] = await tx
    .insert(cabs)
    .values({ ...fields, social: socialMedia, collegeId, authorId, startsAt, createdAt: now })
    .returning({ id: cabs.id });
  if (row === undefined) throw new Error('The ride was not stored.');
  return row.id;
}

/** @returns whether the student had such a ride to change */
export async function changeOwnCab(
  tx: Orm,
  viewer: Viewer,
  { id, body, move }: TimedChange<BodyOf<typeof updateCab>>,
): Promise<boolean> {
  const { socialMedia: social, journeyDate: _date, journeyTime: _time, ...rest } = body;
  return changeOwnTimed(tx, viewer, { of: ownCabs, id, fields: { ...rest, social }, move });
}

/** Deletes the ride and everything that refers to it. @returns whether the student had such a ride */
export async function deleteOwnCab(orm: Orm, viewer: Viewer, id: string): Promise<boolean> {
  const where = isOwn(ownCabs, viewer, id);
  return (await orm.delete(cabs).where(where).returning({ id: cabs.id })).length > 0;
}
