import {
  datingMessages,
  findDatingProfile,
  type DatingProfile,
  type ProfileCard,
} from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { linkedState } from '@campus/shared-features/listing';

/** The loading state of a student's profile. */
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
 * A student's full profile. If it fails to load, the data of the card is used.
 * @param userId undefined while no profile is open
 */
export function usePerson(userId: string | undefined, card: ProfileCard | undefined): Person {
  const enabled = userId !== undefined;
  const profile = useCall(findDatingProfile, { params: { userId: userId ?? '' } }, { enabled });
  const { data, error, refetch } = profile;
  // A student who has left is missing, even if the cached profile is fresh.
  const state = linkedState({ data: error?.status === 404 ? undefined : data, error }, messages);
  if (state === 'gone') return { state: 'missing' };
  if (data) return { state: 'known', card: data, rest: data };
  if (card) return { state: 'known', card, rest: state === 'loading' ? 'loading' : 'unknown' };
  if (typeof state === 'string') return { state: 'loading' };
  return { state: 'failed', message: state.failed, retry: () => void refetch() };
}
