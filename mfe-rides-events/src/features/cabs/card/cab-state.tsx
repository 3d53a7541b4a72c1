import type { Cab } from '@campus/contract';
import { Badge } from '@campus/shared-ui';
import { SeatMarks } from './seat-marks';

function requestWords(count: number): string {
  return count === 1 ? '1 seat request' : `${count} seat requests`;
}

/** What the closed card says of a ride beside its route: seats, and what waits for whom. */
export function CabState({ cab }: { cab: Cab }) {
  const { hasEnded, isAuthor, mySeat, seatRequests, seatsAvailable } = cab;
  return (
    <>
      {hasEnded && <Badge>Ended</Badge>}
      {!hasEnded && seatsAvailable > 0 && <SeatMarks seats={seatsAvailable} />}
      {!hasEnded && seatsAvailable === 0 && <Badge tone="bad">Full</Badge>}
      {isAuthor && <Badge tone="note">Your ride</Badge>}
      {seatRequests > 0 && <Badge tone="warn">{requestWords(seatRequests)}</Badge>}
      {mySeat === 'asked' && <Badge tone="warn">Seat requested</Badge>}
      {mySeat === 'granted' && <Badge tone="good">Seat granted</Badge>}
      {mySeat === 'refused' && <Badge>Request refused</Badge>}
    </>
  );
}
