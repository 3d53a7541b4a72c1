import { inTime } from '../../in-time';

/** What the site goes on without, by its name: each look fails while that is of no use. */
export type Parts = Readonly<Record<string, () => Promise<unknown>>>;

/** Milliseconds. */
export const timeout = 1000;
const remembered = 10_000;

/**
 * Looks at all parts at once, and remembers for ten seconds what it saw: whoever asks often costs them nothing.
 * @returns the names of those that fail
 */
export function watchParts(parts: Parts): () => Promise<string[]> {
  let seen: Promise<string[]> | undefined;
  let since = -Infinity;
  async function look(): Promise<string[]> {
    const names = Object.keys(parts);
    const looks = await Promise.allSettled(
      Object.values(parts).map(async (part) => inTime(part(), timeout)),
    );
    return names.filter((_name, index) => looks[index]?.status === 'rejected');
  }
  return () => {
    if (seen === undefined || performance.now() - since > remembered) {
      since = performance.now();
      seen = look();
    }
    return seen;
  };
}
