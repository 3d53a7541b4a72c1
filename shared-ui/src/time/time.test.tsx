import { render, screen } from '@testing-library/react';
import {
  dayKey,
  formatClock,
  formatDate,
  formatDay,
  formatFull,
  formatPart,
  formatRupees,
  Time,
  toDate,
} from './time';

test('all times are in the time zone of the campus', () => {
  expect(formatFull('2026-03-14T18:45:00Z')).toBe('Mar 15, 2026, 12:15 AM');
  expect(formatClock('2026-03-14T12:00:00Z')).toBe('5:30 pm');
  expect(formatClock('17:30')).toBe('5:30 pm');
  expect(formatDate('2026-03-14')).toBe('14 Mar 2026');
  expect(toDate('2026-03-14').toISOString()).toBe('2026-03-13T18:30:00.000Z');
  expect(toDate('2026-03-14T17:30').toISOString()).toBe('2026-03-14T12:00:00.000Z');
});

test.each([
  ['2026-03-14', 'Today'],
  ['2026-03-15', 'Tomorrow'],
  ['2026-03-13', 'Yesterday'],
  ['2026-03-17', 'Tue, 17 Mar'],
  ['2027-03-14', 'Sun, 14 Mar 2027'],
])('%s is shown as %s, based on the date of the campus', (date, words) => {
  // It is still the 13th in UTC, and the 14th in Kolkata.
  expect(formatDay(date, '2026-03-13T20:00:00Z')).toBe(words);
});

test('rupees are grouped as in India, and whole amounts have no decimals', () => {
  expect(formatRupees(150000)).toBe('₹1,50,000');
  expect(formatRupees(99.5)).toBe('₹99.50');
});

/** As `Intl` formats a moment on campus; some of its versions use a narrow blank. */
const byIntl = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options });
  return (moment: number) => formatter.format(moment).replaceAll('\u202f', ' ');
};

test('the texts are those of Intl', () => {
  const day = { day: 'numeric', month: 'short' } as const;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const year = 'numeric';
  const [full, date, weekday] = [
    byIntl('en-US', { ...day, ...clock, year }),
    byIntl('en-IN', { ...day, year }),
    byIntl('en-IN', { ...day, weekday: 'short' }),
  ];
  const [time, month] = [byIntl('en-IN', clock), byIntl('en-IN', { month: 'short' })];
  const key = byIntl('en-CA', { year, month: '2-digit', day: '2-digit' });
  // 37 hours and a minute, so that every hour, month and weekday is among them.
  for (let at = 0; at < Date.UTC(1973, 0); at += 37 * 3_600_000 + 61_000) {
    expect([formatFull(at), formatDate(at), formatDay(at, at + 5e9)]).toEqual([
      full(at),
      date(at),
      weekday(at) +
        (dayKey(at).slice(0, 4) < dayKey(at + 5e9).slice(0, 4) ? ` ${key(at).slice(0, 4)}` : ''),
    ]);
    expect([formatClock(at), formatPart('month', at), dayKey(at)]).toEqual([
      time(at),
      month(at),
      key(at),
    ]);
  }
  const rupees = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  for (let amount = 0.07; amount < 1e9; amount = Math.round(amount * 137) / 100) {
    expect(formatRupees(amount)).toBe(rupees.format(amount));
  }
});

test('the time element has the exact date and time', () => {
  render(<Time value="2026-03-14T12:00:00.000Z" format="clock" />);
  const time = screen.getByText('5:30 pm');
  expect(time).toHaveAttribute('datetime', '2026-03-14T12:00:00.000Z');
  expect(time).toHaveAttribute('title', 'Mar 14, 2026, 5:30 PM');
});

test('an invalid time shows nothing', () => {
  const { container } = render(<Time value="soon" />);
  expect(container).toBeEmptyDOMElement();
});
