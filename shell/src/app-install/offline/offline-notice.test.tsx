import { act, screen, within } from '@testing-library/react';
import { showConnection } from './offline-notice';
import { useOfflineQueue } from './offline-queue';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  document.body.innerHTML = '';
  act(showConnection);
});
afterEach(() => {
  act(() => useOfflineQueue.setState({ entries: [] }));
  jest.useRealTimers();
});

function become(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

const region = () => screen.getByRole('status');

test('shows nothing while online with an empty queue', () => {
  expect(region()).toBeEmptyDOMElement();
});

test('shows the offline notice for as long as the connection is down', () => {
  become(false);
  expect(region()).toHaveTextContent("You're offline. What you see may be old.");
  act(() => jest.advanceTimersByTime(60_000));
  expect(region()).toHaveTextContent("You're offline.");
});

test('shows the back-online notice for four seconds', () => {
  become(false);
  become(true);
  expect(region()).toHaveTextContent("You're back online.");
  act(() => jest.advanceTimersByTime(3_900));
  expect(region()).toHaveTextContent("You're back online.");
  act(() => jest.advanceTimersByTime(200));
  expect(region()).toBeEmptyDOMElement();
});

test('a new loss of connection replaces the back-online notice', () => {
  become(false);
  become(true);
  become(false);
  act(() => jest.advanceTimersByTime(5_000));
  expect(region()).toHaveTextContent("You're offline.");
});

test('counts queued writes, and lists failed ones with their reason, also when online', () => {
  const href = '/post/p';
  const entries = [
    { key: 'a', kind: 'comment', text: 'Well said', href },
    { key: 'b', kind: 'vote', text: 'none', href },
    { key: 'h', kind: 'heart', text: 'like', href },
    { key: 'c', kind: 'post', text: '', href, problem: 'It is abusive', unfit: true },
  ] as const;
  become(false);
  act(() => useOfflineQueue.setState({ entries: entries.slice(0, 3) }));
  expect(region()).toHaveTextContent('3 waiting to be sent');
  // The device may report a connection on which nothing arrives.
  become(true);
  expect(region()).toHaveTextContent('3 waiting to be sent');
  act(() => useOfflineQueue.setState({ entries }));
  expect(region()).toHaveTextContent("3 waiting to be sent, 1 couldn't be sent");
  const heart = screen.getAllByRole('listitem', { hidden: true })[2];
  expect(heart).toHaveTextContent('Heart Discard heart');
  act(() => useOfflineQueue.setState({ entries: entries.slice(3) }));
  const [entry] = screen.getAllByRole('listitem', { hidden: true });
  expect(entry).toHaveTextContent('Post A picture');
  expect(entry).toHaveTextContent('It is abusive Community guidelines');
  const { getByRole } = within(entry!);
  expect(getByRole('link', { name: 'Community guidelines', hidden: true })).toHaveAttribute(
    'href',
    '/disclaimer#community-guidelines',
  );
  expect(
    getByRole('button', { name: 'Try Again post A picture', hidden: true }),
  ).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(region()).toHaveTextContent("1 couldn't be sent");
  act(() => useOfflineQueue.setState({ entries: [] }));
  expect(region()).toBeEmptyDOMElement();
});
