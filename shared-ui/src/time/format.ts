/** The campus clock: every time on the site is shown in this zone, regardless of the device's. */
const timeZone = 'Asia/Kolkata';
/** Kolkata is 5:30 ahead of UTC all year. */
const OFFSET = '+05:30';
const DAY_MS = 86_400_000;

/** Creating a formatter is slow, and few pages need more than one. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined;
  return (date: Date): string =>
    (made ??= new Intl.DateTimeFormat(locale, { timeZone, ...options })).format(date);
}

// Separate and pure, so that a script includes only the formatters it uses.
const short = { day: 'numeric', month: 'short' } as const;
const full = /* @__PURE__ */ formatter('en-US', {
  ...short,
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const date = /* @__PURE__ */ formatter('en-IN', { ...short, year: 'numeric' });
const weekday = /* @__PURE__ */ formatter('en-IN', { ...short, weekday: 'short' });
const clock = /* @__PURE__ */ formatter('en-IN', { hour: 'numeric', minute: '2-digit' });
const parts = {
  month: /* @__PURE__ */ formatter('en-IN', { month: 'short' }),
  dayOfMonth: /* @__PURE__ */ formatter('en-IN', { day: 'numeric' }),
};
const key = /* @__PURE__ */ formatter('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** An instant (ISO text, Date, epoch ms) or a campus date 'YYYY-MM-DD', optionally with 'THH:mm'. */
export type Moment = string | number | Date;

/** Parses a moment; a date or a time without a zone is on the campus clock. */
export function toDate(value: Moment): Date {
  if (typeof value !== 'string') return new Date(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return new Date(`${value}T00:00:00${OFFSET}`);
  return new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(value) ? value : `${value}${OFFSET}`);
}

/** The campus day of a moment, 'YYYY-MM-DD': equal keys mean the same day. */
export function dayKey(value: Moment): string {
  return key(toDate(value));
}

/** Today on the campus clock, 'YYYY-MM-DD'. */
export function today(): string {
  return dayKey(Date.now());
}

/** Short month, day, year, hour, minute: 'Mar 14, 2026, 5:30 PM'. */
export function formatFull(value: Moment): string {
  return full(toDate(value));
}

/** '14 Mar 2026'. */
export function formatDate(value: Moment): string {
  return date(toDate(value));
}

/** '5:30 pm'; also accepts a bare campus time 'HH:mm'. */
export function formatClock(value: Moment): string {
  const bare = typeof value === 'string' && /^\d\d:\d\d/.test(value);
  return clock(toDate(bare ? `1970-01-01T${value}` : value));
}

/** 'Today', 'Tomorrow', 'Yesterday', else 'Sat, 14 Mar', with the year when it is not this one. */
export function formatDay(value: Moment, now: Moment = Date.now()): string {
  const key = dayKey(value);
  const today = toDate(now).getTime();
  if (key === dayKey(today)) return 'Today';
  if (key === dayKey(today + DAY_MS)) return 'Tomorrow';
  if (key === dayKey(today - DAY_MS)) return 'Yesterday';
  const text = weekday(toDate(value));
  return key.slice(0, 4) === dayKey(today).slice(0, 4) ? text : `${text} ${key.slice(0, 4)}`;
}

/** One part of a day, for a calendar leaf: 'Mar' or '14'. */
export function formatPart(part: 'month' | 'dayOfMonth', value: Moment): string {
  return parts[part](toDate(value));
}

let rupees: Intl.NumberFormat | undefined;

/** Rupees as written in India: 150000 is '₹1,50,000', 99.5 is '₹99.50'. */
export function formatRupees(amount: number): string {
  rupees ??= new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return rupees.format(amount);
}
