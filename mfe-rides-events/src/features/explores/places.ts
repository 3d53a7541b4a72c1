import type { Explore } from '@campus/contract';

/** From where to where, as far as either is known. */
export function formatPlaces({ source, destination }: Explore): string {
  if (source && destination) return `${source} to ${destination}`;
  return destination ? `To ${destination}` : source && `From ${source}`;
}
