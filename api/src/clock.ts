/** What time it is; a test sets its own. */
export type Clock = () => Date;

export function later(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000);
}
