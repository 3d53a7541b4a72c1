import { useSession } from '@campus/shared-auth';
import { screen, waitFor, within } from '@testing-library/react';
import {
  fakeServer,
  moderated,
  offline,
  refusal,
  type Reply,
  type Routes,
} from '@campus/contract/testing';
import { emptyBrowser, renderAt } from '../../test-support/render-at';
import { aPost, pageOf, posts } from '../../test-support/samples';

beforeEach(emptyBrowser);

/** @returns the student as the frame shows them */
function signIn() {
  const student = { _id: 's1', college_id: 'c1', username: 'asha', isStaff: false };
  useSession.setState({
    status: 'signed-in',
    student: { ...student, avatar: '/media/a-320.webp' },
  });
  return () => useSession.getState().student;
}

const profile = {
  ...{ username: 'asha', email: 'asha@iit.ac.in', collegeName: 'IIT Goa' },
  ...{ avatar: null as string | null, department: '', year: null as number | null },
};
const check = 'GET /api/auth/check-username';
const rename = 'PUT /api/user/username';
const change = 'PUT /api/user/change-password';
const mine = 'GET /api/user/posts';

function site(more: Routes = {}) {
  return fakeServer({
    'GET /api/user/profile': () => profile,
    [mine]: () => pageOf([aPost('p1', { isAuthor: true })]),
    [check]: () => ({ available: true }),
    ...more,
  });
}

it('the profile shows username, email and college', async () => {
  site();
  renderAt('/profile');
  const account = within(await screen.findByRole('region', { name: 'Account' }));
  expect(account.getByText('asha')).toBeVisible();
  expect(account.getByText('asha@iit.ac.in')).toBeVisible();
  expect(account.getByText('IIT Goa')).toBeVisible();
});

it('when the profile fails to load, an error is shown and Try Again loads it', async () => {
  const server = site({ 'GET /api/user/profile': () => refusal(500, '') });
  const user = renderAt('/profile');
  expect(await screen.findByText('Failed to fetch user info')).toBeVisible();
  server.on({
    'GET /api/user/profile': () => {
      throw offline;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
  server.on({ 'GET /api/user/profile': () => profile });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('asha@iit.ac.in')).toBeVisible();
});

describe('the username', () => {
  async function edit(more: Routes = {}) {
    const server = site(more);
    const user = renderAt('/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit Username' }));
    const field = screen.getByRole('textbox', { name: 'Username' });
    const enter = async (text: string) => {
      await user.clear(field);
      await user.type(field, text);
    };
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
    return { server, user, field, enter, save };
  }

  it('is saved, changes on the whole page and in the frame, and returns focus to Edit', async () => {
    const student = signIn();
    const { enter, save, server } = await edit({
      [rename]: ({ body }) => ({ message: 'ok', ...(body as object) }),
    });
    await enter('asha_2');
    expect(await screen.findByText('This username is available')).toBeVisible();
    await save();
    expect(await screen.findByText('Username updated successfully!')).toBeVisible();
    const region = within(screen.getByRole('region', { name: 'Account' }));
    expect(region.getByText('asha_2')).toBeVisible();
    expect(within(screen.getByRole('article')).getByText('asha_2')).toBeVisible();
    expect(student()).toMatchObject({ username: 'asha_2', avatar: '/media/a-320.webp' });
    expect(screen.getByRole('button', { name: 'Edit Username' })).toHaveFocus();
    expect(server.calls(rename)[0]?.body).toEqual({ username: 'asha_2' });
  });

  it('closes the editor without a request when it is unchanged', async () => {
    const { save, server } = await edit();
    await save();
    expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull();
    expect(server.calls(rename)).toEqual([]);
  });

  it.each([
    ['ab', 'Username must be at least 3 characters long'],
    ['a'.repeat(21), 'Username must be less than 20 characters'],
    ['with space', 'Username can only contain letters, numbers, and underscores'],
  ])('%s is rejected while it is typed', async (name, message) => {
    const { enter, field, save, server } = await edit();
    await enter(name);
    expect(field).toHaveAccessibleDescription(new RegExp(message));
    await save();
    expect(field).toHaveFocus();
    expect(server.calls(rename)).toEqual([]);
  });

  it('is rejected when it is taken', async () => {
    const { enter, field, save, server } = await edit({ [check]: () => ({ available: false }) });
    await enter('ravi');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Username is already taken/));
    await save();
    expect(server.calls(rename)).toEqual([]);
  });

  it.each<[string, () => Reply, string]>([
    [
      'the message of the server',
      () => refusal(409, 'Username is already taken'),
      'Username is already taken',
    ],
    [
      'the network message',
      () => {
        throw offline;
      },
      'Error updating username. Please try again.',
    ],
  ])('keeps the input and shows %s when saving fails', async (_case, answer, message) => {
    const { enter, field, save } = await edit({ [rename]: answer });
    await enter('asha_2');
    await save();
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(message)));
    expect(field).toHaveValue('asha_2');
  });
});

