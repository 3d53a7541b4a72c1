import { listCommunities, postMessages, type Community } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { useMemo } from 'react';

/** Keeps letters only and collapses repeated ones: `Confesssions!` becomes `confesions`. */
function bareWord(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/**
 * Whether a community is the one for confessions, which has its own page. An older server does not
 * report this; then the name decides, even if misspelt (`Confesion`, `Confessoin`, `Cofession`).
 */
export function isConfessionCommunity({ name, isConfession }: Community): boolean {
  return isConfession ?? /^con?fes?(io|oi|i|o|sio)?n?s?$/.test(bareWord(name));
}

/** "Your Communities": those that the student joined, or all if none is joined. */
export function yoursOf(list: readonly Community[]): readonly Community[] {
  const joined = list.filter((community) => community.joined);
  return joined.length > 0 ? joined : list;
}

export interface Communities {
  /** Undefined while loading and after a failure. */
  readonly list: readonly Community[] | undefined;
  /** Why loading failed, or undefined. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Milliseconds for which the communities and their unread counts are fresh. */
const staleTime = 60_000;

/** The communities of the student's college, without the one for confessions. */
export function useCommunities(): Communities {
  const { data, error, refetch } = useCall(listCommunities, {}, { staleTime });
  const list = useMemo(
    () => data?.filter((community) => !isConfessionCommunity(community)),
    [data],
  );
  return {
    list,
    failure: error && !data ? failureMessage(error, postMessages.communitiesFailed) : undefined,
    retry: () => void refetch(),
  };
}
