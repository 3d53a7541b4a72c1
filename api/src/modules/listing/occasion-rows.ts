import { limits, type listEvents, type listMyEvents, type QueryOf } from '@campus/contract';
import type { Viewer } from '../../http/viewer';
import { findShown } from '../one-row';
import { acquaintances, nameOf, writtenBy } from '../people/visibility';
import { pictureKeys } from '../pictures/picture-rows';
import type { Interesting } from './interest';
import { campusDay, campusTime, endedBefore } from './start-times';
import { searched, timedLists, type Bind } from './timed-lists';

/** An event or a trip as read from the database for the viewing student. */
export interface OccasionRow {
  readonly id: string;
  readonly title: string;
  readonly organiserName: string;
  readonly phone: string;
  readonly startsAt: string;
  readonly description: string;
  readonly interestedCount: number;
  readonly isOrganizer: boolean;
  /** Username of the organiser. */
  readonly postedBy: string;
  readonly isInterested: boolean;
  /** Usernames in alphabetical order, joined by commas; null if there are none. */
  readonly acquaintances: string | null;
  /** Keys of the pictures in their order, joined by commas. */
  readonly images: string | null;
}

/** The acquaintances who are interested in a row `e`. */
const interestedAcquaintances = (kind: Interesting) => `case when e.interested_count > 0 then (
  select string_agg(a.username, ',' order by a.username) from (select a.username from acquaintances a
    where exists (select 1 from ${kind}_interests i where i.college_id = $1 and i.${kind}_id = e.id
      and i.student_id = a.id)
    order by a.username limit ${limits.acquaintancesNamed}) a) end`;

/**
 * Creates the SQL that fills in a page of ids; `$1` is the college, `$2` the student. Data from related
 * tables is read by scalar subqueries: a join would scan those tables.
 * @param own further columns of the table
 * @returns a function that takes a subselect with `id` and the columns in `order`
 */
function hydrateOccasion(kind: Interesting, own: readonly string[]) {
  const columns = own.map((column) => `e.${column}, `).join('');
  return (
    page: string,
    order: string,
  ) => `with acquaintances as materialized (${acquaintances}) select e.id, e.title, e.organiser_name as "organiserName", e.phone,
    e.starts_at as "startsAt", e.description, ${columns}e.interested_count as "interestedCount",
    e.organizer_id = $2 as "isOrganizer", ${nameOf('e.organizer_id')} as "postedBy",
    exists (select 1 from ${kind}_interests i where i.college_id = $1 and i.${kind}_id = e.id
      and i.student_id = $2) as "isInterested", ${interestedAcquaintances(kind)} as acquaintances,
    ${pictureKeys(kind, 'e.id')} as images
  from (${page}) page
  join ${kind}s e on e.college_id = $1 and e.id = page.id
  order by ${order}`;
}

/**
 * How occasions of one kind are read: one by its id, the upcoming ones that match a filter, a student's own.
 * @param own columns that only this kind has
 * @param words columns that a search looks into
 */
export function occasionLists<Row extends OccasionRow>(
  kind: Interesting,
  { own = [], words }: { readonly own?: readonly string[]; readonly words: readonly string[] },
) {
  const of = { table: `${kind}s`, author: 'organizer_id' };
  const hydrate = hydrateOccasion(kind, own);
  const lists = timedLists<Row>({ ...of, hydrate, endedBefore });
  return {
    hydrate,
    find: findShown<Row>(of, hydrate),
    read: lists.read,
    /** Soonest first. */
    upcoming(viewer: Viewer, query: QueryOf<typeof listEvents>, now: Date) {
      const { author, search, day, ...paging } = query;
      const conditions = (bind: Bind) => [
        ...writtenBy(author, of.author, bind),
        ...searched(search, words, bind),
      ];
      return lists.upcoming(viewer, { now, paging, day, conditions });
    },
    own(viewer: Viewer, paging: QueryOf<typeof listMyEvents>, now: Date) {
      return lists.own(viewer, { now, paging });
    },
  };
}

interface Own<S, O> {
  readonly now: Date;
  /** Field names for its day and time, both on the campus clock. */
  start(day: string, time: string): S;
  /** Fields that follow the description. */
  readonly own: O;
}

/** An occasion without its pictures. */
export function presentOccasion<S extends object, O extends object>(
  row: OccasionRow,
  { now, start, own }: Own<S, O>,
) {
  return {
    _id: row.id,
    title: row.title,
    organiserName: row.organiserName,
    phone: row.phone,
    ...start(campusDay(row.startsAt), campusTime(row.startsAt)),
    description: row.description,
    ...own,
    isOrganizer: row.isOrganizer,
    hasEnded: new Date(row.startsAt) <= endedBefore(now),
    interestedCount: row.interestedCount,
    isInterested: row.isInterested,
    acquaintances: row.acquaintances?.split(',') ?? [],
    postedBy: row.postedBy,
  };
}
