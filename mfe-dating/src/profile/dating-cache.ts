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

/** Removes a student from every cached page of Explore in this tab. */
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

/** Removes a request from the list that was answered or no longer exists. */
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

/** After a request was sent or answered: refetches the counters of the home and the conversations. */
export const refreshMatches = () => invalidate([datingHome, listMatches]);

/** After a block or an unmatch: refetches everything that shows the other student. */
export const refreshAll = () => invalidate([datingHome, listMatches, listMatchRequests]);
