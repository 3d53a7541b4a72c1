import { findCab } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { cabCache } from '../cab-cache';

/** Lets go of a ride that is not to be seen any more: deleted, or reported by the student. */
export function forgetCab(id: string): void {
  cabCache.drop(id);
  queryClient.removeQueries({ queryKey: callKey(findCab, { params: { id } }) });
}
