import {
  dayKey,
  formatClock,
  formatDate,
  formatDay,
  formatFull,
  toDate,
  type Moment,
} from './format';

export * from './format';

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
