import { findExplore } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { exploreCache } from '../explore-cache';

/** Lets go of a trip that is not to be seen any more: deleted, or reported by the student. */
export function forgetExplore(id: string): void {
  exploreCache.drop(id);
  queryClient.removeQueries({ queryKey: callKey(findExplore, { params: { id } }) });
}
