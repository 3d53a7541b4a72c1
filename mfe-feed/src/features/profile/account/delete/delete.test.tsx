import { readFlag } from '@campus/shared-auth';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, held, offline, refusal, type Routes } from '@campus/contract/testing';
import { emptyBrowser, goBack, renderAt } from '../../../../test-support/render-at';
import { pageOf } from '../../../../test-support/samples';

beforeEach(emptyBrowser);

const remove = 'POST /api/user/delete';
const message =
  'Your account will be deleted on 24 Nov 2026, 5:30 pm. Log in before then to keep it.';

function site(more: Routes = {}) {
  return fakeServer({
    'GET /api/user/profile': () => ({
      username: 'asha',
      email: 'asha@iit.ac.in',
      collegeName: 'IIT Goa',
    }),
    'GET /api/user/posts': () => pageOf([]),
    'POST /api/auth/logout': () => ({ message: 'Logged out successfully!' }),
    [remove]: () => ({ message, deleteAt: '2026-11-24T12:00:00.000Z' }),
    ...more,
  });
}

async function ask(more: Routes = {}) {
  const server = site(more);
  const user = renderAt('/profile?delete-account=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  return { server, user, dialog, submit };
}

it('the dialog to delete the account opens from the profile, and Back closes it', async () => {
  site();
  const user = renderAt('/profile');
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  await user.click(await screen.findByRole('button', { name: 'Delete account...' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(location.search).toBe('?delete-account=1');
  expect(dialog).toHaveAccessibleDescription(/delete it after seven days/);
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname + location.search).toBe('/profile');
});

it('the dialog lists what is deleted, and keeps confessions by default', async () => {
  const { dialog } = await ask();
  expect(dialog.getByText('All your pictures')).toBeVisible();
  const keep = dialog.getByRole('radio', { name: /^Keep them, with no link to me/ });
  expect(keep).toBeChecked();
  expect(keep).toHaveAccessibleDescription(/Nobody can tell whose they were/);
  expect(dialog.getByLabelText('Your password')).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
});

it('a deletion signs out, clears drafts and leads to the login page with the date', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('draft:post', 'half a thought');
  const { dialog, user, submit, server } = await ask();
  await user.click(dialog.getByRole('radio', { name: /^Delete them/ }));
  await user.type(dialog.getByLabelText('Your password'), 'secret1');
  await submit();
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(location.search).toBe('');
  expect(history.state).toMatchObject({ usr: { notice: message } });
  expect(server.calls(remove)[0]?.body).toEqual({ password: 'secret1', confessions: 'delete' });
  expect(readFlag()).toBe(false);
  expect(localStorage.getItem('draft:post')).toBeNull();
});

it('the dialog requires the password', async () => {
  const { dialog, submit, server } = await ask();
  await submit();
  const field = dialog.getByLabelText('Your password');
  expect(field).toHaveAccessibleDescription('Please enter your password');
  expect(field).toHaveFocus();
  expect(server.calls(remove)).toEqual([]);
});

it('a wrong password shows the error at its field and keeps the input', async () => {
  const { dialog, submit, user } = await ask({
    [remove]: () => refusal(400, 'Password is incorrect', { field: 'password' }),
  });
  const field = dialog.getByLabelText('Your password');
  await user.click(dialog.getByRole('radio', { name: /^Delete them/ }));
  await user.type(field, 'wrong-one');
  await submit();
  await waitFor(() => expect(field).toHaveAccessibleDescription('Password is incorrect'));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('wrong-one');
  expect(dialog.getByRole('radio', { name: /^Delete them/ })).toBeChecked();
});

it.each([
  [
    'no network',
    () => {
      throw offline;
    },
    'Network error. Please check your connection and try again.',
  ],
  ['no reason', () => refusal(500, ''), "Couldn't delete your account"],
])('a deletion that fails with %s shows an error', async (_case, answer, words) => {
  const { dialog, submit, user } = await ask({ [remove]: answer });
  await user.type(dialog.getByLabelText('Your password'), 'secret1');
  await submit();
  expect(await dialog.findByText(words)).toBeVisible();
  expect(location.pathname).toBe('/profile');
});

it('repeated submits send one deletion request', async () => {
  const { answer, give } = held<object>();
  const { dialog, submit, user, server } = await ask({ [remove]: () => answer });
  await user.type(dialog.getByLabelText('Your password'), 'secret1');
  await submit();
  const button = await dialog.findByRole('button', { name: 'Deleting...' });
  await user.click(button);
  await user.type(dialog.getByLabelText('Your password'), '{Enter}');
  give({ message, deleteAt: '2026-11-24T12:00:00.000Z' });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(server.calls(remove)).toHaveLength(1);
});
