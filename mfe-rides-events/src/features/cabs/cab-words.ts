import type { Cab } from '@campus/contract';
import { formatClock, formatDay } from '@campus/shared-ui/time';

type Journey = Pick<Cab, 'source' | 'destination'>;
type Departure = Pick<Cab, 'journeyDate' | 'journeyTime'>;

export function routeWords({ source, destination }: Journey): string {
  return `${source} to ${destination}`;
}

/** The moment of departure on the campus clock, for `Time`. */
export function departureOf({ journeyDate, journeyTime }: Departure): string {
  return `${journeyDate}T${journeyTime}`;
}

export function seatWords(seats: number): string {
  if (seats === 0) return 'Full';
  return seats === 1 ? '1 seat left' : `${seats} seats left`;
}

/** The same where nothing else says what the number is of. */
export function seatsAvailableWords(seats: number): string {
  if (seats === 0) return 'Full';
  return seats === 1 ? '1 seat available' : `${seats} seats available`;
}

/** What a message to the driver begins with. */
export function greetingOf(cab: Cab): string {
  const day = formatDay(cab.journeyDate);
  const time = formatClock(cab.journeyTime);
  return `Hi ${cab.passengerName}, is there still a seat from ${routeWords(cab)}, ${day} at ${time}?`;
}
