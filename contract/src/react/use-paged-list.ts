import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiFailure, failureMessage, isNetworkFailure } from '../client/failure';

/** A list as a page shows it. */
export interface PagedList<T> {
  readonly state: 'loading' | 'failed' | 'signedOut' | 'ready';
  readonly entries: readonly T[];
  /** Why there is nothing to show, while `state` is `failed`. */
  readonly failure: string;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** Why the next page did not come, or undefined. */
  readonly moreFailure: string | undefined;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

interface Wording<A, T> {
  readonly entriesOf: (page: A) => readonly T[];
  readonly listFailed: string;
  readonly moreFailed: string;
  /** When there was no answer at all. */
  readonly networkFailed: string;
}

function withoutRepeats<T extends { readonly _id: string }>(entries: readonly T[]): readonly T[] {
  return [...new Map(entries.map((entry) => [entry._id, entry])).values()];
}

/** Turns the pages of a call into the list that a page shows; every entry comes once. */
export function usePagedList<A, T extends { readonly _id: string }>(
  pages: UseInfiniteQueryResult<InfiniteData<A, unknown>, ApiFailure>,
  { entriesOf, listFailed, moreFailed, networkFailed }: Wording<A, T>,
): PagedList<T> {
  const { data, error, isFetchNextPageError } = pages;
  const entries = useMemo(
    () => withoutRepeats((data?.pages ?? []).flatMap((page) => entriesOf(page))),
    [data, entriesOf],
  );
  const words = (fallback: string) =>
    isNetworkFailure(error) ? networkFailed : failureMessage(error, fallback);
  const failed = !data && error;
  const signedOut = failed && error instanceof ApiFailure && error.status === 401;
  return {
    entries,
    state: signedOut ? 'signedOut' : failed ? 'failed' : data ? 'ready' : 'loading',
    failure: words(listFailed),
    hasMore: pages.hasNextPage,
    loadingMore: pages.isFetchingNextPage,
    moreFailure: isFetchNextPageError ? words(moreFailed) : undefined,
    loadMore: () => void pages.fetchNextPage(),
    retry: () => void pages.refetch(),
  };
}
