import { act, screen } from '@testing-library/react';
import { call } from '@campus/contract/client';
import { readProfile } from '@campus/contract';
import { fakeApi, clearState, openSite, otherTab, sessionCalls } from '../testing/open-site';

beforeEach(clearState);

const address = () => screen.getByLabelText('Address').textContent;

test('redirects a signed-out visitor to login with a reason and the requested page as next', async () => {
  fakeApi(sessionCalls(false));
  openSite('/profile?tab=posts');
  expect(screen.getByText('One moment')).toBeVisible();
  expect(await screen.findByText('Please login to access this page')).toBeVisible();
  expect(address()).toBe('/login?next=%2Fprofile%3Ftab%3Dposts');
});

test('a student without the session flag sees the page after the check', async () => {
  fakeApi(sessionCalls(true));
  openSite('/profile');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
  expect(localStorage.getItem('isAuthenticated')).toBe('true');
});

test('a student with the session flag sees the page while the check still runs', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  let answer: (reply: { body: unknown }) => void = () => undefined;
  const late = new Promise<{ body: unknown }>((resolve) => (answer = resolve));
  fakeApi({ ...sessionCalls(true), 'GET /api/auth/verify-token': () => late });
  openSite('/profile');
  expect(screen.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await act(async () => answer({ body: { isAuthenticated: false } }));
  expect(await screen.findByText('Please login to access this page')).toBeVisible();
});

test('a session check without an answer signs the student out and shows why', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  fakeApi({ 'GET /api/auth/verify-token': 'no answer' });
  openSite('/profile');
  expect(await screen.findByText('Authentication check failed. Please login again.')).toBeVisible();
  expect(localStorage.getItem('isAuthenticated')).toBeNull();
});

test('a session that expires during use redirects to login and keeps the drafts', async () => {
  const api = fakeApi(sessionCalls(true));
  openSite('/profile');
  await screen.findByRole('heading', { name: 'My Profile' });
  localStorage.setItem('draft:post', 'half a thought');
  api.on('GET /api/user/profile', { status: 401, body: { message: 'gone' } });
  await act(() => call(readProfile, {}).catch(() => undefined));
  expect(await screen.findByText('Please login to access this page')).toBeVisible();
  expect(address()).toBe('/login?next=%2Fprofile');
  expect(localStorage.getItem('draft:post')).toBe('half a thought');
});

test('a session that expires during a navigation keeps the new page as next', async () => {
  const api = fakeApi(sessionCalls(true));
  openSite('/profile');
  await screen.findByRole('heading', { name: 'My Profile' });
  // The address changes before the page does.
  window.history.pushState(null, '', '/dashboard');
  api.on('GET /api/user/profile', { status: 401, body: { message: 'gone' } });
  await act(() => call(readProfile, {}).catch(() => undefined));
  expect(address()).toBe('/profile');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  expect(await screen.findByText('Please login to access this page')).toBeVisible();
  expect(address()).toBe('/login?next=%2Fdashboard');
});

test('a login in another tab opens the requested page in this signed-out tab', async () => {
  const api = fakeApi(sessionCalls(false));
  openSite('/login?next=%2Fprofile');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  for (const [name, answer] of Object.entries(sessionCalls(true))) api.on(name, answer);
  act(() => otherTab(true));
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
});
