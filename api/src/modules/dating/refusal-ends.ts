import { limits } from '@campus/contract';
import { later } from '../../clock';

const day = 24 * 60 * 60;

/** A refusal, or the end of a match, before this moment no longer keeps two students apart. */
export function refusalsEndedBefore(now: Date): string {
  return later(now, -limits.askAgainDays * day).toISOString();
}
