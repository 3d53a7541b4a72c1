import type { Cab } from '@campus/contract';
import { campusDay, campusTime } from '../listing/start-times';

/** What the database knows of a ride for the student who asks. */
export interface CabRow {
  readonly id: string;
  readonly source: string;
  readonly destination: string;
  readonly passengerName: string;
  readonly startsAt: string;
  readonly seatsAvailable: number;
  readonly description: string;
  readonly social: string;
  readonly phone: string;
  readonly isAuthor: boolean;
  /** Null where the student never asked for a seat, or took the request back. */
  readonly mySeat: 'asked' | 'granted' | 'refused' | null;
  readonly waiting: number;
}

/**
 * Fills in a page of ids; `$1` is the college, `$2` the student. What hangs on a ride are scalar
 * subqueries: a join would scan that table.
 * @param page a subselect with `id` and whatever `order` names
 */
export function hydrate(page: string, order: string): string {
  return `select c.id, c.source, c.destination, c.passenger_name as "passengerName",
    c.starts_at as "startsAt", c.seats_available as "seatsAvailable", c.description, c.social,
    c.phone, c.author_id = $2 as "isAuthor",
    (select r.state from seat_requests r
      where r.college_id = $1 and r.cab_id = c.id and r.student_id = $2) as "mySeat",
    case when c.author_id = $2 then (select count(*)::int from seat_requests r
      where r.college_id = $1 and r.cab_id = c.id and r.state = 'asked') else 0 end as waiting
  from (${page}) page
  join cabs c on c.college_id = $1 and c.id = page.id
  order by ${order}`;
}

export function presentCab(row: CabRow, now: Date): Cab {
  return {
    _id: row.id,
    source: row.source,
    destination: row.destination,
    passengerName: row.passengerName,
    journeyDate: campusDay(row.startsAt),
    journeyTime: campusTime(row.startsAt),
    seatsAvailable: row.seatsAvailable,
    description: row.description,
    socialMedia: row.social,
    phone: row.phone,
    isAuthor: row.isAuthor,
    hasEnded: new Date(row.startsAt) <= now,
    mySeat: row.mySeat ?? 'none',
    seatRequests: row.waiting,
  };
}
