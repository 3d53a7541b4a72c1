import { findEvent } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { eventCache } from '../event-cache';

/** Lets go of an event that is not to be seen any more: deleted, or reported by the student. */
export function forgetEvent(id: string): void {
  eventCache.drop(id);
  queryClient.removeQueries({ queryKey: callKey(findEvent, { params: { id } }) });
}
