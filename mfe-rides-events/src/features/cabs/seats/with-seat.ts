import { seatMessages, type Cab } from '@campus/contract';
import { ApiFailure, failureMessage } from '@campus/contract/client';
import { notify } from '@campus/shared-ui';
import { cabs, refreshCab } from '../cab';

interface SeatAnswer {
  /** The current ride; null if the answer does not contain it. */
  readonly cab: Cab | null;
}

/**
 * Runs a change of a seat and notifies the student of the result. If the server refuses, the ride on
 * screen is outdated and is refetched.
 * @returns whether the change succeeded
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
