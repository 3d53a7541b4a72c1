/** The campus clock: every time on the site is shown in this zone, whatever the device's. */
const timeZone = 'Asia/Kolkata';
/** Kolkata is 5:30 ahead of UTC all year. */
const OFFSET = '+05:30';
const DAY_MS = 86_400_000;

const formats = {
  full: new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }),
  date: new Intl.DateTimeFormat('en-IN', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }),
  weekday: new Intl.DateTimeFormat('en-IN', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }),
  clock: new Intl.DateTimeFormat('en-IN', { timeZone, hour: 'numeric', minute: '2-digit' }),
  month: new Intl.DateTimeFormat('en-IN', { timeZone, month: 'short' }),
  dayOfMonth: new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric' }),
  key: new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }),
};

/** An instant (ISO text, Date, epoch ms) or a campus date 'YYYY-MM-DD', optionally with 'THH:mm'. */
export type Moment = string | number | Date;

/** Reads a moment; a date or a time without a zone is on the campus clock. */
export function toDate(value: Moment): Date {
  if (typeof value !== 'string') return new Date(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return new Date(`${value}T00:00:00${OFFSET}`);
  return new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(value) ? value : `${value}${OFFSET}`);
}

/** The campus day of a moment, 'YYYY-MM-DD': equal keys are the same day. */
export function dayKey(value: Moment): string {
  return formats.key.format(toDate(value));
}

/** The campus day that it is now, 'YYYY-MM-DD'. */
export function today(): string {
  return dayKey(Date.now());
}

/** Short month, day, year, hour, minute: 'Mar 14, 2026, 5:30 PM'. */
export function formatFull(value: Moment): string {
  return formats.full.format(toDate(value));
}

/** '14 Mar 2026'. */
export function formatDate(value: Moment): string {
  return formats.date.format(toDate(value));
}

/** '5:30 pm'; also takes a bare campus time 'HH:mm'. */
export function formatClock(value: Moment): string {
  const bare = typeof value === 'string' && /^\d\d:\d\d/.test(value);
  return formats.clock.format(toDate(bare ? `1970-01-01T${value}` : value));
}

/** 'Today', 'Tomorrow', 'Yesterday', else 'Sat, 14 Mar', with the year when it is not this one. */
export function formatDay(value: Moment, now: Moment = Date.now()): string {
  const key = dayKey(value);
  const today = toDate(now).getTime();
  if (key === dayKey(today)) return 'Today';
  if (key === dayKey(today + DAY_MS)) return 'Tomorrow';
  if (key === dayKey(today - DAY_MS)) return 'Yesterday';
  const text = formats.weekday.format(toDate(value));
  return key.slice(0, 4) === dayKey(today).slice(0, 4) ? text : `${text} ${key.slice(0, 4)}`;
}

/** One part of a day, for a leaf of a calendar: 'Mar' or '14'. */
export function formatPart(part: 'month' | 'dayOfMonth', value: Moment): string {
  return formats[part].format(toDate(value));
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Rupees as written in India: 150000 is '₹1,50,000', 99.5 is '₹99.50'. */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

const formatters = { full: formatFull, date: formatDate, day: formatDay, clock: formatClock };

interface TimeProps {
  /** An instant, or a campus date 'YYYY-MM-DD' with or without 'THH:mm'. */
  value: Moment;
  /** Default 'full': short month, day, year, hour, minute. */
  format?: keyof typeof formatters;
  className?: string;
}

/** A `<time>` on the campus clock, with the exact moment in `dateTime` and the full form as tooltip. */
export function Time({ value, format = 'full', className }: TimeProps) {
  const date = toDate(value);
  if (Number.isNaN(date.getTime())) return null;
  const dateOnly = typeof value === 'string' && value.length === 10;
  return (
    <time
      className={className}
      dateTime={dateOnly ? dayKey(date) : date.toISOString()}
      title={format === 'full' || dateOnly ? undefined : formatFull(date)}
    >
      {formatters[format](value)}
    </time>
  );
}
