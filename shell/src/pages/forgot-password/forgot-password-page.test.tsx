import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, clearState, openSite, sessionCalls } from '../../testing/open-site';

beforeEach(() => {
  clearState();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const send = 'POST /api/auth/send-password-reset-otp';
const reset = 'POST /api/auth/verify-otp-reset-password';
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
async function press(name: string) {
  await user().click(screen.getByRole('button', { name }));
  // Lets the response of a call arrive.
  await act(() => jest.advanceTimersByTimeAsync(1));
}
const type = async (label: string, text: string) => {
  await user().clear(screen.getByLabelText(label));
  await user().click(screen.getByLabelText(label));
  await user().paste(text);
};
const refusal = (message: string) =>
  expect(screen.getByText(message)).toHaveAttribute('role', 'alert');

async function askForCode() {
  await type('Email', 'asha@iitx.ac.in');
  await press('Send OTP');
  await screen.findByLabelText('OTP');
}

test('validates in form order, resets the password, and opens login after two seconds', async () => {
  const api = fakeApi({ ...sessionCalls(false), [send]: {}, [reset]: {} });
  const network = jest.spyOn(globalThis, 'fetch');
  openSite('/forgot-password');
  await press('Send OTP');
  refusal('Please enter your email address');
  await askForCode();
  expect(
    screen.getByText('Password reset OTP sent to your email! Please check your inbox.'),
  ).toBeVisible();
  expect(screen.getByLabelText('OTP')).toHaveFocus();
  expect(screen.getByLabelText('OTP')).toHaveAttribute('autocomplete', 'one-time-code');
  await press('Reset Password');
  refusal('Please enter the OTP');
  await type('OTP', '12 34');
  expect(screen.getByLabelText('OTP')).toHaveValue('1234');
  await press('Reset Password');
  refusal('Please enter the 6-digit OTP');
  await type('OTP', '123456');
  await press('Reset Password');
  refusal('Please enter a new password');
  await type('New Password', 'abc');
  await press('Reset Password');
  refusal('Password must be at least 6 characters long');
  await type('New Password', 'abcdef');
  await type('Confirm Password', 'abcdeg');
  await press('Reset Password');
  refusal('Passwords do not match');
  expect(api.bodiesOf(reset)).toEqual([]);
  await type('Confirm Password', 'abcdef');
  await press('Reset Password');
  expect(
    await screen.findByText('Password reset successfully! Redirecting to login...'),
  ).toBeVisible();
  expect(api.bodiesOf(reset)).toEqual([
    { email: 'asha@iitx.ac.in', otp: '123456', newPassword: 'abcdef' },
  ]);
  // With the cookie by which the server tells this browser apart from strangers.
  const sent = network.mock.calls.filter(([path]) => /password/.test(String(path)));
  expect(sent.map(([, init]) => init?.credentials)).toEqual(['same-origin', 'same-origin']);
  act(() => jest.advanceTimersByTime(1900));
  expect(screen.getByRole('heading', { name: 'Reset password' })).toBeVisible();
  act(() => jest.advanceTimersByTime(200));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
});

test('allows another OTP after a minute, announced only at 60, 30, 10 and 0 seconds', async () => {
  const api = fakeApi({ ...sessionCalls(false), [send]: {} });
  openSite('/forgot-password');
  await askForCode();
  const said = new Set<string>();
  for (let second = 0; second <= 61; second += 1) {
    for (const { textContent } of screen.getAllByRole('status')) {
      if (textContent?.startsWith('You can')) said.add(textContent);
    }
    act(() => jest.advanceTimersByTime(1000));
  }
  expect([...said]).toEqual([
    'You can ask for another OTP in 60 seconds',
    'You can ask for another OTP in 30 seconds',
    'You can ask for another OTP in 10 seconds',
    'You can ask for another OTP now',
  ]);
  await press('Resend OTP');
  expect(await screen.findByRole('button', { name: /Resend OTP in/ })).toBeVisible();
  expect(api.bodiesOf(send)).toHaveLength(2);
});

test('a rate limit disables Send OTP for the Retry-After time', async () => {
  fakeApi({
    ...sessionCalls(false),
    [send]: { status: 429, body: { message: 'Too many' }, headers: { 'retry-after': '42' } },
  });
  openSite('/forgot-password');
  await type('Email', 'asha@iitx.ac.in');
  await press('Send OTP');
  expect(await screen.findByText('Too many')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send OTP in 42 s' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test.each([
  [{ status: 500, body: {} }, 'Failed to send OTP. Please try again.'],
  ['no answer' as const, 'Network error. Please check your connection and try again.'],
])('a failed Send OTP shows the reason and keeps the email: %j', async (answer, message) => {
  fakeApi({ ...sessionCalls(false), [send]: answer });
  openSite('/forgot-password');
  await type('Email', 'asha@iitx.ac.in');
  await press('Send OTP');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@iitx.ac.in');
});

test.each([
  [{ status: 400, body: { message: 'Invalid or expired OTP' } }, 'Invalid or expired OTP'],
  [{ status: 500, body: {} }, 'Password reset failed. Please try again.'],
])('a failed reset shows the reason and keeps the password: %j', async (answer, message) => {
  fakeApi({ ...sessionCalls(false), [send]: {}, [reset]: answer });
  openSite('/forgot-password');
  await askForCode();
  await type('OTP', '123456');
  await type('New Password', 'abcdef');
  await type('Confirm Password', 'abcdef');
  await press('Reset Password');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('New Password')).toHaveValue('abcdef');
});

test('a failed Resend OTP shows the reason and keeps the typed password', async () => {
  const api = fakeApi({ ...sessionCalls(false), [send]: {}, [reset]: {} });
  openSite('/forgot-password');
  await askForCode();
  await type('New Password', 'abcdef');
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  api.on(send, { status: 500, body: {} });
  await press('Resend OTP');
  expect(await screen.findByText('Failed to send OTP. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('New Password')).toHaveValue('abcdef');
  await press('Reset Password');
  expect(screen.queryByText('Failed to send OTP. Please try again.')).not.toBeInTheDocument();
  refusal('Please enter the OTP');
});

test('a reload keeps the email and the step, and the sixth digit submits the reset', async () => {
  fakeApi({ ...sessionCalls(false), [send]: {} });
  openSite('/forgot-password');
  await askForCode();
  await type('New Password', 'abcdef');
  cleanup();
  const api = fakeApi({ ...sessionCalls(false), [send]: {}, [reset]: {} });
  openSite('/forgot-password');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@iitx.ac.in');
  expect(screen.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeVisible();
  expect(screen.getByLabelText('New Password')).toHaveValue('');
  await type('New Password', 'abcdef');
  await type('Confirm Password', 'abcdef');
  await type('OTP', '123 456');
  expect(
    await screen.findByText('Password reset successfully! Redirecting to login...'),
  ).toBeVisible();
  expect(api.bodiesOf(reset)).toHaveLength(1);
  expect(sessionStorage.getItem('draft:reset')).toBeNull();
});
