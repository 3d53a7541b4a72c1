import { cabMessages, listCabs, listingMessages, type Cab } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall, type PagedList } from '@campus/contract/react';
import type { CabFilters } from './use-cab-filters';

const nothing = () => undefined;
const none: readonly Cab[] = [];

/** The rides to come, all at once: this list has no pages. */
export function useAllCabs(query: CabFilters['query']): PagedList<Cab> {
  const { data, error, refetch } = useCall(listCabs, { query });
  return {
    state: data ? 'ready' : error ? 'failed' : 'loading',
    entries: data ?? none,
    failure: isNetworkFailure(error)
      ? listingMessages.serverError
      : failureMessage(error, cabMessages.listFailed),
    hasMore: false,
    loadingMore: false,
    moreFailure: undefined,
    loadMore: nothing,
    retry: () => void refetch(),
  };
}
