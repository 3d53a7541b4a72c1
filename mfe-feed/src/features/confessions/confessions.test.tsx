import { screen, within } from '@testing-library/react';
import { fakeServer, moderated, offline, type Asked, type Routes } from '@campus/contract/testing';
import { emptyBrowser, goBack, renderAt } from '../../test-support/render-at';
import { aPost, pageOf } from '../../test-support/samples';

beforeEach(emptyBrowser);

const list = 'GET /api/posts/confession';
const nobody = { user_id: null, community_id: { _id: 'c9', name: 'Confession' } };

function answer({ query }: Asked) {
  const items =
    query.get('mine') === 'true'
      ? [aPost('mine', { ...nobody, isAuthor: true })]
      : [aPost('any', nobody)];
  return { ...pageOf(items), community_id: 'c9' };
}

const site = (more: Routes = {}) => fakeServer({ [list]: answer, ...more });
const asksForMine = (server: ReturnType<typeof site>) =>
  server.calls(list).filter(({ query }) => query.get('mine') === 'true');

it('the page shows all confessions, and loads the Your tab once, when it first opens', async () => {
  const server = site();
  const user = renderAt('/confession');
  expect(await screen.findByText('Words of any')).toBeVisible();
  expect(screen.getByText('Anonymous')).toBeVisible();
  expect(asksForMine(server)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Your' }));
  expect(await screen.findByText('Words of mine')).toBeVisible();
  expect(location.search).toBe('?tab=your');
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  await goBack();
  expect(await screen.findByText('Words of any')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Your' }));
  expect(await screen.findByText('Words of mine')).toBeVisible();
  expect(asksForMine(server)).toHaveLength(1);
});

it('a confession is posted to the community of the list, with its draft in sessionStorage', async () => {
  const server = site({
    'POST /api/posts': () => ({ status: 201, body: aPost('new', nobody) }),
  });
  const user = renderAt('/confession');
  await screen.findByText('Words of any');
  await user.click(screen.getByRole('button', { name: 'Add Confession' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Confession' }));
  expect(dialog.getByText(/No student can see it was you/)).toBeVisible();
  expect(dialog.queryByRole('combobox')).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Your confession' }), 'I like the mess food');
  expect(sessionStorage.getItem('draft:confession')).toBe('I like the mess food');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Confession posted successfully!')).toBeVisible();
  expect(server.calls('POST /api/posts')[0]?.body).toEqual({
    content: 'I like the mess food',
    community_id: 'c9',
    images: [],
  });
});

it('a moderation rejection shows its reason', async () => {
  site({ 'POST /api/posts': () => moderated('content', 'A telephone number') });
  const user = renderAt('/confession?compose=1');
  const dialog = within(await screen.findByRole('dialog'));
  const text = dialog.getByRole('textbox', { name: 'Your confession' });
  await user.type(text, 'Call her');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await dialog.findByText('Content Not Allowed')).toBeVisible();
  expect(text).toHaveAccessibleDescription(/A telephone number/);
});

it('when the confessions fail to load, an error is shown and Try Again loads them', async () => {
  const server = site({
    [list]: () => {
      throw offline;
    },
  });
  const user = renderAt('/confession');
  expect(await screen.findByText('Failed to fetch posts')).toBeVisible();
  server.on({ [list]: answer });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Words of any')).toBeVisible();
});

it('Load More Confessions loads the next page', async () => {
  site({
    [list]: ({ query }) => ({
      ...pageOf([aPost(query.get('cursor') ?? 'first', nobody)], !query.has('cursor')),
      community_id: 'c9',
    }),
  });
  const user = renderAt('/confession');
  await user.click(await screen.findByRole('button', { name: 'Load More Confessions' }));
  expect(await screen.findByText('Words of next')).toBeVisible();
  expect(screen.getByText("You've read every confession.")).toBeVisible();
});
