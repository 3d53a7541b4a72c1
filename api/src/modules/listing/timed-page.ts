import { limits, type Pagination } from '@campus/contract';
import type { Parameter } from '../../database/database';
import { readTimedCursor, writeTimedCursor, type TimedCursor, type TimedPosition } from './cursors';

/** Which rows a list is made of. */
interface TimedRows {
  /**
   * `from <table> where college_id = $1 and …` of a table with `id` and `starts_at`. What it compares
   * for equality must lead an index that goes on with `starts_at, id`.
   */
  readonly members: string;
  /** The values of `$1` and on that `members` names; at least the college. */
  readonly params: readonly Parameter[];
}

/** What the call asked for. */
export interface Paging {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface TimedPage {
  /** A subselect to be joined under the name `page`: its `id` and what `order` needs. */
  readonly ids: string;
  readonly order: string;
  readonly params: Parameter[];
  /** Rows as they came, one more than a page holds where there is more. */
  cut<Row extends TimedPosition>(found: readonly Row[]): { shown: Row[]; pagination: Pagination };
}

const columns = 'id, starts_at';

/** The rows that start after `now`, soonest first. */
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
 * The rows that start after `now`, soonest first, and behind them those that have started, latest first.
 * A walk by cursor keeps the cut-off of its first page: what starts meanwhile stays where it was.
 */
export function toComeThenEnded(rows: TimedRows, paging: Paging, now: Date): TimedPage {
  const { page = 1, limit = limits.pageSize, cursor } = paging;
  const after = cursor === undefined ? undefined : readTimedCursor('own', cursor);
  const params = [...rows.params];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const cutOff = after?.cutOff ?? now.toISOString();
  const at = `${bind(cutOff)}::timestamptz`;
  // Each half needs no more rows than all pages up to this one hold.
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

/** A limit stands in the text: bound, it would make PostgreSQL plan every call anew. */
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
