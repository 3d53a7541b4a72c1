import { listCommunities, postMessages, type Community } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { useMemo } from 'react';
import { isConfessionCommunity } from './is-confession';

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
