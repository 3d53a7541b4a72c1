import { limits } from '@campus/contract';
import { later } from '../../clock';

/** Events and trips go on for a while: only what began before this counts as ended. */
export function endedBefore(now: Date): Date {
  return later(now, -limits.hoursOnList * 3600);
}
