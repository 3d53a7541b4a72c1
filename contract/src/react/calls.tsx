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

/** Milliseconds for which a list that was left stays in memory, so that Back finds it as it was. */
const keepUnused = 15 * 60_000;

/**
 * The one cache of answers in a tab. Nothing is retried behind the student's back: a failure shows its
 * message and Try Again at once. Nothing is refetched on focus: a feed does not move by itself.
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

/** Answers belong to whoever was signed in when they came: any change of that empties the cache. */
function emptyWithSession(): void {
  window.addEventListener('authChange', () => queryClient.clear());
  window.addEventListener('storage', (event) => {
    if (event.key === 'isAuthenticated') queryClient.clear();
  });
}

// Markup that is made beforehand is nobody's.
if (typeof window !== 'undefined') emptyWithSession();

/** Gives a remote's pages the tab's one cache. Every remote wraps its app in it. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/**
 * Where an answer stands in the cache: method and path pattern first, so that
 * `invalidateQueries({ queryKey: callKey(listPosts) })` reaches every page and filter of it.
 */
export function callKey(endpoint: Endpoint, input?: object): readonly unknown[] {
  return input === undefined
    ? [endpoint.method, endpoint.path]
    : [endpoint.method, endpoint.path, input];
}

interface CallSettings {
  readonly enabled?: boolean;
  /** Milliseconds for which an answer counts as fresh. */
  readonly staleTime?: number;
  /** Milliseconds after which it is asked again, for as long as the page is before somebody's eyes. */
  readonly refetchInterval?: number;
}

/** One answer of the API, cached under its endpoint and input and cancelled when nobody looks. */
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

/** 128 random bits; `crypto.randomUUID` is missing where a page is not served securely. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * A write that waits where there is no connection, see `isQueuedOffline`; otherwise as `useWrite`.
 * @param offline how it is shown while it waits; one without it fails
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
 * A write. Sending the same input again after a failure uses the same idempotency key, so that a
 * retry after a lost answer never makes a second row; a success or another input starts a new one.
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
): UseMutationResult<AnswerOf<E>, ApiFailure, CallInput<E>> {
  return useOfflineWrite(endpoint, undefined);
}
