import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useNotifications } from '../notify/notify';
import { ToastStack } from '../notify/toast-stack';

// The first page of a file waits for its code to be compiled.
configure({ asyncUtilTimeout: 10_000 });

/**
 * For tests: a remote at an address, with what the shell draws around it and a test looks at.
 * @param page the remote's app in a router
 * @returns the student at the keyboard
 */
export function renderPage(path: string, page: ReactNode) {
  history.pushState(null, '', path);
  render(
    <>
      {page}
      <ToastStack />
    </>,
  );
  return userEvent.setup();
}

/** The browser's Back. */
export async function goBack(): Promise<void> {
  await act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );
}

/** Every test begins with an empty browser; the cache of answers empties as at a logout. */
export function emptyBrowser(): void {
  window.dispatchEvent(new Event('authChange'));
  localStorage.clear();
  sessionStorage.clear();
  useNotifications.setState({ items: [] });
}
