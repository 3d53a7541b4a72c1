import {
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { call, type CallInput } from '../client/call';
import type { ApiFailure } from '../client/failure';
import type { AnswerOf, Endpoint } from '../endpoint';
import { limits } from '../limits';
import type { Pagination } from '../shared/paging';
import { callKey } from './call-key';

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
  /** Milliseconds for which the pages count as fresh; `Infinity` for a list that never moves by itself. */
  readonly staleTime?: number;
}

/**
 * A paged list, ten items a page. Goes on by the server's cursor where it gives one, so that the list
 * neither skips nor repeats while others post.
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
      const asked = (input as { query?: object }).query;
      const query = { ...asked, ...pageParam, limit: limits.pageSize };
      return call(endpoint, { ...input, query } as CallInput<E>, { signal });
    },
    getNextPageParam: (last, _all, position) => {
      const { hasMore, nextCursor } = last.pagination;
      return hasMore ? { page: position.page + 1, cursor: nextCursor } : undefined;
    },
    ...settings,
  });
}
