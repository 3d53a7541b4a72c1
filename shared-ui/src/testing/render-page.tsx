import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useNotifications } from '../notify/notify';
import { ToastStack } from '../notify/toast-stack';

// The first page of a test file waits for its code to be compiled.
configure({ asyncUtilTimeout: 10_000 });

/**
 * For tests: renders a remote at an address, with the parts of the shell that tests check.
 * @param page the remote's app in a router
 * @returns the simulated user
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

/** Simulates the browser's Back. */
export async function goBack(): Promise<void> {
  await act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );
}

/** Every test starts with an empty browser; the answer cache is cleared as on logout. */
export function emptyBrowser(): void {
  window.dispatchEvent(new Event('authChange'));
  localStorage.clear();
  sessionStorage.clear();
  useNotifications.setState({ items: [] });
}
