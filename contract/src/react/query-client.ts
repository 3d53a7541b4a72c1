import { QueryClient } from '@tanstack/react-query';

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
