import type { Database, Parameter } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { isShown } from '../reports/visibility';
import type { TimedPosition } from './cursors';
import { boundsOf } from './start-times';
import { soonestFirst, toComeThenEnded, type Paging, type TimedPage } from './timed-page';

/** Adds a value to a statement. @returns its placeholder, such as `$3` */
export type Bind = (value: Parameter) => string;

interface TimedTable {
  readonly table: string;
  /** Its column with the owner of the listing. */
  readonly author: string;
  /** SQL that fills in a page of ids; `$1` is the college, `$2` the student. */
  hydrate(page: string, order: string): string;
  /** Listings that started before this moment count as ended; default: now. */
  endedBefore?(now: Date): Date;
}

interface Asked {
  readonly now: Date;
  readonly paging: Paging;
}

interface AskedForAll extends Asked {
  /** A day on the campus clock. */
  readonly day?: string | undefined;
  /** Further conditions; `bind` returns a placeholder for a value. */
  conditions?(bind: Bind): readonly string[];
}

/** Lists of things with a start time: all upcoming ones, and a student's own. */
export function timedLists<Row extends TimedPosition>(of: TimedTable) {
  const { table, author, hydrate, endedBefore = (now: Date) => now } = of;
  const shown = isShown(table, author);
  return {
    /** Entries that match the conditions and have not ended, soonest first. */
    upcoming(viewer: Viewer, { now, paging, day, conditions }: AskedForAll): TimedPage {
      const params: Parameter[] = [viewer.collegeId, viewer.studentId];
      const bind = (value: Parameter) => `$${params.push(value)}`;
      const where = [
        ...['college_id = $1', shown],
        ...(day === undefined ? [] : onDay(day, bind)),
        ...(conditions?.(bind) ?? []),
      ];
      const members = `from ${table} where ${where.join(' and ')}`;
      return soonestFirst({ members, params }, paging, endedBefore(now));
    },
    /** The student's own: upcoming ones, soonest first, then ended ones, latest first. */
    own(viewer: Viewer, { now, paging }: Asked): TimedPage {
      const members = `from ${table} where college_id = $1 and ${author} = $2 and hidden_at is null`;
      const params = [viewer.collegeId, viewer.studentId];
      return toComeThenEnded({ members, params }, paging, endedBefore(now));
    },
    async read(database: Database, page: TimedPage) {
      return page.cut(await database.query<Row>(hydrate(page.ids, page.order), page.params));
    },
  };
}

/** Listings that start on a given day of the campus clock. */
function onDay(day: string, bind: Bind): string[] {
  const { from, to } = boundsOf(day);
  return [
    `starts_at >= ${bind(from.toISOString())}::timestamptz`,
    `starts_at < ${bind(to.toISOString())}::timestamptz`,
  ];
}

/** Conditions for a search text: it may occur anywhere in one of the columns. */
export function searched(search: string | undefined, columns: readonly string[], bind: Bind) {
  if (!search) return [];
  const words = bind(containing(search));
  return [`(${columns.map((column) => `${column} ilike ${words}`).join(' or ')})`];
}

/** A pattern for `ilike` that matches the typed text literally, including `%` and `_`. */
function containing(typed: string): string {
  return `%${typed.replaceAll('\u0000', '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
