import { act, render, screen } from '@testing-library/react';
import { beginAttempt, lazyRoute } from '@campus/federation/remote';
import { LazyPage } from './own-page';

const lost = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

/** A page of the shell whose file loads when `arrives` resolves. */
function open(load: () => Promise<() => React.ReactNode>) {
  const Page = lazyRoute(load);
  render(<LazyPage title="Login" page={Page} />);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  beginAttempt();
});

test('a page whose file fails to load offline shows a network error, and loads when back online', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  let isThere = false;
  open(async () => {
    if (!isThere) throw lost();
    return () => <p>Your place is kept.</p>;
  });
  expect(
    await screen.findByText('Network error. Please check your connection and try again.'),
  ).toBeVisible();
  isThere = true;
  asked.mockResolvedValue(new Response());
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Your place is kept.')).toBeVisible();
});

test('a page that crashes shows that it could not be loaded', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  open(async () => () => {
    throw new Error('thrown on purpose');
  });
  expect(await screen.findByText("We couldn't load this page.")).toBeVisible();
});
