import { listCommunities, postMessages, type Community } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { useMemo } from 'react';

/** Letters only, each run of one letter once: `Confesssions!` is `confesions`. */
function bareWord(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/**
 * Whether a community is that of the confessions, which has a page of its own. An older server does
 * not say so: then the name tells, also where it is misspelt (`Confesion`, `Confessoin`, `Cofession`).
 */
export function isConfessionCommunity({ name, isConfession }: Community): boolean {
  return isConfession ?? /^con?fes?(io|oi|i|o|sio)?n?s?$/.test(bareWord(name));
}

export interface Communities {
  /** Undefined while they load and when they failed. */
  readonly list: readonly Community[] | undefined;
  /** Why there are none, or undefined. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Milliseconds for which the communities of a college count as fresh: they seldom change. */
const staleTime = 5 * 60_000;

/** The communities of the student's college, without that of the confessions. */
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
