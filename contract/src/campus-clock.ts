/** The campus uses Indian time, which is 5:30 ahead of UTC all year. */
const offset = '+05:30';

/**
 * The instant at which the campus clock shows a day and a time.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`, 24 hours
 */
export function campusInstant(day: string, time: string): Date {
  return new Date(`${day}T${time}:00${offset}`);
}

/** Whether a `YYYY-MM-DD` is a calendar day: 2026-02-30 is not. */
export function isReal(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}
