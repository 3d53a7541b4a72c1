import { cabListing, findCab, type Cab } from '@campus/contract';
import { call } from '@campus/contract/client';
import { createListing } from '@campus/shared-features/listing';

type Journey = Pick<Cab, 'source' | 'destination'>;
type Departure = Pick<Cab, 'journeyDate' | 'journeyTime'>;

/** Rides that students share; the contract and the address call one a cab. */
export const cabs = createListing<Cab, 'cabs'>({
  ...cabListing,
  noun: 'ride',
  title: 'Cab Sharing',
  about: 'Share a cab, split the fare.',
});

/** Refetches a ride, because the one on screen is outdated after the server refused a change. */
export async function refreshCab(id: string): Promise<void> {
  const cab = await call(findCab, { params: { id } }).catch(() => undefined);
  if (cab) cabs.merge(cab);
}

export function formatRoute({ source, destination }: Journey): string {
  return `${source} to ${destination}`;
}

/** The time of departure on the campus clock, for `Time`. */
export function departureOf({ journeyDate, journeyTime }: Departure): string {
  return `${journeyDate}T${journeyTime}`;
}

export function formatSeatsLeft(seats: number): string {
  if (seats === 0) return 'Full';
  return seats === 1 ? '1 seat left' : `${seats} seats left`;
}

/** The same, for places where nothing else explains the number. */
export function formatSeatsAvailable(seats: number): string {
  if (seats === 0) return 'Full';
  return seats === 1 ? '1 seat available' : `${seats} seats available`;
}
