import type { AnswerOf, Endpoint, QueryOf } from '@campus/contract';
import fastJson from 'fast-json-stringify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock';
import { createCollegeCache, type Changes } from '../../college-cache/college-cache';
import type { Database } from '../../database/database';
import { answerSchema, JsonAnswer, type Call } from '../../http/route';
import type { Viewer } from '../../http/viewer';

/** Why a student may see a list of ads or rides differently from others in the college. */
interface Own {
  /** A report or a block hides entries from them. */
  readonly hides: boolean;
  /** More than 0 if some ads in the list are their own. */
  readonly ads: number;
  /** More than 0 if some rides in the list are their own, or they have asked for a seat in one. */
  readonly cabs: number;
}

/** Ordered like an index: otherwise the database expects to find a row soon, and may read a whole table. */
const text = `select exists (select 1 from reports where college_id = $1 and reporter_id = $2)
      or exists (select 1 from person_blocks where college_id = $1 and blocker_id = $2)
      or exists (select 1 from person_blocks where college_id = $1 and blocked_id = $2) as hides,
    (select count(*)::int from (select 1 from ads where college_id = $1 and seller_id = $2 and not is_sold
      order by created_at desc, id desc limit 1) own) as ads,
    (select count(*)::int from (select 1 from cabs
      where college_id = $1 and author_id = $2 and starts_at > $3::timestamptz
      order by starts_at, id limit 1) own)
    + (select count(*)::int from seat_requests r join cabs c on c.college_id = $1 and c.id = r.cab_id
      where r.college_id = $1 and r.student_id = $2 and c.starts_at > $3::timestamptz) as cabs`;

export function ownStatement({ collegeId, studentId }: Viewer, now: Date) {
  return { text, params: [collegeId, studentId, now.toISOString()] };
}

/** At most a second: operators write without notifying the processes. */
const students = { max: 20_000, ttl: 1000 };

export interface OwnInLists {
  read(viewer: Viewer): Promise<Own>;
}

interface Known {
  readonly ofStudent: number;
  readonly ofCollege: number;
  readonly own: Promise<Own>;
}

/** One statement for both lists. Its result is kept until the student writes, or anybody writes more than a vote or comment. */
export function createOwnInLists(database: Database, changes: Changes, clock: Clock): OwnInLists {
  const cache = new LRUCache<string, Known>(students);

  async function load(viewer: Viewer): Promise<Own> {
    const { text, params } = ownStatement(viewer, clock());
    const [own] = await database.query<Own>(text, params);
    if (own === undefined) throw new Error('The statement returned no row.');
    return own;
  }

  return {
    read(viewer) {
      const { collegeId, studentId } = viewer;
      const [ofStudent, ofCollege] = [changes.ofStudent(studentId), changes.ofCollege(collegeId)];
      if (ofStudent === undefined || ofCollege === undefined) return load(viewer);
      const known = cache.get(studentId);
      const isCurrent =
        known?.ofStudent === ofStudent &&
        (known.ofCollege === ofCollege || changes.postsSince(collegeId, known.ofCollege));
      if (known && isCurrent) return known.own;
      const own = load(viewer);
      cache.set(studentId, { ofStudent, ofCollege, own });
      own.catch(() => cache.delete(studentId));
      return own;
    },
  };
}

/** The id of no student: reads a list as students see it who have nothing of their own in it. */
const nobody = '00000000-0000-0000-0000-000000000000';
/** Filters with few values; lists with others are read for one student only. */
const sharedFilters = ['limit', 'free'];
const isShared = ({ page = 1, ...filters }: Readonly<Record<string, unknown>>) =>
  page === 1 && Object.keys(filters).every((name) => sharedFilters.includes(name));
/** Lists of a college in memory: with different limits and filters, at different seconds. */
const listsMax = 16;

interface SharedListServices {
  readonly changes: Changes;
  readonly clock: Clock;
  readonly ownInLists: OwnInLists;
}

interface Options<E extends Endpoint> {
  readonly endpoint: E;
  readonly name: 'ads' | 'cabs';
  /** Whether the pictures in the answer are addresses; shared answers contain nothing else. */
  hasAddresses(call: Call<E>): boolean;
  /** @param call undefined if the list is for everybody */
  read(viewer: Viewer, query: QueryOf<E>, call?: Call<E>): Promise<AnswerOf<E>>;
}

/**
 * A handler for the first page of a list. It is read and written as JSON once for all students of a college who have
 * nothing of their own in it, and kept for a second, or until anybody writes more than a vote or comment.
 */
export function sharedList<E extends Endpoint>(
  { changes, clock, ownInLists }: SharedListServices,
  { endpoint, name, hasAddresses, read }: Options<E>,
): (call: Call<E>) => Promise<AnswerOf<E> | JsonAnswer> {
  const write = fastJson(answerSchema(endpoint));
  const cache = createCollegeCache<Map<string, Promise<JsonAnswer>>>({
    changes,
    load: async () => new Map(),
    mend: (_collegeId, lists) => lists,
  });

  return async (call) => {
    const { viewer, query } = call;
    const alone = () => read(viewer, query, call);
    if (!hasAddresses(call) || !isShared(query ?? {})) return alone();
    const [lists, own] = await Promise.all([cache.read(viewer.collegeId), ownInLists.read(viewer)]);
    if (own.hides || own[name] > 0) return alone();
    // The second is part of the key: a ride that has left is no longer listed.
    const key = `${Math.floor(clock().getTime() / 1000)} ${JSON.stringify(query)}`;
    const known = lists.get(key);
    if (known || lists.size >= listsMax) return known ?? alone();
    const list = read({ ...viewer, studentId: nobody }, query).then(
      (answer) => new JsonAnswer(write(answer)),
    );
    lists.set(key, list);
    list.catch(() => lists.delete(key));
    return list;
  };
}
