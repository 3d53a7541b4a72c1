import {
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { call, type CallInput } from '../client/call';
import { ApiFailure, failureMessage, isNetworkFailure } from '../client/failure';
import type { AnswerOf, Endpoint } from '../endpoint';
import { limits } from '../limits';
import type { Pagination } from '../shared/paging';
import { callKey } from './calls';
import { useMemo } from 'react';

interface Position {
  readonly page: number;
  readonly cursor?: string | undefined;
}

interface Paged {
  readonly pagination: Pagination;
}

/** A call that answers with `T`. */
export interface Answering<T> extends Endpoint {
  readonly answer: Endpoint['answer'] & { readonly _zod: { readonly output: T } };
}

export type Pages<E extends Endpoint> = UseInfiniteQueryResult<
  InfiniteData<AnswerOf<E>, Position>,
  ApiFailure
>;

interface PageSettings {
  readonly enabled?: boolean;
  /** Milliseconds that the pages count as fresh; `Infinity` for a list that never changes automatically. */
  readonly staleTime?: number;
}

/**
 * A paged list, ten items a page. Uses the server's cursor if there is one, so that the list
 * neither skips nor repeats entries while others post.
 */
export function usePages<E extends Answering<Paged>>(
  endpoint: E,
  input: CallInput<E>,
  settings: PageSettings = {},
): Pages<E> {
  return useInfiniteQuery<
    AnswerOf<E>,
    ApiFailure,
    InfiniteData<AnswerOf<E>, Position>,
    readonly unknown[],
    Position
  >({
    queryKey: callKey(endpoint, input),
    initialPageParam: { page: 1 },
    queryFn: ({ signal, pageParam }) => {
      const filters = (input as { query?: object }).query;
      const query = { ...filters, ...pageParam, limit: limits.pageSize };
      return call(endpoint, { ...input, query } as CallInput<E>, { signal });
    },
    getNextPageParam: (last, _all, position) => {
      const { hasMore, nextCursor } = last.pagination;
      return hasMore ? { page: position.page + 1, cursor: nextCursor } : undefined;
    },
    ...settings,
  });
}

/** A list as a page shows it. */
export interface PagedList<T> {
  readonly state: 'loading' | 'failed' | 'signedOut' | 'ready';
  readonly entries: readonly T[];
  /** The error message, while `state` is `failed`. */
  readonly failure: string;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** Why the next page failed, or undefined. */
  readonly moreFailure: string | undefined;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

interface Wording<A, T> {
  readonly entriesOf: (page: A) => readonly T[];
  readonly listFailed: string;
  readonly moreFailed: string;
  /** Message if there was no answer at all. */
  readonly networkFailed: string;
}

function withoutRepeats<T extends { readonly _id: string }>(entries: readonly T[]): readonly T[] {
  return [...new Map(entries.map((entry) => [entry._id, entry])).values()];
}

/** Turns the pages of a call into the list that a page shows; every entry appears once. */
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
