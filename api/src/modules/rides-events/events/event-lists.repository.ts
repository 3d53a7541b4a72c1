import type { listEvents, listMyEvents, QueryOf } from '@campus/contract';
import type { Database, Parameter } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import { canBeId } from '../../ids';
import { endedBefore } from '../../listing/on-list';
import { containing } from '../../listing/search';
import { boundsOf } from '../../listing/timed-clock';
import { soonestFirst, toComeThenEnded, type TimedPage } from '../../listing/timed-page';
import { isShown } from '../../reports/shown';
import { hydrate, type EventRow } from './event-row';

type Paging = QueryOf<typeof listMyEvents>;
type Filter = Omit<QueryOf<typeof listEvents>, keyof Paging>;

const shown = isShown('events');

/** The events still to come that the filter lets through, soonest first. */
export function upcoming(viewer: Viewer, query: QueryOf<typeof listEvents>, now: Date): TimedPage {
  const { search, day, ...paging } = query;
  return soonestFirst(membersOf(viewer, { search, day }), paging, endedBefore(now));
}

export function own(viewer: Viewer, paging: Paging, now: Date): TimedPage {
  const members = 'from events where college_id = $1 and organizer_id = $2 and hidden_at is null';
  const params = [viewer.collegeId, viewer.studentId];
  return toComeThenEnded({ members, params }, paging, endedBefore(now));
}

export async function readEvents(database: Database, page: TimedPage) {
  const found = await database.query<EventRow>(hydrate(page.ids, page.order), page.params);
  return page.cut(found);
}

const one = hydrate(`select id from events where college_id = $1 and id = $3 and ${shown}`, 'e.id');

export async function findEvent(database: Database, { collegeId, studentId }: Viewer, id: string) {
  if (!canBeId(id)) return undefined;
  return (await database.query<EventRow>(one, [collegeId, studentId, id]))[0];
}

function membersOf(viewer: Viewer, { search, day }: Filter) {
  const params: Parameter[] = [viewer.collegeId, viewer.studentId];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const conditions = ['college_id = $1', shown];
  if (day !== undefined) {
    const bounds = boundsOf(day);
    conditions.push(`starts_at >= ${bind(bounds.from.toISOString())}::timestamptz`);
    conditions.push(`starts_at < ${bind(bounds.to.toISOString())}::timestamptz`);
  }
  if (search) {
    const words = bind(containing(search));
    conditions.push(`(title ilike ${words} or description ilike ${words})`);
  }
  return { members: `from events where ${conditions.join(' and ')}`, params };
}
