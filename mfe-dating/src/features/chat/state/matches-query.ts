import { listMatches, type Match } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';

const queryKey = callKey(listMatches, {});
const nothing = () => undefined;

/** Asks for the conversations anew; after the first answer where that one is still under way. */
export function refreshMatches(): void {
  const query = queryClient.getQueryCache().find({ queryKey });
  const first = query?.state.data === undefined ? query?.promise : undefined;
  void Promise.resolve(first)
    .catch(nothing)
    .then(() => queryClient.invalidateQueries({ queryKey }));
}

const knownMatches = () => queryClient.getQueryData<readonly Match[]>(queryKey);

/** To whom a message of this match goes, as SPEC.md's call names it. */
export function receiverOf(matchId: string): string | undefined {
  return knownMatches()?.find((match) => match.matchId === matchId)?.profile.user_id;
}

export function isKnownMatch(matchId: string): boolean {
  const matches = knownMatches();
  return !matches || matches.some((match) => match.matchId === matchId);
}
