import type { Explore } from '@campus/contract';
import { campusDay, campusTime, endedBefore } from '../listing/start-times';
import { pictureKeys } from '../pictures/picture-rows';

/** What the database knows of a trip for the student who asks. */
export interface ExploreRow {
  readonly id: string;
  readonly title: string;
  readonly organiserName: string;
  readonly phone: string;
  readonly startsAt: string;
  readonly description: string;
  readonly source: string;
  readonly destination: string;
  readonly duration: string;
  readonly social: string;
  readonly interestedCount: number;
  readonly isOrganizer: boolean;
  readonly isInterested: boolean;
  /** Keys of the pictures in their order, joined by commas. */
  readonly images: string | null;
}

/**
 * Fills in a page of ids; `$1` is the college, `$2` the student. What hangs on a trip are scalar
 * subqueries: a join would scan those tables.
 * @param page a subselect with `id` and whatever `order` names
 */
export function hydrate(page: string, order: string): string {
  return `select e.id, e.title, e.organiser_name as "organiserName", e.phone,
    e.starts_at as "startsAt", e.description,
    e.source, e.destination, e.duration, e.social, e.interested_count as "interestedCount",
    e.organizer_id = $2 as "isOrganizer",
    exists (select 1 from explore_interests i where i.college_id = $1 and i.explore_id = e.id
      and i.student_id = $2) as "isInterested",
    ${pictureKeys('explore', 'e.id')} as images
  from (${page}) page
  join explores e on e.college_id = $1 and e.id = page.id
  order by ${order}`;
}

/** A trip without its pictures. */
export function presentExplore(row: ExploreRow, now: Date): Omit<Explore, 'images' | 'thumbnails'> {
  return {
    _id: row.id,
    title: row.title,
    organiserName: row.organiserName,
    phone: row.phone,
    exploreDate: campusDay(row.startsAt),
    exploreTime: campusTime(row.startsAt),
    description: row.description,
    source: row.source,
    destination: row.destination,
    duration: row.duration,
    socialMediaHandle: row.social,
    isOrganizer: row.isOrganizer,
    hasEnded: new Date(row.startsAt) <= endedBefore(now),
    interestedCount: row.interestedCount,
    isInterested: row.isInterested,
  };
}
