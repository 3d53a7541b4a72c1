import type { Explore } from '@campus/contract';

/** Start and destination, as far as they are known. */
export function formatPlaces({ source, destination }: Explore): string {
  if (source && destination) return `${source} to ${destination}`;
  return destination ? `To ${destination}` : source && `From ${source}`;
}
