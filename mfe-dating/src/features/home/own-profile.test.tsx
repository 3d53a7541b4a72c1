import { queryClient } from '@campus/contract/react';
import { fakeServer, offline, refusal, type Routes } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aHome, aProfile } from '../../test-support/dating';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

beforeEach(emptyBrowser);

const withProfile: Routes = {
  'GET /api/dating/check-profile': () => ({ hasProfile: true }),
  'GET /api/dating/home': () => aHome(),
};

const lost = () => {
  throw offline;
};

describe('pausing the profile', () => {
  const pauses = 'POST /api/dating/pause';
  const hidden = 'Profile paused. Nobody new sees it until you show it again.';

  test('hides the profile until Show again is pressed', async () => {
    const server = fakeServer({ ...withProfile, [pauses]: () => ({ message: 'Done' }) });
    const user = renderAt('/dating-home');
    await user.click(await screen.findByRole('button', { name: 'Pause profile' }));
    const line = await screen.findByText(hidden);
    expect(line).toHaveAttribute('role', 'status');
    expect(screen.queryByText('Your profile is visible again')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show again' }));
    expect(await screen.findByText('Your profile is visible again')).toBeVisible();
    expect(screen.queryByText(hidden)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pause profile' })).toHaveFocus();
    const bodies = server.calls(pauses).map(({ body }) => body);
    expect(bodies).toEqual([{ isPaused: true }, { isPaused: false }]);
  });

  test.each([
    ['a refusal', () => refusal(429, 'Too often'), 'Too often'],
    ['no answer', lost, 'Server error. Please try again.'],
  ])('shows an error and changes nothing after %s', async (_name, fail, message) => {
    fakeServer({ ...withProfile, [pauses]: fail });
    const user = renderAt('/dating-home');
    await user.click(await screen.findByRole('button', { name: 'Pause profile' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pause profile' })).toBeVisible();
    expect(screen.queryByText(hidden)).not.toBeInTheDocument();
  });
});

describe('hiding from the department', () => {
  const hides = 'POST /api/dating/hide-from-department';
  const inPhysics = (hidesFromDepartment = false) => ({
    ...aHome(),
    profile: aProfile({ department: 'Physics', hidesFromDepartment }),
  });
  const choice = () => screen.findByRole('checkbox', { name: 'Hide me from Physics' });

  test('is turned on and off by a checkbox', async () => {
    const server = fakeServer({
      ...withProfile,
      'GET /api/dating/home': () => inPhysics(),
      [hides]: () => ({ message: 'Done' }),
    });
    const user = renderAt('/dating-home');
    await user.click(await choice());
    expect(await screen.findByText(/don't see each other in dating now$/)).toBeVisible();
    expect(await choice()).toBeChecked();
    await user.click(await choice());
    await waitFor(async () => expect(await choice()).not.toBeChecked());
    const bodies = server.calls(hides).map(({ body }) => body);
    expect(bodies).toEqual([{ isHidden: true }, { isHidden: false }]);
  });

  test('keeps its state when the server rejects the change', async () => {
    fakeServer({
      ...withProfile,
      'GET /api/dating/home': () => inPhysics(true),
      [hides]: () => refusal(429, 'Too often'),
    });
    const user = renderAt('/dating-home');
    await user.click(await choice());
    expect(await screen.findByText('Too often')).toBeVisible();
    expect(await choice()).toBeChecked();
  });

  test('is not offered without a department', async () => {
    fakeServer(withProfile);
    renderAt('/dating-home');
    const link = await screen.findByRole('link', { name: 'Add it to your profile' });
    expect(link).toHaveAttribute('href', '/profile');
    expect(screen.queryByRole('checkbox', { name: /^Hide me/ })).not.toBeInTheDocument();
  });
});

test('read receipts can be turned on, and a failed change shows the error', async () => {
  const shows = 'POST /api/dating/show-read';
  const server = fakeServer({ ...withProfile, [shows]: () => ({ message: 'Done' }) });
  const drawn = jest.spyOn(HTMLInputElement.prototype, 'checked', 'set');
  const user = renderAt('/dating-home');
  const choice = () => screen.findByRole('checkbox', { name: "Show when I've read a message" });
  expect(await choice()).not.toBeChecked();
  drawn.mockClear();
  await user.click(await choice());
  expect(
    await screen.findByText(/^Matches who show it too now see what you've read/),
  ).toBeVisible();
  expect(await choice()).toBeChecked();
  // Not even for a moment is what was stored before drawn again.
  expect(drawn.mock.calls.flat()).not.toContain(false);
  expect(server.calls(shows)[0]?.body).toEqual({ isShown: true });
  server.on({ [shows]: () => refusal(429, 'Too often') });
  await user.click(await choice());
  expect(await screen.findByText('Too often')).toBeVisible();
  expect(await choice()).toBeChecked();
});

describe('deleting the profile', () => {
  const deletes = 'DELETE /api/dating/profile';

  async function press(answer: 'Delete' | 'Cancel', path = '/dating') {
    const user = renderAt(path);
    await user.click(await screen.findByRole('button', { name: 'Delete dating profile' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete dating profile' });
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  }

  test.each(['/dating', '/dating-home'])(
    'asks first, then leads from %s to the welcome page and clears the dating cache',
    async (path) => {
      const server = fakeServer({ ...withProfile, [deletes]: () => ({ message: 'Deleted' }) });
      await press('Delete', path);
      expect(await screen.findByRole('heading', { name: 'Welcome to Dating!' })).toBeVisible();
      expect(await screen.findByText('Dating profile deleted')).toBeVisible();
      expect(location.pathname).toBe('/dating');
      expect(server.calls(deletes)).toHaveLength(1);
      const kept = queryClient.getQueryCache().getAll();
      expect(kept.map(({ queryKey }) => queryKey[1])).toEqual(['/api/dating/check-profile']);
    },
  );

  test('keeps the profile on Cancel', async () => {
    const server = fakeServer(withProfile);
    await press('Cancel');
    expect(server.calls(deletes)).toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Asha' })).toBeVisible();
  });

  test.each([
    ['a refusal', () => ({ status: 500, body: {} }), "Couldn't delete your dating profile"],
    ['no answer', lost, 'Server error. Please try again.'],
  ])('keeps the profile and shows an error after %s', async (_name, fail, message) => {
    fakeServer({ ...withProfile, [deletes]: fail });
    await press('Delete');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Asha' })).toBeVisible();
  });
});
