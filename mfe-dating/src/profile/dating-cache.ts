import {
  datingHome,
  exploreProfiles,
  listMatches,
  listMatchRequests,
  type AnswerOf,
  type Endpoint,
} from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import type { InfiniteData } from '@tanstack/react-query';

type ExplorePages = InfiniteData<AnswerOf<typeof exploreProfiles>>;

/** Takes a student out of every page of Explore that this tab holds. */
export function leaveExplore(userId: string): void {
  queryClient.setQueriesData<ExplorePages>(
    { queryKey: callKey(exploreProfiles) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          profiles: page.profiles.filter((profile) => profile.user_id !== userId),
        })),
      },
  );
}

/** Takes a request that was answered, or is not there any more, off the list. */
export function leaveRequests(matchId: string): void {
  queryClient.setQueryData<AnswerOf<typeof listMatchRequests>>(
    callKey(listMatchRequests, {}),
    (requests) => requests?.filter(({ _id }) => _id !== matchId),
  );
}

async function invalidate(endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: callKey(endpoint) })),
  );
}

/** After a request was sent or answered: the counters of the home and the conversations are others. */
export const refreshMatches = () => invalidate([datingHome, listMatches]);

/** After a block or an unmatch: everything that shows the other student. */
export const refreshAll = () => invalidate([datingHome, listMatches, listMatchRequests]);
