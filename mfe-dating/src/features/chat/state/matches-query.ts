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

export function isKnownMatch(matchId: string): boolean {
  const matches = queryClient.getQueryData<readonly Match[]>(queryKey);
  return !matches || matches.some((match) => match.matchId === matchId);
}
