/** ISO 8601 in UTC with milliseconds, of this millennium, as a part of a regular expression. */
export const momentShape = String.raw`2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;

/** JavaScript reads 30 February as 2 March; the database would refuse it. */
export function isMoment(text: string | undefined): text is string {
  if (text === undefined) return false;
  const parsed = new Date(text);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString() === text;
}
