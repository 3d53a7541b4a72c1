import { fakeServer, moderated, offline, type Routes } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyBrowser, goBack, renderAt } from '../../test-support/render-at';
import { aComment, aPost, communities } from '../../test-support/samples';

beforeEach(emptyBrowser);

const one = 'GET /api/posts/p';
const comments = 'GET /api/posts/p/comments';

const site = (more: Routes = {}) =>
  fakeServer({
    [one]: () => aPost('p', { commentsCount: 2 }),
    [comments]: () => [aComment('1'), aComment('2')],
    ...more,
  });

it('the post page shows the post with its comments and links to its community', async () => {
  site();
  renderAt('/post/p');
  const post = within(await screen.findByRole('article', { name: /asha/ }));
  expect(post.getByText('Words of p')).toBeVisible();
  expect(await post.findByText('Remark 2')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Photography' });
  for (const link of links) expect(link).toHaveAttribute('href', '/community/c1/Photography');
  expect(document.title).toBe('Post · Campus');
});

it('an address with a comment anchor scrolls to that comment and focuses it', async () => {
  site();
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  renderAt('/post/p#comment-2');
  const row = (await screen.findByText('Remark 2')).closest('li');
  expect(row).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([row]);
});

it('a confession shows no author and links to all confessions', async () => {
  site({
    [one]: () => aPost('p', { user_id: null, community_id: { _id: 'c9', name: 'Confession' } }),
  });
  renderAt('/post/p');
  const post = await screen.findByRole('article', { name: /^Anonymous/ });
  expect(within(post).queryByText('asha')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Confession' })[0]).toHaveAttribute(
    'href',
    '/confession',
  );
});

const gone = () => ({
  status: 404,
  body: { message: "This post doesn't exist, or it was deleted" },
});

it('an unknown post shows a not-found message and a link to the dashboard', async () => {
  site({ [one]: gone, [comments]: gone });
  renderAt('/post/p');
  expect(await screen.findByText("This post doesn't exist, or it was deleted.")).toBeVisible();
  expect(screen.getByRole('heading', { name: "We can't find that post" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/dashboard');
});

it('a moderator of its community can pin and hide a post on its own page', async () => {
  const hide = 'PUT /api/posts/p/hidden';
  const server = site({
    'GET /api/communities': () => [{ ...communities[0], isModerator: true }],
    [hide]: () => ({ message: 'Hidden. We told the author why.' }),
  });
  const user = renderAt('/post/p');
  await user.click(await screen.findByRole('button', { name: 'Moderate this post' }));
  expect(await screen.findByRole('menuitem', { name: 'Pin to the top' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Hide…' }));
  const dialog = () => screen.findByRole('dialog', { name: 'Hide this post' });
  await dialog();
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Moderate this post' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide…' }));
  const { getByRole } = within(await dialog());
  await user.type(getByRole('textbox', { name: 'Why?' }), 'Off topic');
  server.on({ [one]: gone });
  await user.click(getByRole('button', { name: 'Hide' }));
  expect(await screen.findByRole('heading', { name: "We can't find that post" })).toBeVisible();
  expect(server.calls(hide)[0]?.body).toEqual({ reason: 'Off topic' });
});

it('a moderator of its community can hide a comment with a reason: its replies stay, and focus moves to the one before', async () => {
  const hide = 'PUT /api/posts/p/comments/2/hidden';
  const server = site({
    'GET /api/communities': () => [{ ...communities[0], isModerator: true }],
    [comments]: () => [aComment('1'), aComment('2'), aComment('3', { parentId: '2' })],
    [hide]: () => moderated('reason', 'It is abusive'),
  });
  const user = renderAt('/post/p');
  const tools = await screen.findAllByRole('button', { name: 'Moderate this comment' });
  expect(tools).toHaveLength(3);
  await user.click(tools[1]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Hide…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hide this comment' });
  const { getByRole, findByText } = within(dialog);
  await user.click(getByRole('button', { name: 'Hide' }));
  expect(await findByText('Please say why')).toBeVisible();
  expect(server.calls(hide)).toEqual([]);
  await user.type(getByRole('textbox', { name: 'Why?' }), 'Off topic');
  await user.click(getByRole('button', { name: 'Hide' }));
  expect(await findByText('It is abusive')).toBeVisible();
  server.on({ [hide]: () => ({ message: 'Hidden. We told the author why.' }) });
  await user.click(getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByText('Remark 2')).toBeNull());
  expect(server.calls(hide).at(-1)?.body).toEqual({ reason: 'Off topic' });
  expect(screen.getByText('Remark 1').closest('li')).toHaveFocus();
  expect(screen.getByText('Remark 3')).toBeVisible();
});

it('a student who does not moderate its community has no tools for posts or comments', async () => {
  site({ 'GET /api/communities': () => communities });
  renderAt('/post/p');
  expect(await screen.findByText('Remark 2')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Report this comment' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Moderate/ })).toBeNull();
});

it('a post deleted on its own page shows the not-found message', async () => {
  const server = site({
    [one]: () => aPost('p', { isAuthor: true }),
    'DELETE /api/posts/p': () => ({ message: 'gone' }),
  });
  const user = renderAt('/post/p');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  server.on({ [one]: gone });
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Delete/ }),
  );
  expect(await screen.findByRole('heading', { name: "We can't find that post" })).toBeVisible();
});

it('when the post fails to load, an error is shown and Try Again loads it', async () => {
  const server = site({
    [one]: () => {
      throw offline;
    },
  });
  const user = renderAt('/post/p');
  expect(await screen.findByText("Couldn't load this post")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard');
  server.on({ [one]: () => aPost('p') });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Words of p')).toBeVisible();
});

it('Copy link in the Share menu copies the address of the post', async () => {
  site();
  const user = renderAt('/post/p');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/post/p');
});
