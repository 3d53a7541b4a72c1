import { seatMessages, type Cab } from '@campus/contract';
import { ApiFailure, failureMessage } from '@campus/contract/client';
import { notify } from '@campus/shared-ui';
import { cabs, refreshCab } from '../cab';

interface SeatAnswer {
  /** As it stands now; null where the answer does not tell. */
  readonly cab: Cab | null;
}

/**
 * Does something with a seat and says how it went. When the server refuses, the ride on screen is
 * older than the server's and is asked for again.
 * @returns whether it was done
 */
export async function withSeat(
  id: string,
  write: Promise<SeatAnswer>,
  said: string,
): Promise<boolean> {
  try {
    const { cab } = await write;
    if (cab) cabs.merge(cab);
    else await refreshCab(id);
    notify.success(said);
    return true;
  } catch (error) {
    notify.error(failureMessage(error, seatMessages.failed));
    if (error instanceof ApiFailure && error.status !== 0) await refreshCab(id);
    return false;
  }
}
