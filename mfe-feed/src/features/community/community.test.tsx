import { screen, within } from '@testing-library/react';
import { fakeServer, offline, type Routes } from '@campus/contract/testing';
import { emptyBrowser, renderAt } from '../../test-support/render-at';
import { aPost, communities, pageOf, posts } from '../../test-support/samples';

beforeEach(emptyBrowser);

const list = 'GET /api/posts/community/c1';

function site(more: Routes = {}) {
  return fakeServer({
    'GET /api/communities': () => communities,
    [list]: () => pageOf(posts('p', 2)),
    ...more,
  });
}

const open = (search = '') => renderAt(`/community/c1/Photography${search}`);

it('the community page shows name, description and posts', async () => {
  site();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Photography' })).toBeVisible();
  expect(await screen.findByText('Light and shade')).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(document.title).toBe('Photography · Campus');
});

it('a post from a community page goes to that community without a choice', async () => {
  const server = site({ 'POST /api/posts': () => ({ status: 201, body: aPost('new') }) });
  const user = open('?compose=1');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('combobox')).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Your post' }), 'A picture');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await screen.findByText('Post created successfully!');
  expect(server.calls('POST /api/posts')[0]?.body).toMatchObject({ community_id: 'c1' });
  expect(server.calls(list).length).toBe(2);
});

it('when the posts fail to load, an error is shown and Try Again loads them', async () => {
  const server = site({
    [list]: () => {
      throw offline;
    },
  });
  const user = open();
  expect(await screen.findByText('Failed to fetch posts')).toBeVisible();
  server.on({ [list]: () => pageOf(posts('p', 1)) });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Words of p1')).toBeVisible();
});

it('a community without posts shows an empty state', async () => {
  site({ [list]: () => pageOf([]) });
  open();
  expect(await screen.findByText('Nobody has posted here yet')).toBeVisible();
});

it('an unknown community shows a message and a link to all communities', async () => {
  site({ 'GET /api/posts/community/other': () => ({ status: 404, body: { message: 'none' } }) });
  renderAt('/community/other/Elsewhere');
  expect(await screen.findByText("We can't find that community")).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all communities' })).toBeVisible();
});