describe('department, year and picture', () => {
  const about = 'PUT /api/user/about';

  it('can be edited, show a moderation rejection, and return focus to Edit', async () => {
    const server = site({ [about]: () => moderated('department', 'Rude') });
    const user = renderAt('/profile');
    expect(await screen.findByText('Not set')).toBeVisible();
    expect(screen.getByRole('link', { name: /See your page/ })).toHaveAttribute(
      'href',
      '/people/asha',
    );
    await user.click(screen.getByRole('button', { name: 'Edit Studies' }));
    await user.type(screen.getByRole('textbox', { name: /Department/ }), 'Physics');
    await user.selectOptions(screen.getByRole('combobox', { name: /Year/ }), 'Year 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rude')).toBeVisible();
    server.on({ [about]: () => ({ message: 'Saved' }) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Physics · Year 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Studies' })).toHaveFocus();
    expect(server.calls(about).at(-1)?.body).toEqual({ department: 'Physics', year: 2 });
  });

  it('let the student remove the picture, also from the frame', async () => {
    const student = signIn();
    const server = site({
      'GET /api/user/profile': () => ({ ...profile, avatar: '/media/a-320.webp' }),
      'DELETE /api/user/avatar': () => ({ message: 'ok' }),
    });
    const user = renderAt('/profile');
    const account = await screen.findByRole('region', { name: 'Account' });
    expect(account.querySelector('img')).toHaveAttribute('src', '/media/a-320.webp');
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByText('Your picture was removed')).toBeVisible();
    expect(account.querySelector('img')).toBeNull();
    expect(student()).toMatchObject({ username: 'asha', avatar: null });
    expect(screen.getByRole('button', { name: 'Add Picture' })).toHaveFocus();
    expect(server.calls('DELETE /api/user/avatar')).toHaveLength(1);
  });
});

describe('changing the password', () => {
  const fields = ['Current Password', 'New Password', 'Confirm New Password'];
  async function fill(values: string[], more: Routes = {}) {
    const server = site(more);
    const user = renderAt('/profile');
    await screen.findByText('asha@iit.ac.in');
    for (const [index, value] of values.entries()) {
      if (value) await user.type(screen.getByLabelText(fields[index]!), value);
    }
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    return server;
  }

  it('sends the passwords and clears the form', async () => {
    const server = await fill(['old-one', 'new-one', 'new-one'], {
      [change]: () => ({ message: 'ok' }),
    });
    expect(await screen.findByText('Password changed successfully!')).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveValue('');
    expect(server.calls(change)[0]?.body).toEqual({
      oldPassword: 'old-one',
      newPassword: 'new-one',
      confirmPassword: 'new-one',
    });
  });

  it.each([
    [['', 'new-one', 'new-one'], 'Current Password', 'Please enter your current password'],
    [['old-one', '', ''], 'New Password', 'Please enter a new password'],
    [['old-one', 'short', 'short'], 'New Password', 'Password must be at least 6 characters long'],
    [['old-one', 'new-one', 'new-two'], 'Confirm New Password', 'Passwords do not match'],
  ])('%j shows an error at %s and sends nothing', async (values, label, message) => {
    const server = await fill(values);
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveFocus();
    expect(server.calls(change)).toEqual([]);
  });

  it('shows the general message when the server rejects it, and keeps the input', async () => {
    await fill(['wrong-one', 'new-one', 'new-one'], {
      [change]: () => refusal(400, 'Your current password is wrong'),
    });
    expect(await screen.findByText('Failed to change password')).toBeVisible();
    expect(screen.queryByText('Your current password is wrong')).toBeNull();
    expect(screen.getByLabelText('New Password')).toHaveValue('new-one');
  });
});

describe("the student's own posts", () => {
  it('load page by page and end with a message', async () => {
    const server = site({
      [mine]: ({ query }) => pageOf(posts(query.get('cursor') ?? 'first', 2), !query.has('cursor')),
    });
    const user = renderAt('/profile');
    await user.click(await screen.findByRole('button', { name: 'Load More Posts' }));
    expect(await screen.findByText("You've reached the end of your posts!")).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(server.calls(mine)).toHaveLength(2);
  });

  it('show an error when they fail to load, and Try Again loads them', async () => {
    const server = site({
      [mine]: () => {
        throw offline;
      },
    });
    const user = renderAt('/profile');
    expect(await screen.findByText('Failed to fetch user posts')).toBeVisible();
    server.on({ [mine]: () => pageOf([]) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText("You haven't posted yet")).toBeVisible();
  });
});
