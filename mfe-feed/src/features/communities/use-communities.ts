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

/** "Your Communities": those that the student joined, or all where none is joined. */
export function yoursOf(list: readonly Community[]): readonly Community[] {
  const joined = list.filter((community) => community.joined);
  return joined.length > 0 ? joined : list;
}

/** Whether somebody can join at all, and has joined none yet. An older server knows no members. */
export const hasJoinedNone = (list: readonly Community[]): boolean =>
  list.length > 0 && list.every(({ joined }) => joined === false);

export interface Communities {
  /** Undefined while they load and when they failed. */
  readonly list: readonly Community[] | undefined;
  /** Why there are none, or undefined. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Milliseconds for which the communities count as fresh, with what is unread in them. */
const staleTime = 60_000;

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
