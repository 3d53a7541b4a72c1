import type { CampusEvent } from '@campus/contract';
import { campusDay, campusTime, endedBefore } from '../listing/start-times';
import { pictureKeys } from '../pictures/picture-rows';

/** What the database knows of an event for the student who asks. */
export interface EventRow {
  readonly id: string;
  readonly title: string;
  readonly organiserName: string;
  readonly phone: string;
  readonly startsAt: string;
  readonly description: string;
  readonly interestedCount: number;
  readonly isOrganizer: boolean;
  readonly isInterested: boolean;
  /** Keys of the pictures in their order, joined by commas. */
  readonly images: string | null;
}

/**
 * Fills in a page of ids; `$1` is the college, `$2` the student. What hangs on an event are scalar
 * subqueries: a join would scan those tables.
 * @param page a subselect with `id` and whatever `order` names
 */
export function hydrate(page: string, order: string): string {
  return `select e.id, e.title, e.organiser_name as "organiserName", e.phone,
    e.starts_at as "startsAt", e.description, e.interested_count as "interestedCount",
    e.organizer_id = $2 as "isOrganizer",
    exists (select 1 from event_interests i where i.college_id = $1 and i.event_id = e.id
      and i.student_id = $2) as "isInterested",
    ${pictureKeys('event', 'e.id')} as images
  from (${page}) page
  join events e on e.college_id = $1 and e.id = page.id
  order by ${order}`;
}

/** An event without its pictures. */
export function presentEvent(row: EventRow, now: Date): Omit<CampusEvent, 'images' | 'thumbnails'> {
  return {
    _id: row.id,
    title: row.title,
    organiserName: row.organiserName,
    phone: row.phone,
    eventDate: campusDay(row.startsAt),
    eventTime: campusTime(row.startsAt),
    description: row.description,
    isOrganizer: row.isOrganizer,
    hasEnded: new Date(row.startsAt) <= endedBefore(now),
    interestedCount: row.interestedCount,
    isInterested: row.isInterested,
  };
}
