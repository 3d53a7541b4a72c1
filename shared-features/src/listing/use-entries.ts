import { listingMessages } from '@campus/contract';
import type { ApiFailure } from '@campus/contract/client';
import { usePagedList, usePages, type PagedList } from '@campus/contract/react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Entry, EntryPage, Listing } from './listing';

type Pages<P> = UseInfiniteQueryResult<InfiniteData<P, unknown>, ApiFailure>;

/** Everybody's entries, page by page: `useEntries(events, usePages(listEvents, { query }))`. */
export function useEntries<T extends Entry, K extends string>(
  { entriesOf, messages }: Listing<T, K>,
  pages: Pages<EntryPage<T, K>>,
): PagedList<T> {
  const { listFailed, moreFailed = listFailed } = messages;
  const networkFailed = listingMessages.serverError;
  return usePagedList(pages, { entriesOf, listFailed, moreFailed, networkFailed });
}

/** The student's own entries, page by page. */
export function useOwnEntries<T extends Entry, K extends string>(
  listing: Listing<T, K>,
): PagedList<T> {
  const { entriesOf, messages } = listing;
  const pages = usePages(listing.calls.mine, {});
  return usePagedList(pages, {
    entriesOf,
    listFailed: messages.mineFailed,
    moreFailed: messages.mineFailed,
    networkFailed: listingMessages.serverError,
  });
}
