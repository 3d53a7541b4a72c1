import { dayKey, formatClock, formatDay, toDate, type Moment } from '@campus/shared-ui/time';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in the largest unit that fits, such as '3 h'. */
function formatLength(milliseconds: number): string {
  if (milliseconds < minute) return 'under a minute';
  if (milliseconds < hour) return `${Math.floor(milliseconds / minute)} min`;
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} days`;
}

const passed = (since: Moment, now: Moment): number =>
  toDate(now).getTime() - toDate(since).getTime();

/** The age of a state: 'under a minute', '5 min', '3 h', '2 days'. */
export function formatAge(since: Moment, now: Moment): string {
  return formatLength(passed(since, now));
}

/** When something happened: 'Just now', '5 min ago', '3 h ago', 'Yesterday, 11:30 am', then the campus day. */
export function formatSince(moment: Moment, now: Moment): string {
  const age = passed(moment, now);
  if (age < minute) return 'Just now';
  if (age < hour || dayKey(moment) === dayKey(now)) return `${formatLength(age)} ago`;
  const campusDay = formatDay(moment, now);
  return campusDay === 'Yesterday' ? `${campusDay}, ${formatClock(moment)}` : campusDay;
}
