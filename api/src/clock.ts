/** The current time; a test can set its own. */
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

/**
 * Fails if a task does not settle in time. At the timeout, data that has already arrived is read first:
 * this process may have been too busy to see the answer.
 */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error(`There was no answer within ${milliseconds} ms.`));
    timer = setTimeout(() => setImmediate(fail), milliseconds).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
