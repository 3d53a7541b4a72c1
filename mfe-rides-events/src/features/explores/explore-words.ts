import type { Explore } from '@campus/contract';
import { formatClock, formatDay } from '@campus/shared-ui/time';

/** When it begins on the campus clock, e.g. 'Tomorrow, 5:30 pm'. */
export function whenWords({ exploreDate, exploreTime }: Explore): string {
  return `${formatDay(exploreDate)}, ${formatClock(exploreTime)}`;
}

/** From where to where, as far as either is known. */
export function placeWords({ source, destination }: Explore): string {
  if (source && destination) return `${source} to ${destination}`;
  return destination ? `To ${destination}` : source && `From ${source}`;
}

/** What a message to the organiser begins with. */
export function greetingOf(explore: Explore): string {
  return `Hi ${explore.organiserName}, I have a question about "${explore.title}" (${whenWords(explore)}).`;
}
