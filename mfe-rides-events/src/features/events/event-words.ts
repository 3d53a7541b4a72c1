import type { CampusEvent } from '@campus/contract';
import { formatClock, formatDay } from '@campus/shared-ui/time';

/** When it begins on the campus clock, e.g. 'Tomorrow, 5:30 pm'. */
export function whenWords({ eventDate, eventTime }: CampusEvent): string {
  return `${formatDay(eventDate)}, ${formatClock(eventTime)}`;
}

/** What a message to the organiser begins with. */
export function greetingOf(event: CampusEvent): string {
  return `Hi ${event.organiserName}, I have a question about "${event.title}" (${whenWords(event)}).`;
}
