import { limits, type listCabs, type listMyCabs, type QueryOf } from '@campus/contract';
import type { Database, Parameter } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import { canBeId } from '../../ids';
import { containing } from '../../listing/search';
import { boundsOf } from '../../listing/timed-clock';
import { soonestFirst, toComeThenEnded, type TimedPage } from '../../listing/timed-page';
import { isShown } from '../../reports/shown';
import { hydrate, type CabRow } from './cab-row';

type Filter = Omit<QueryOf<typeof listCabs>, 'limit'>;

const shown = isShown('cabs');

/** The rides that have not left yet and that the filter lets through, soonest first. */
export function upcoming(viewer: Viewer, query: QueryOf<typeof listCabs>, now: Date): TimedPage {
  const { limit = limits.cabsListed, ...filter } = query;
  return soonestFirst(membersOf(viewer, filter), { limit }, now);
}

export function own(viewer: Viewer, paging: QueryOf<typeof listMyCabs>, now: Date): TimedPage {
  const members = 'from cabs where college_id = $1 and author_id = $2 and hidden_at is null';
  const params = [viewer.collegeId, viewer.studentId];
  return toComeThenEnded({ members, params }, paging, now);
}

export async function readCabs(database: Database, page: TimedPage) {
  const found = await database.query<CabRow>(hydrate(page.ids, page.order), page.params);
  return page.cut(found);
}

const one = hydrate(`select id from cabs where college_id = $1 and id = $3 and ${shown}`, 'c.id');

export async function findCab(database: Database, { collegeId, studentId }: Viewer, id: string) {
  if (!canBeId(id)) return undefined;
  return (await database.query<CabRow>(one, [collegeId, studentId, id]))[0];
}

function membersOf(viewer: Viewer, { from, to, day, free }: Filter) {
  const params: Parameter[] = [viewer.collegeId, viewer.studentId];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const conditions = ['college_id = $1', shown];
  if (day !== undefined) {
    const bounds = boundsOf(day);
    conditions.push(`starts_at >= ${bind(bounds.from.toISOString())}::timestamptz`);
    conditions.push(`starts_at < ${bind(bounds.to.toISOString())}::timestamptz`);
  }
  if (from) conditions.push(`source ilike ${bind(containing(from))}`);
  if (to) conditions.push(`destination ilike ${bind(containing(to))}`);
  if (free) conditions.push('seats_available > 0');
  return { members: `from cabs where ${conditions.join(' and ')}`, params };
}
