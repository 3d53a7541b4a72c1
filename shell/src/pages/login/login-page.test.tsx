import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, clearState, openSite, sessionCalls } from '../../testing/open-site';

beforeEach(() => {
  clearState();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const address = () => screen.getByLabelText('Address').textContent;
const login = 'POST /api/auth/login';

async function fillIn(email: string, password: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

test('signs in, shows a message, and opens the dashboard after a second', async () => {
  const api = fakeApi({ ...sessionCalls(false), [login]: {} });
  openSite('/login');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  for (const [name, answer] of Object.entries(sessionCalls(true))) api.on(name, answer);
  await fillIn('asha@iitx.ac.in', 'secret1');
  expect(await screen.findByText('Login successful! Welcome back!')).toBeVisible();
  expect(api.bodiesOf(login)).toEqual([
    { email: 'asha@iitx.ac.in', password: 'secret1', remember: true },
  ]);
  expect(localStorage.getItem('isAuthenticated')).toBe('true');
  act(() => jest.advanceTimersByTime(900));
  expect(address()).toBe('/login');
  act(() => jest.advanceTimersByTime(200));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('after the login, opens the page that was requested before', async () => {
  const api = fakeApi({ ...sessionCalls(false), [login]: {} });
  openSite('/profile');
  await screen.findByText('Please login to access this page');
  for (const [name, answer] of Object.entries(sessionCalls(true))) api.on(name, answer);
  await fillIn('asha@iitx.ac.in', 'secret1');
  await screen.findByText('Login successful! Welcome back!');
  act(() => jest.advanceTimersByTime(1100));
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test.each([
  { email: '', password: '', message: 'Please enter your email address', field: 'Email' },
  { email: 'asha', password: 'x', message: 'Please enter a valid email address', field: 'Email' },
  {
    email: 'asha@iitx.ac.in',
    password: '',
    message: 'Please enter a password',
    field: 'Password',
  },
])('rejects "$email" with "$password": $message', async ({ email, password, message, field }) => {
  const api = fakeApi(sessionCalls(false));
  openSite('/login');
  await screen.findByRole('button', { name: 'Login' });
  await fillIn(email, password);
  expect(screen.getByText(message)).toHaveAttribute('role', 'alert');
  expect(screen.getByLabelText(field)).toBeInvalid();
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(api.bodiesOf(login)).toEqual([]);
});

test.each([
  [{ status: 401, body: { message: 'Invalid email or password' } }, 'Invalid email or password'],
  [{ status: 500, body: {} }, 'Login failed. Please check your credentials and try again.'],
  ['no answer' as const, 'Network error. Please check your connection and try again.'],
])('a failed login keeps the fields and shows the reason: %j', async (answer, message) => {
  fakeApi({ ...sessionCalls(false), [login]: answer });
  openSite('/login');
  await screen.findByRole('button', { name: 'Login' });
  await fillIn('asha@iitx.ac.in', 'secret1');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@iitx.ac.in');
  expect(screen.getByLabelText('Password')).toHaveValue('secret1');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('redirects a signed-in student to the dashboard', async () => {
  fakeApi(sessionCalls(true));
  openSite('/login');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('shows the notice of the page that redirected here', async () => {
  fakeApi(sessionCalls(false));
  openSite('/login', { notice: 'Your account will be deleted.' });
  expect(await screen.findByText('Your account will be deleted.')).toBeVisible();
  expect(screen.queryByText('Please login to access this page')).toBeNull();
});

test('a login that cancels an account deletion shows that the account is kept', async () => {
  const message = "Welcome back! We won't delete your account.";
  const api = fakeApi({ ...sessionCalls(false), [login]: { body: { message } } });
  openSite('/login');
  await screen.findByRole('button', { name: 'Login' });
  for (const [name, answer] of Object.entries(sessionCalls(true))) api.on(name, answer);
  await fillIn('asha@iitx.ac.in', 'secret1');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('Login successful! Welcome back!')).toBeVisible();
});
