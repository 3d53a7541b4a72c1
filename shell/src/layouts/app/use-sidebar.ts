import { useState, useSyncExternalStore } from 'react';

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

const key = 'sidebar';

function stored(): boolean {
  try {
    return localStorage.getItem(key) !== 'closed';
  } catch {
    return true;
  }
}

/** Whether the sidebar is open, as this visitor left it. */
export function useSidebarOpen(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(stored);
  const change = (next: boolean) => {
    setOpen(next);
    try {
      localStorage.setItem(key, next ? 'open' : 'closed');
    } catch {
      // Storage is blocked: it holds for this page.
    }
  };
  return [open, change];
}
