/** What time it is; a test sets its own. */
export type Clock = () => Date;

export function later(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000);
}

/** @returns ISO 8601 with seconds and milliseconds at zero */
export function toTheMinute(moment: string | Date): string {
  const time = new Date(moment);
  time.setUTCSeconds(0, 0);
  return time.toISOString();
}
