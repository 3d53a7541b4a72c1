import { campusInstant, limits, listingMessages } from '@campus/contract';
import { later } from '../../clock';
import { badRequest } from '../../http/errors';

const day = 24 * 3600;

/** Milliseconds by which the campus clock is ahead of UTC. */
const ahead = -campusInstant('1970-01-01', '00:00').getTime();

interface Wanted {
  /** `YYYY-MM-DD`, a valid calendar day. */
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
  /** The request's field name for the day, used in errors. */
  readonly field: string;
}

/** @throws ApiError 400 if that minute is past on the campus clock, or more than two years ahead */
export function startOf({ day: on, time, field }: Wanted, now: Date): Date {
  const start = campusInstant(on, time);
  if (start <= now) throw badRequest(listingMessages.inThePast, field);
  if (start > later(now, limits.daysAhead * day)) {
    throw badRequest(listingMessages.tooFarAhead, field);
  }
  return start;
}

interface Moved {
  readonly day: string | undefined;
  readonly time: string | undefined;
  readonly field: string;
  /** The stored start. */
  readonly stored: Date;
}

/**
 * The start after a change: missing fields stay as stored.
 * @returns undefined if neither day nor time changes
 * @throws ApiError 400 like {@link startOf}
 */
export function movedStart(change: Moved, now: Date): Date | undefined {
  const { day: on, time, field, stored } = change;
  if (on === undefined && time === undefined) return undefined;
  return startOf({ day: on ?? campusDay(stored), time: time ?? campusTime(stored), field }, now);
}

/** `YYYY-MM-DD` on the campus clock, regardless of this process's time zone. */
export function campusDay(moment: Date | string): string {
  return onCampus(moment).slice(0, 10);
}

/** `HH:MM` on the campus clock, 24 hours. */
export function campusTime(moment: Date | string): string {
  return onCampus(moment).slice(11, 16);
}

/** From the first moment of a campus day (inclusive) to that of the next day (exclusive). */
export function boundsOf(on: string): { readonly from: Date; readonly to: Date } {
  const from = campusInstant(on, '00:00');
  return { from, to: later(from, day) };
}

function onCampus(moment: Date | string): string {
  return new Date(new Date(moment).getTime() + ahead).toISOString();
}

/** Events and trips last a while: only those that started before this moment count as ended. */
export function endedBefore(now: Date): Date {
  return later(now, -limits.hoursOnList * 3600);
}
