// Without `Intl`: a browser's first formatted date takes it 35 ms, on a cheap phone four times that, before the first
// paint. Kolkata has no summer time, and the texts are the same for all (ADR 37).

/** The campus clock: every time on the site is shown in this zone, regardless of the device's. */
const OFFSET = '+05:30';
const OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** An instant (ISO text, Date, epoch ms) or a campus date 'YYYY-MM-DD', optionally with 'THH:mm'. */
export type Moment = string | number | Date;

/** Parses a moment; a date or a time without a zone is on the campus clock. */
export function toDate(value: Moment): Date {
  if (typeof value !== 'string') return new Date(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return new Date(`${value}T00:00:00${OFFSET}`);
  return new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(value) ? value : `${value}${OFFSET}`);
}

/** What calendar and clock on campus show at a moment. @throws RangeError for a value that is no moment */
function campusTime(value: Moment) {
  // Shifted, so that its time in UTC is that on campus: 'Sat, 14 Mar 2026 17:30:00 GMT'.
  const shifted = new Date(toDate(value).getTime() + OFFSET_MS);
  const key = shifted.toISOString().slice(0, 10);
  const [weekday = '', day = '', month = '', year = '', time = ''] = shifted
    .toUTCString()
    .split(/,? /);
  const hour = Number(time.slice(0, 2));
  return {
    key,
    year,
    // As in the locale en-IN.
    month: month === 'Sep' ? 'Sept' : month,
    dayOfMonth: String(Number(day)),
    weekday,
    clock: `${hour % 12 || 12}${time.slice(2, 5)} ${hour < 12 ? 'am' : 'pm'}`,
  };
}

/** The campus day of a moment, 'YYYY-MM-DD': equal keys mean the same day. */
export function dayKey(value: Moment): string {
  return campusTime(value).key;
}

/** Today on the campus clock, 'YYYY-MM-DD'. */
export function today(): string {
  return dayKey(Date.now());
}

/** Short month, day, year, hour, minute: 'Mar 14, 2026, 5:30 PM'. */
export function formatFull(value: Moment): string {
  const { month, dayOfMonth, year, clock } = campusTime(value);
  return `${month.slice(0, 3)} ${dayOfMonth}, ${year}, ${clock.toUpperCase()}`;
}

/** '14 Mar 2026'. */
export function formatDate(value: Moment): string {
  const { dayOfMonth, month, year } = campusTime(value);
  return `${dayOfMonth} ${month} ${year}`;
}

/** '5:30 pm'; also accepts a bare campus time 'HH:mm'. */
export function formatClock(value: Moment): string {
  const bare = typeof value === 'string' && /^\d\d:\d\d/.test(value);
  return campusTime(bare ? `1970-01-01T${value}` : value).clock;
}

/** 'Today', 'Tomorrow', 'Yesterday', else 'Sat, 14 Mar', with the year when it is not this one. */
export function formatDay(value: Moment, now: Moment = Date.now()): string {
  const { key, weekday, dayOfMonth, month, year } = campusTime(value);
  const today = toDate(now).getTime();
  if (key === dayKey(today)) return 'Today';
  if (key === dayKey(today + DAY_MS)) return 'Tomorrow';
  if (key === dayKey(today - DAY_MS)) return 'Yesterday';
  const text = `${weekday}, ${dayOfMonth} ${month}`;
  return year === campusTime(today).year ? text : `${text} ${year}`;
}

/** One part of a day, for a calendar leaf: 'Mar' or '14'. */
export function formatPart(part: 'month' | 'dayOfMonth', value: Moment): string {
  return campusTime(value)[part];
}

/** Rupees as written in India: 150000 is '₹1,50,000', 99.5 is '₹99.50'. */
export function formatRupees(amount: number): string {
  const [whole = '', fraction = ''] = amount.toFixed(2).split('.');
  // Three digits, before them two each.
  let grouped = whole.slice(-3);
  for (let rest = whole.slice(0, -3); rest; rest = rest.slice(0, -2)) {
    grouped = `${rest.slice(-2)},${grouped}`;
  }
  return `₹${grouped}${fraction === '00' ? '' : `.${fraction}`}`;
}
