import * as z from 'zod';

const hashes = z.array(z.string().max(100));

/** The hashes that a process tells the others; undefined for anything else that came over the channel. */
export function endedSessions(text: string): string[] | undefined {
  try {
    return hashes.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
