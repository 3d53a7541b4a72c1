import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, clearState, openSite, otherTab, sessionCalls } from '../testing/open-site';

beforeEach(() => {
  clearState();
  localStorage.setItem('isAuthenticated', 'true');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const address = () => screen.getByLabelText('Address').textContent;

test('logout shows a message, hides the page at once, and opens login after a second', async () => {
  fakeApi({ ...sessionCalls(true), 'POST /api/auth/logout': {} });
  localStorage.setItem('draft:post', 'mine');
  openSite('/profile');
  await user().click(await screen.findByRole('button', { name: 'Logout' }));
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(await screen.findByText('Logged out successfully!')).toBeVisible();
  expect(localStorage.getItem('isAuthenticated')).toBeNull();
  expect(localStorage.getItem('draft:post')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'My Profile' })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(900));
  expect(address()).toBe('/profile');
  act(() => jest.advanceTimersByTime(200));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(screen.queryByText('Please login to access this page')).not.toBeInTheDocument();
});

test('a logout without an answer shows an error and keeps the student signed in', async () => {
  fakeApi({ ...sessionCalls(true), 'POST /api/auth/logout': 'no answer' });
  openSite('/profile');
  await user().click(await screen.findByRole('button', { name: 'Logout' }));
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(
    await screen.findByText('Network error. Please check your connection and try again.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  expect(localStorage.getItem('isAuthenticated')).toBe('true');
});

test('a logout in another tab opens login in this tab too', async () => {
  fakeApi(sessionCalls(true));
  openSite('/profile');
  await screen.findByRole('heading', { name: 'My Profile' });
  await act(() => jest.advanceTimersByTimeAsync(50));
  act(() => otherTab(false));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/login?next=%2Fprofile');
});
