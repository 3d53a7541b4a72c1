import { type ApiFailure, failureMessage, isNetworkFailure } from '@campus/contract/client';
import type { PagedList } from '@campus/contract/react';
import type { UseQueryResult } from '@tanstack/react-query';

const nothing = () => undefined;

/**
 * Turns the answer of a call without pages into the list that a page shows.
 * @param listFailed message of a failure without one of the server
 * @param networkFailed message if there was no answer at all
 */
export function wholeList<T>(
  { data, error, refetch }: UseQueryResult<readonly T[], ApiFailure>,
  listFailed: string,
  networkFailed = listFailed,
): PagedList<T> {
  return {
    entries: data ?? [],
    state: data ? 'ready' : error ? 'failed' : 'loading',
    failure: isNetworkFailure(error) ? networkFailed : failureMessage(error, listFailed),
    hasMore: false,
    loadingMore: false,
    moreFailure: undefined,
    loadMore: nothing,
    retry: () => void refetch(),
  };
}
