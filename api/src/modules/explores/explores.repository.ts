import type { BodyOf, createExplore, Explore, updateExplore } from '@campus/contract';
import { occasionLists, presentOccasion, type OccasionRow } from '../listing/occasion-rows';
import { tables, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import type { StoredPicture } from '../../media/media';
import { changeOwnTimed, deleteOwnPictured, type TimedChange } from '../listing/own-rows';
import { insertPictures } from '../pictures/picture-rows';

/** A trip as read from the database for the viewing student. */
export interface ExploreRow extends OccasionRow {
  readonly source: string;
  readonly destination: string;
  readonly duration: string;
  readonly social: string;
}

export const {
  hydrate,
  find: findExplore,
  read: readExplores,
  upcoming,
  own,
} = occasionLists<ExploreRow>('explore', {
  own: ['source', 'destination', 'duration', 'social'],
  words: ['title', 'description', 'source', 'destination'],
});

/** A trip without its pictures. */
export function presentExplore(row: ExploreRow, now: Date): Omit<Explore, 'images' | 'thumbnails'> {
  const { source, destination, duration, social } = row;
  return presentOccasion(row, {
    now,
    start: (exploreDate, exploreTime) => ({ exploreDate, exploreTime }),
    own: { source, destination, duration, socialMediaHandle: social },
  });
}

const { explores } = tables;
const ownExplores = { table: explores, author: explores.organizerId };

interface NewExplore {
  readonly body: BodyOf<typeof createExplore>;
  readonly startsAt: Date;
  readonly pictures: readonly StoredPicture[];
  readonly now: Date;
}

export async function insertExplore(tx: Orm, viewer: Viewer, explore: NewExplore): Promise<string> {
  const { body, startsAt, pictures, now: createdAt } = explore;
  const { images: _images, exploreDate: _date, exploreTime: _time, ...rest } = body;
  const { socialMediaHandle: social, ...fields } = rest;
  const { collegeId, studentId: organizerId } = viewer;
  const [row] = await tx
    .insert(explores)
    .values({ ...fields, social, collegeId, organizerId, startsAt, createdAt })
    .returning({ id: explores.id });
  if (row === undefined) throw new Error('The trip was not stored.');
  await insertPictures(tx, { kind: 'explore', collegeId, id: row.id, createdAt }, pictures);
  return row.id;
}

/** @returns whether the student had such a trip to change */
export async function changeOwnExplore(
  tx: Orm,
  viewer: Viewer,
  { id, body, move }: TimedChange<BodyOf<typeof updateExplore>>,
): Promise<boolean> {
  const { exploreDate: _date, exploreTime: _time, socialMediaHandle: social, ...rest } = body;
  return changeOwnTimed(tx, viewer, { of: ownExplores, id, fields: { ...rest, social }, move });
}

/** @returns the keys of its pictures; undefined if the student has no such trip */
export async function deleteOwnExplore(tx: Orm, viewer: Viewer, id: string) {
  return deleteOwnPictured(tx, viewer, { of: ownExplores, kind: 'explore', id });
}
