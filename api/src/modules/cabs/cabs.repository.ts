import {
  limits,
  type BodyOf,
  type createCab,
  type listCabs,
  type listMyCabs,
  type QueryOf,
  type updateCab,
} from '@campus/contract';
import { tables, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { changeOwnTimed, isOwn } from '../listing/own-rows';
import { searched, timedLists, type Bind } from '../listing/timed-lists';
import { findShown } from '../one-row';
import { hydrate, type CabRow } from './cab-row';

const { cabs } = tables;
const ownCabs = { table: cabs, author: cabs.authorId };
const lists = timedLists<CabRow>({ table: 'cabs', author: 'author_id', hydrate });

export const findCab = findShown<CabRow>('cabs', hydrate);
export const readCabs = lists.read;

/** The rides that have not left yet and that the filter lets through, soonest first. */
export function upcoming(viewer: Viewer, query: QueryOf<typeof listCabs>, now: Date) {
  const { limit = limits.cabsListed, from, to, day, free } = query;
  const conditions = (bind: Bind) => [
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

interface Change {
  readonly id: string;
  readonly body: BodyOf<typeof updateCab>;
  /** The new start where it moves; may refuse by throwing. */
  move(stored: Date): Date | undefined;
}

/** @returns whether there was a ride of this student to change */
export async function changeOwnCab(
  tx: Orm,
  viewer: Viewer,
  { id, body, move }: Change,
): Promise<boolean> {
  const { socialMedia: social, journeyDate: _date, journeyTime: _time, ...rest } = body;
  return changeOwnTimed(tx, viewer, { of: ownCabs, id, fields: { ...rest, social }, move });
}

/** With everything that hangs on it. @returns whether there was a ride of this student to delete */
export async function deleteOwnCab(orm: Orm, viewer: Viewer, id: string): Promise<boolean> {
  const where = isOwn(ownCabs, viewer, id);
  return (await orm.delete(cabs).where(where).returning({ id: cabs.id })).length > 0;
}
