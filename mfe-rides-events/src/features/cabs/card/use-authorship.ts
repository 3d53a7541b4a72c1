import { verifyCabAuthor, type Cab } from '@campus/contract';
import { useCall } from '@campus/contract/react';

/**
 * Whether the student may change the ride: what the list said, until the server confirms or denies it.
 * When it cannot be asked the list's word stands; the browser's own log has the failed call.
 */
export function useAuthorship({ _id, isAuthor }: Cab): boolean {
  const { data } = useCall(verifyCabAuthor, { params: { id: _id } });
  return data?.isAuthor ?? isAuthor;
}
