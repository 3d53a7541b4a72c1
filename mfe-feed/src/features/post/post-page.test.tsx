import { fakeServer, offline, type Routes } from '@campus/contract/testing';
import { screen, within } from '@testing-library/react';
import { emptyBrowser, renderAt } from '../../test-support/render-at';
import { aComment, aPost } from '../../test-support/samples';

beforeEach(emptyBrowser);

const one = 'GET /api/posts/p';
const comments = 'GET /api/posts/p/comments';

const site = (more: Routes = {}) =>
  fakeServer({
    [one]: () => aPost('p', { commentsCount: 2 }),
    [comments]: () => [aComment('1'), aComment('2')],
    ...more,
  });

it('shows the post with all its comments, and leads to its community', async () => {
  site();
  renderAt('/post/p');
  const post = within(await screen.findByRole('article', { name: /asha/ }));
  expect(post.getByText('Words of p')).toBeVisible();
  expect(await post.findByText('Remark 2')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Photography' });
  for (const link of links) expect(link).toHaveAttribute('href', '/community/c1/Photography');
  expect(document.title).toBe('Post · Campus');
});

it('opens at the comment that the address names', async () => {
  site();
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  renderAt('/post/p#comment-2');
  const row = (await screen.findByText('Remark 2')).closest('li');
  expect(row).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([row]);
});

it('names nobody on a confession, and leads back to all of them', async () => {
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

const gone = () => ({ status: 404, body: { message: "This post isn't there, or it was deleted" } });

it('says that there is no such post', async () => {
  site({ [one]: gone, [comments]: gone });
  renderAt('/post/p');
  expect(await screen.findByText("This post isn't there, or it was deleted.")).toBeVisible();
  expect(screen.getByRole('heading', { name: "We can't find that post" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/dashboard');
});

it('says so as well after it was deleted here', async () => {
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

it('tries again after a failure', async () => {
  const server = site({
    [one]: () => {
      throw offline;
    },
  });
  const user = renderAt('/post/p');
  expect(await screen.findByText("Couldn't load this post")).toBeVisible();
  server.on({ [one]: () => aPost('p') });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Words of p')).toBeVisible();
});

it('copies its address where the device shares nothing', async () => {
  site();
  const user = renderAt('/post/p');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/post/p');
});
