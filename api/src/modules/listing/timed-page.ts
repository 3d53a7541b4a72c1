import { limits, type Pagination } from '@campus/contract';
import type { Parameter } from '../../database/database';
import { readTimedCursor, writeTimedCursor, type TimedCursor, type TimedPosition } from './cursors';

/** The rows that a list contains. */
interface TimedRows {
  /**
   * `from <table> where college_id = $1 and …` on a table with `id` and `starts_at`. An index must start with
   * the columns compared for equality and continue with `starts_at, id`.
   */
  readonly members: string;
  /** The values of `$1` and the following parameters of `members`; at least the college. */
  readonly params: readonly Parameter[];
}

/** The requested part of the list. */
export interface Paging {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface TimedPage {
  /** A subselect to be joined as `page`: its `id` and the columns that `order` needs. */
  readonly ids: string;
  readonly order: string;
  readonly params: Parameter[];
  /** Rows as read, one more than the page size if there are more. */
  cut<Row extends TimedPosition>(found: readonly Row[]): { shown: Row[]; pagination: Pagination };
}

const columns = 'id, starts_at';

/** Rows that start after `now`, soonest first. */
export function soonestFirst(rows: TimedRows, paging: Paging, now: Date): TimedPage {
  const { page = 1, limit = limits.pageSize, cursor } = paging;
  const after = cursor === undefined ? undefined : readTimedCursor('soonest', cursor);
  const params = [...rows.params];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const cutOff = now.toISOString();
  const toCome = `starts_at > ${bind(cutOff)}::timestamptz`;
  const from = after ? `and ${beyond('>', after, bind)}` : '';
  const ids = `select ${columns} ${rows.members} and ${toCome} ${from}
    order by starts_at, id limit ${limit + 1} ${skip({ page, limit, after }, bind)}`;
  const write = (last: TimedPosition) => writeTimedCursor('soonest', { ...last, cutOff });
  return { ids, order: 'page.starts_at, page.id', params, cut: cutter(limit, write) };
}

/**
 * Rows that start after `now`, soonest first, followed by started ones, latest first. Pages read by cursor
 * use the first page's cut-off: rows that start meanwhile do not move.
 */
export function toComeThenEnded(rows: TimedRows, paging: Paging, now: Date): TimedPage {
  const { page = 1, limit = limits.pageSize, cursor } = paging;
  const after = cursor === undefined ? undefined : readTimedCursor('own', cursor);
  const params = [...rows.params];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const cutOff = after?.cutOff ?? now.toISOString();
  const at = `${bind(cutOff)}::timestamptz`;
  // Each half needs at most as many rows as all pages up to this one contain.
  const most = after || page === 1 ? limit + 1 : `${bind(page * limit + 1)}::int`;
  const half = (
    ended: boolean,
    from: string,
  ) => `(select ${columns}, ${ended} as ended ${rows.members}
    and starts_at ${ended ? '<=' : '>'} ${at} ${from}
    order by ${ended ? 'starts_at desc, id desc' : 'starts_at, id'} limit ${most})`;
  const halves = () => {
    if (after === undefined) return `${half(false, '')} union all ${half(true, '')}`;
    if (after.startsAt <= cutOff) return half(true, `and ${beyond('<', after, bind)}`);
    return `${half(false, `and ${beyond('>', after, bind)}`)} union all ${half(true, '')}`;
  };
  const ids = `select * from (${halves()}) page
    order by ${ownOrder} limit ${limit + 1} ${skip({ page, limit, after }, bind)}`;
  const write = (last: TimedPosition) => writeTimedCursor('own', { ...last, cutOff });
  return { ids, order: ownOrder, params, cut: cutter(limit, write) };
}

const ownOrder = `page.ended, case when not page.ended then page.starts_at end,
  case when not page.ended then page.id end, page.starts_at desc, page.id desc`;

type Bind = (value: Parameter) => string;

function beyond(sign: '<' | '>', { startsAt, id }: TimedPosition, bind: Bind): string {
  return `(starts_at, id) ${sign} (${bind(startsAt)}::timestamptz, ${bind(id)}::uuid)`;
}

interface Slice {
  readonly page: number;
  readonly limit: number;
  readonly after: TimedCursor | undefined;
}

/** The limit is part of the text: as a bound parameter, it would make PostgreSQL plan every call again. */
function skip({ page, limit, after }: Slice, bind: Bind): string {
  return after || page === 1 ? '' : `offset ${bind((page - 1) * limit)}::int`;
}

function cutter(limit: number, write: (last: TimedPosition) => string): TimedPage['cut'] {
  return (found) => {
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    if (last === undefined) return { shown, pagination: { hasMore: false } };
    const { startsAt, id } = last;
    return { shown, pagination: { hasMore: true, nextCursor: write({ startsAt, id }) } };
  };
}
