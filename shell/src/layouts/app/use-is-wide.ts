import { useSyncExternalStore } from 'react';

/** From here on there is room for a sidebar beside the page; the style sheets have the same figure. */
const query = '(min-width: 60rem)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
