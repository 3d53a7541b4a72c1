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

/** Asks the server how a ride stands now: after it refused something, what is on screen is old. */
export async function refreshCab(id: string): Promise<void> {
  const cab = await call(findCab, { params: { id } }).catch(() => undefined);
  if (cab) cabs.merge(cab);
}

export function formatRoute({ source, destination }: Journey): string {
  return `${source} to ${destination}`;
}

/** The moment of departure on the campus clock, for `Time`. */
export function departureOf({ journeyDate, journeyTime }: Departure): string {
  return `${journeyDate}T${journeyTime}`;
}

export function formatSeatsLeft(seats: number): string {
  if (seats === 0) return 'Full';
  return seats === 1 ? '1 seat left' : `${seats} seats left`;
}

/** The same where nothing else says what the number is of. */
export function formatSeatsAvailable(seats: number): string {
  if (seats === 0) return 'Full';
  return seats === 1 ? '1 seat available' : `${seats} seats available`;
}
