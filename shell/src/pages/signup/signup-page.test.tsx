import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Asked,
  fakeApi,
  type FakeApi,
  clearState,
  openSite,
  sessionCalls,
} from '../../testing/open-site';

beforeEach(() => {
  clearState();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const colleges = [
  {
    _id: 'c1',
    name: 'Sahyadri Institute',
    state: 'Goa',
    country: 'India',
    emailSuffix: '@sahyadri.in',
  },
  {
    _id: 'c2',
    name: 'Nilgiri College',
    state: 'Kerala',
    country: 'India',
    emailSuffix: '@nilgiri.in',
  },
];
const send = 'POST /api/auth/send-otp';
const register = 'POST /api/auth/verify-otp-register';
const check = 'GET /api/auth/check-username';
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
async function press(name: string) {
  await user().click(screen.getByRole('button', { name }));
  // Lets the response of a call arrive.
  await act(() => jest.advanceTimersByTimeAsync(1));
}
const refusal = (message: string) =>
  expect(screen.getByText(message)).toHaveAttribute('role', 'alert');

async function type(label: string, text: string) {
  await user().clear(screen.getByLabelText(label));
  await user().click(screen.getByLabelText(label));
  await user().paste(text);
}

async function chooseCollege(name: string) {
  await user().type(screen.getByRole('combobox', { name: 'College' }), name.slice(0, 4));
  await user().click(await screen.findByRole('option', { name: new RegExp(name) }));
}

const available = ({ query }: Asked) => ({ body: { available: query.get('username') !== 'asha' } });

async function open(answers: Parameters<typeof fakeApi>[0] = {}): Promise<FakeApi> {
  const api = fakeApi({
    ...sessionCalls(false),
    'GET /api/colleges': { body: colleges },
    [check]: available,
    [send]: {},
    [register]: {},
    ...answers,
  });
  openSite('/signup');
  await screen.findByPlaceholderText('Search for your college');
  return api;
}

async function settleUsername(said: string) {
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(await screen.findByText(said)).toBeVisible();
}

async function fillIn() {
  await chooseCollege('Nilgiri College');
  await type('Email', 'Devi');
  await type('Username', 'devi_1');
  await settleUsername('Username is available');
  await type('Password', 'secret1');
  await type('Confirm Password', 'secret1');
}

test('validates the fields in form order', async () => {
  const api = await open();
  await press('Send OTP');
  refusal('Please select a college');
  expect(screen.getByRole('combobox', { name: 'College' })).toHaveFocus();
  await chooseCollege('Nilgiri College');
  await press('Send OTP');
  refusal('Please enter your username for the email');
  await type('Email', 'devi');
  await press('Send OTP');
  refusal('Please enter a username');
  await type('Username', 'de');
  await press('Send OTP');
  refusal('Username must be at least 3 characters long');
  await type('Username', 'asha');
  await press('Send OTP');
  refusal('Please wait while we check username availability');
  await act(() => jest.advanceTimersByTimeAsync(600));
  await press('Send OTP');
  refusal('Username is already taken. Please choose another one.');
  await type('Username', 'devi_1');
  await settleUsername('Username is available');
  await press('Send OTP');
  refusal('Please enter a password');
  await type('Password', 'abc');
  await press('Send OTP');
  refusal('Password must be at least 6 characters long');
  await type('Password', 'secret1');
  await type('Confirm Password', 'secret2');
  await press('Send OTP');
  refusal('Passwords do not match');
  expect(screen.getByLabelText('Confirm Password')).toHaveFocus();
  expect(api.bodiesOf(send)).toEqual([]);
}, 60_000);

test('sends the OTP to the college address, registers, and opens the dashboard', async () => {
  const api = await open();
  await fillIn();
  expect(screen.getByText('@nilgiri.in')).toBeVisible();
  await press('Send OTP');
  expect(await screen.findByText('OTP sent to your email! Please check your inbox.')).toBeVisible();
  expect(api.bodiesOf(send)).toEqual([{ college_id: 'c2', email: 'devi@nilgiri.in' }]);
  expect(screen.getByLabelText('OTP')).toHaveFocus();
  await press('Verify & Sign Up');
  refusal('Please enter the OTP');
  for (const [name, answer] of Object.entries(sessionCalls(true))) api.on(name, answer);
  await type('OTP', '98765');
  expect(api.bodiesOf(register)).toEqual([]);
  // As formatted in the mail; the sixth digit submits the form.
  await type('OTP', ' 987 654 ');
  expect(await screen.findByText('Registration successful! Welcome to Campus!')).toBeVisible();
  expect(api.bodiesOf(register)).toEqual([
    {
      college_id: 'c2',
      email: 'devi@nilgiri.in',
      username: 'devi_1',
      password: 'secret1',
      otp: '987654',
    },
  ]);
  act(() => jest.advanceTimersByTime(1400));
  expect(screen.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  act(() => jest.advanceTimersByTime(200));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(sessionStorage.getItem('draft:sign-up')).toBeNull();
}, 60_000);

test('a reload keeps the step, the fields and the resend wait, but no password or OTP', async () => {
  await open();
  await fillIn();
  await press('Send OTP');
  await type('OTP', '98765');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  const stored = sessionStorage.getItem('draft:sign-up');
  expect(stored).not.toContain('secret1');
  expect(stored).not.toContain('98765');

  cleanup();
  const api = await open();
  expect(await screen.findByLabelText('OTP')).toHaveValue('');
  expect(screen.getByLabelText('OTP')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByText(/digits we sent to devi@nilgiri.in/)).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('devi_1');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  const again = screen.getByRole('button', { name: /^Resend OTP in \d+ s$/ });
  const seconds = Number(/\d+/.exec(again.textContent)?.[0]);
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThanOrEqual(40);
  await settleUsername('Username is available');
  await type('OTP', '987654');
  expect(api.bodiesOf(register)).toEqual([]);
  await press('Verify & Sign Up');
  refusal('Please enter a password');
  await type('Password', 'secret1');
  await type('Confirm Password', 'secret1');
  await press('Verify & Sign Up');
  expect(api.bodiesOf(register)).toHaveLength(1);
}, 60_000);

test('a reload after the OTP has expired keeps the fields but asks for no OTP', async () => {
  await open();
  await fillIn();
  await press('Send OTP');
  await screen.findByLabelText('OTP');
  await act(() => jest.advanceTimersByTimeAsync(11 * 60_000));
  cleanup();
  await open();
  expect(screen.getByLabelText('Username')).toHaveValue('devi_1');
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
}, 60_000);

test('changing the email requires a new OTP', async () => {
  await open();
  await fillIn();
  await press('Send OTP');
  await screen.findByLabelText('OTP');
  await type('Email', 'else');
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
}, 60_000);

test('checks usernames from three letters on after half a second, and ignores late answers', async () => {
  const late: (() => void)[] = [];
  const api = await open({
    [check]: (asked) =>
      asked.query.get('username') === 'ash'
        ? new Promise((resolve) => late.push(() => resolve({ body: { available: false } })))
        : { body: { available: true } },
  });
  const asked = () =>
    api.asked.filter(({ call }) => call === check).map(({ query }) => query.get('username'));
  await type('Username', 'as');
  await act(() => jest.advanceTimersByTimeAsync(700));
  expect(asked()).toEqual([]);
  await user().type(screen.getByLabelText('Username'), 'h');
  expect(screen.getByText('Checking availability...')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(450));
  expect(asked()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(asked()).toEqual(['ash']);
  await user().type(screen.getByLabelText('Username'), 'a2');
  await settleUsername('Username is available');
  await act(async () => late.forEach((answer) => answer()));
  expect(screen.getByText('Username is available')).toBeVisible();
});

test('an email without a college asks to select a college first', async () => {
  await open();
  await type('Email', 'devi');
  expect(screen.getByText('Please select a college first')).toBeVisible();
  await chooseCollege('Sahyadri Institute');
  expect(screen.getByText("We'll send the OTP to devi@sahyadri.in")).toBeVisible();
});

test('Try Again fetches the colleges after a failure', async () => {
  const api = fakeApi({ ...sessionCalls(false), 'GET /api/colleges': { status: 500, body: {} } });
  openSite('/signup');
  expect(await screen.findByText('Failed to fetch colleges')).toBeVisible();
  api.on('GET /api/colleges', { body: colleges });
  await press('Try Again');
  await waitFor(() =>
    expect(screen.queryByText('Failed to fetch colleges')).not.toBeInTheDocument(),
  );
  await chooseCollege('Nilgiri College');
});

test.each([
  [
    { status: 400, body: { message: 'Invalid or expired OTP', field: 'otp' } },
    'Invalid or expired OTP',
  ],
  [{ status: 500, body: {} }, 'Registration failed. Please try again.'],
  ['no answer' as const, 'Network error. Please check your connection and try again.'],
])(
  'a failed registration shows the reason and keeps all fields: %j',
  async (answer, message) => {
    await open({ [register]: answer });
    await fillIn();
    await press('Send OTP');
    await type('OTP', '987654');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('Devi');
    expect(screen.getByLabelText('Username')).toHaveValue('devi_1');
    expect(screen.getByLabelText('Password')).toHaveValue('secret1');
    expect(screen.getByLabelText('OTP')).toHaveValue('987654');
  },
  60_000,
);
