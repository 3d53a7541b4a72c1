import {
  QueryClient,
  QueryClientProvider,
  useQuery,
  type UseQueryResult,
  useMutation,
  type UseMutationResult,
} from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { Endpoint, AnswerOf } from '../endpoint';
import { call, type CallInput } from '../client/call';
import type { ApiFailure } from '../client/failure';
import { isQueuedOffline, type QueuedAs } from '../client/offline-queue';

/** Milliseconds that a list stays in memory after it was left, so that Back restores it unchanged. */
const keepUnused = 15 * 60_000;

/**
 * The only answer cache of a tab. Nothing is retried automatically: a failure immediately shows its
 * message and Try Again. Nothing is refetched on focus: a feed does not change automatically.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: 30_000,
      gcTime: keepUnused,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Answers belong to the user signed in at that time: any change of user clears the cache. */
function emptyWithSession(): void {
  window.addEventListener('authChange', () => queryClient.clear());
  window.addEventListener('storage', (event) => {
    if (event.key === 'isAuthenticated') queryClient.clear();
  });
}

// Prerendered markup belongs to no user.
if (typeof window !== 'undefined') emptyWithSession();

/** Provides the tab's shared cache to a remote's pages. Every remote wraps its app in it. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/**
 * The cache key of an answer: method and path pattern first, so that
 * `invalidateQueries({ queryKey: callKey(listPosts) })` matches every page and filter of it.
 */
export function callKey(endpoint: Endpoint, input?: object): readonly unknown[] {
  return input === undefined
    ? [endpoint.method, endpoint.path]
    : [endpoint.method, endpoint.path, input];
}

interface CallSettings {
  readonly enabled?: boolean;
  /** Milliseconds that an answer counts as fresh. */
  readonly staleTime?: number;
  /** Milliseconds after which it is refetched, while the page is visible. */
  readonly refetchInterval?: number;
}

/** One answer of the API, cached under its endpoint and input and cancelled when it is no longer used. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  settings: CallSettings = {},
): UseQueryResult<AnswerOf<E>, ApiFailure> {
  return useQuery<AnswerOf<E>, ApiFailure>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    ...settings,
  });
}

/** 128 random bits; `crypto.randomUUID` is missing in insecure contexts. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * A write that is queued if there is no connection, see `isQueuedOffline`; otherwise like `useWrite`.
 * @param offline how it is shown while queued; without it the write fails offline
 */
export function useOfflineWrite<E extends Endpoint>(
  endpoint: E,
  offline: QueuedAs | undefined,
): UseMutationResult<AnswerOf<E>, ApiFailure, CallInput<E>> {
  const attempt = useRef<{ input: string; key: string }>(undefined);
  return useMutation<AnswerOf<E>, ApiFailure, CallInput<E>>({
    mutationFn: async (input) => {
      const text = JSON.stringify(input);
      if (attempt.current?.input !== text) {
        attempt.current = { input: text, key: randomKey() };
      }
      const idempotencyKey = attempt.current.key;
      try {
        const answer = await call(endpoint, input, { idempotencyKey, offline });
        attempt.current = undefined;
        return answer;
      } catch (error) {
        if (isQueuedOffline(error)) attempt.current = undefined;
        throw error;
      }
    },
  });
}

/**
 * A write. Resending the same input after a failure uses the same idempotency key, so that a
 * retry after a lost answer never creates a second row; a success or another input uses a new key.
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
): UseMutationResult<AnswerOf<E>, ApiFailure, CallInput<E>> {
  return useOfflineWrite(endpoint, undefined);
}
