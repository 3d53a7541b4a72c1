import { useState } from 'react';

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
