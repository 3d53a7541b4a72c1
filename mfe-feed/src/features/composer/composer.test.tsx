import { screen, waitFor, within } from '@testing-library/react';
import {
  fakeServer,
  held,
  moderated,
  offline,
  refusal,
  type Reply,
  type Routes,
} from '@campus/contract/testing';
import { emptyBrowser, renderAt } from '../../test-support/render-at';
import { aPost, communities, pageOf, posts } from '../../test-support/samples';

beforeEach(emptyBrowser);

const create = 'POST /api/posts';
const created = () => ({ status: 201, body: aPost('new', { isAuthor: true }) });

function site(more: Routes = {}) {
  return fakeServer({
    'GET /api/communities': () => communities,
    'GET /api/posts/important': () => ({ posts: posts('top', 2) }),
    'GET /api/posts': () => pageOf(posts('rest', 2)),
    [create]: created,
    ...more,
  });
}

async function openComposer(more: Routes = {}) {
  const server = site(more);
  const user = renderAt('/dashboard?compose=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Post' }));
  await dialog.findByRole('option', { name: 'Robotics' });
  const text = dialog.getByRole('textbox', { name: 'Your post' });
  const community = dialog.getByRole('combobox', { name: 'Community' });
  const send = () => user.click(dialog.getByRole('button', { name: 'Post' }));
  return { server, user, dialog, text, community, send };
}

it('a new post shows a success message, closes the dialog and appears in the reloaded feed', async () => {
  const answer = held<Reply>();
  const { server, user, dialog, text, community, send } = await openComposer({
    [create]: () => answer.answer,
  });
  await user.selectOptions(community, 'Robotics');
  await user.type(text, '  Our robot walks  ');
  await send();
  expect(dialog.getByRole('button', { name: 'Posting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(text).toBeDisabled();
  answer.give(created());
  expect(await screen.findByText('Post created successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await screen.findAllByRole('article'))[0]).toHaveTextContent('Words of new');
  const [sent] = server.calls(create);
  expect(sent?.body).toEqual({ content: 'Our robot walks', community_id: 'c2', images: [] });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(server.calls('GET /api/posts/important').length).toBeGreaterThan(1);
  expect(localStorage.getItem('draft:post')).toBeNull();
});

it('the choice of communities leaves out the confessions', async () => {
  const { dialog } = await openComposer();
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Select a community',
    'Photography',
    'Robotics',
  ]);
});

it('a blank text shows an error and nothing is sent', async () => {
  const { server, user, text, community, send } = await openComposer();
  await user.selectOptions(community, 'Robotics');
  await user.type(text, '   ');
  await send();
  expect(text).toHaveAccessibleDescription(/Please write something before posting/);
  expect(text).toHaveFocus();
  expect(server.calls(create)).toEqual([]);
});

it('the dashboard requires a community before a post is sent', async () => {
  const { server, user, text, community, send } = await openComposer();
  await user.type(text, 'Hello');
  await send();
  expect(community).toHaveAccessibleDescription('Please select a community to post in');
  expect(community).toHaveFocus();
  expect(server.calls(create)).toEqual([]);
});

it.each<[string, () => Reply, string]>([
  [
    'the message of the server',
    () => refusal(400, 'Maximum 3 images allowed'),
    'Maximum 3 images allowed',
  ],
  [
    'the fallback without a network',
    () => {
      throw offline;
    },
    'Failed to create post. Please try again.',
  ],
])('a failed post keeps the input and shows %s', async (_case, answer, message) => {
  const { user, dialog, text, community, send } = await openComposer({ [create]: answer });
  await user.selectOptions(community, 'Robotics');
  await user.type(text, 'Hello');
  await send();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(text).toHaveValue('Hello');
  expect(community).toHaveValue('c2');
});

it('a moderation rejection shows its reason, marks the text and keeps it', async () => {
  const { user, dialog, text, community, send } = await openComposer({
    [create]: () => moderated('content', 'Abuse: “idiot”'),
  });
  await user.selectOptions(community, 'Robotics');
  await user.type(text, 'Rude');
  await send();
  expect(await dialog.findByText('Content Not Allowed')).toBeVisible();
  expect(text).toHaveAccessibleDescription(/Abuse: “idiot”/);
  expect(text).toBeInvalid();
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent(/^Content Not Allowed.*idiot/),
  );
  expect(text).toHaveValue('Rude');
});

it('a retry after a lost response sends the same idempotency key', async () => {
  const { server, user, text, community, send } = await openComposer({
    [create]: () => {
      throw offline;
    },
  });
  await user.selectOptions(community, 'Robotics');
  await user.type(text, 'Once only');
  await send();
  await screen.findByText('Failed to create post. Please try again.');
  server.on({ [create]: created });
  await send();
  await screen.findByText('Post created successfully!');
  const keys = server.calls(create).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('closing the composer keeps the text as a draft', async () => {
  const { user, dialog, text } = await openComposer();
  await user.type(text, 'Half a thought');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('draft:post')).toBe('Half a thought');
});

it('a draft is restored and can be discarded', async () => {
  localStorage.setItem('draft:post', 'Half a thought');
  const { user, dialog, text } = await openComposer();
  expect(text).toHaveValue('Half a thought');
  expect(dialog.getByText('Draft restored')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(text).toHaveValue('');
});

it('a restored draft says that its pictures could not be kept', async () => {
  localStorage.setItem('draft:post', 'Half a thought');
  localStorage.setItem('draft:post:pictures', '2');
  const { dialog } = await openComposer();
  expect(await dialog.findByText(/Some pictures of this draft couldn.t be kept/)).toBeVisible();
});

it('a failed reload of the feed shows an error and keeps the new post', async () => {
  const { server, user, text, community, send } = await openComposer();
  const fails = () => {
    throw offline;
  };
  server.on({ 'GET /api/posts/important': fails });
  await user.selectOptions(community, 'Robotics');
  await user.type(text, 'Hello');
  await send();
  expect(await screen.findByText('Failed to refresh posts')).toBeVisible();
  expect((await screen.findAllByRole('article'))[0]).toHaveTextContent('Words of new');
});

it('/upload is the composer as a page and leads to the dashboard after posting', async () => {
  site();
  const user = renderAt('/upload?community=c2');
  const text = await screen.findByRole('textbox', { name: 'Your post' });
  await screen.findByRole('option', { name: 'Robotics' });
  expect(screen.getByRole('combobox', { name: 'Community' })).toHaveValue('c2');
  await user.type(text, 'From a phone');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect((await screen.findAllByRole('article'))[0]).toHaveTextContent('Words of new');
});

it('when the communities fail to load, an error is shown and Try Again loads them', async () => {
  const server = site({
    'GET /api/communities': () => {
      throw offline;
    },
  });
  const user = renderAt('/upload');
  expect(await screen.findByText('Failed to fetch communities')).toBeVisible();
  server.on({ 'GET /api/communities': () => communities });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('option', { name: 'Robotics' })).toBeVisible();
});
