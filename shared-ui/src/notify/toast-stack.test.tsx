import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { notify, useNotifications } from './notify';
import { ToastStack } from './toast-stack';

beforeEach(() => {
  jest.useFakeTimers();
  useNotifications.setState({ items: [] });
});

afterEach(() => {
  jest.useRealTimers();
});

function show(send: () => void) {
  render(<ToastStack />);
  act(send);
}

function after(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

test('both live regions exist before any notification', () => {
  render(<ToastStack />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('success and info use the polite live region, error and warning the alert region', () => {
  show(() => {
    notify.success('Item added successfully!');
    notify.info('Welcome');
    notify.error('Failed to add item');
    notify.warning('Please login to access this page');
  });
  const polite = within(screen.getByRole('status'));
  expect(polite.getByText('Item added successfully!')).toBeVisible();
  expect(polite.getByText('Welcome')).toBeVisible();
  const urgent = within(screen.getByRole('alert'));
  expect(urgent.getByText('Failed to add item')).toBeVisible();
  expect(urgent.getByText('Please login to access this page')).toBeVisible();
});

test('a toast disappears after five seconds by default', () => {
  show(() => void notify.info('Welcome'));
  expect(useNotifications.getState().items[0]).toMatchObject({
    message: 'Welcome',
    type: 'info',
    duration: 5000,
    isVisible: true,
  });
  after(4999);
  expect(screen.getByText('Welcome')).toBeInTheDocument();
  after(1);
  expect(useNotifications.getState().items[0]?.isVisible).toBe(false);
  after(200);
  expect(screen.queryByText('Welcome')).not.toBeInTheDocument();
});

test('a toast with a duration of 0 stays until it is closed', () => {
  show(() => void notify.error('Content Not Allowed', { duration: 0 }));
  after(60_000);
  expect(screen.getByText('Content Not Allowed')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  after(200);
  expect(screen.queryByText('Content Not Allowed')).not.toBeInTheDocument();
});

test.each([
  ['the pointer', 'pointerenter', 'pointerleave'],
  ['the focus', 'focusin', 'focusout'],
])('the timer of a toast pauses while %s is on it', (_who, enter, leave) => {
  show(() => void notify.info('Welcome'));
  after(4000);
  const toast = screen.getByRole('status').firstElementChild!;
  fireEvent(toast, new Event(enter));
  after(10_000);
  expect(screen.getByText('Welcome')).toBeInTheDocument();
  fireEvent(toast, new Event(leave));
  after(999);
  expect(useNotifications.getState().items[0]?.isVisible).toBe(true);
  after(1);
  expect(useNotifications.getState().items[0]?.isVisible).toBe(false);
});

test('the timer of a toast pauses while the tab is in the background', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get');
  show(() => void notify.info('Welcome'));
  hidden.mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  after(60_000);
  expect(screen.getByText('Welcome')).toBeInTheDocument();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  after(5200);
  expect(screen.queryByText('Welcome')).not.toBeInTheDocument();
});

test('identical messages are shown once', () => {
  show(() => {
    notify.error('Failed to fetch posts');
    notify.error('Failed to fetch posts');
  });
  expect(screen.getAllByText('Failed to fetch posts')).toHaveLength(1);
});
