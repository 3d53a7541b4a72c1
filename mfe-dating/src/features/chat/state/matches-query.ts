import { listMatches, type Match } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { invalidateAnswers } from '@campus/shared-features/chat';

const queryKey = callKey(listMatches, {});

/** Refetches the conversations. */
export const refreshMatches = (): void => invalidateAnswers(queryKey);

const knownMatches = () => queryClient.getQueryData<readonly Match[]>(queryKey);

/** The receiver of a message in this match, as named in SPEC.md's call. */
export function receiverOf(matchId: string): string | undefined {
  return knownMatches()?.find((match) => match.matchId === matchId)?.profile.user_id;
}

export function isKnownMatch(matchId: string): boolean {
  const matches = knownMatches();
  return !matches || matches.some((match) => match.matchId === matchId);
}
