import { socketEvents } from '@campus/contract';
import type { Services } from '../../services';

interface Whom {
  readonly collegeId: string;
  readonly studentId: string;
}

/**
 * Tells a student's open pages that there is news. It says nothing else: the pages ask, and the answer is
 * made of what holds by then. What goes through Redis is therefore the same for all news, confessions too.
 */
export function ring(
  { realtime }: Pick<Services, 'realtime'>,
  { collegeId, studentId }: Whom,
): void {
  realtime.tell(collegeId, [studentId], { name: socketEvents.notification, payload: {} });
}
