import { listMatches, type Match } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { invalidateAnswers } from '@campus/shared-features/chat';

const queryKey = callKey(listMatches, {});

/** Asks for the conversations anew. */
export const refreshMatches = (): void => invalidateAnswers(queryKey);

const knownMatches = () => queryClient.getQueryData<readonly Match[]>(queryKey);

/** To whom a message of this match goes, as SPEC.md's call names it. */
export function receiverOf(matchId: string): string | undefined {
  return knownMatches()?.find((match) => match.matchId === matchId)?.profile.user_id;
}

export function isKnownMatch(matchId: string): boolean {
  const matches = knownMatches();
  return !matches || matches.some((match) => match.matchId === matchId);
}
