import { findAd } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { adCache } from '../ad-cache';

/** Lets go of an ad that is not to be seen any more: deleted, or reported by the student. */
export function forgetAd(id: string): void {
  adCache.drop(id);
  queryClient.removeQueries({ queryKey: callKey(findAd, { params: { id } }) });
}
