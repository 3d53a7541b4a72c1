import {
  datingMessages,
  findDatingProfile,
  type DatingProfile,
  type ProfileCard,
} from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { linkedState } from '@campus/shared-features/listing';

/** Somebody as far as they are known. */
export type Person =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly state: 'known';
      readonly card: ProfileCard;
      readonly rest: DatingProfile | 'loading' | 'unknown';
    };

const messages = {
  failed: datingMessages.profilesFailed,
  network: datingMessages.serverErrorLater,
};

/**
 * Somebody's whole profile. Where it does not arrive, what the card knew has to do.
 * @param userId undefined while nobody is looked at
 */
export function usePerson(userId: string | undefined, card: ProfileCard | undefined): Person {
  const enabled = userId !== undefined;
  const profile = useCall(findDatingProfile, { params: { userId: userId ?? '' } }, { enabled });
  const { data, error, refetch } = profile;
  // Somebody who has left is gone, however fresh what is remembered of them.
  const state = linkedState({ data: error?.status === 404 ? undefined : data, error }, messages);
  if (state === 'gone') return { state: 'missing' };
  if (data) return { state: 'known', card: data, rest: data };
  if (card) return { state: 'known', card, rest: state === 'loading' ? 'loading' : 'unknown' };
  if (typeof state === 'string') return { state: 'loading' };
  return { state: 'failed', message: state.failed, retry: () => void refetch() };
}
