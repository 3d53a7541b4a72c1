import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, offline, refusal, type Routes } from '@campus/contract/testing';
import { emptyBrowser, goBack, renderAt } from '../../test-support/render-at';
import { communities, pageOf, posts } from '../../test-support/samples';

beforeEach(emptyBrowser);

const important = 'GET /api/posts/important';
const list = 'GET /api/posts';

function site(more: Routes = {}) {
  return fakeServer({
    'GET /api/communities': () => communities,
    [important]: () => ({ posts: posts('top', 5) }),
    [list]: () => pageOf([...posts('top', 2), ...posts('rest', 8)]),
    ...more,
  });
}

const shown = () =>
  screen.getAllByRole('article').map((post) => within(post).getByText(/^Words of/).textContent);

it('the dashboard lists the communities of the college except the confessions', async () => {
  site();
  renderAt('/dashboard');
  const nav = within(await screen.findByRole('navigation', { name: 'Your Communities' }));
  await nav.findByRole('link', { name: /^Robotics/ });
  const links = nav.getAllByRole('link').slice(1);
  expect(links.map((link) => link.textContent)).toEqual([
    'Photography Light and shade',
    'Robotics Things that move',
  ]);
  expect(links[1]).toHaveAttribute('href', '/community/c2/Robotics');
});

it('the feed begins with five important posts and continues without duplicates', async () => {
  const server = site();
  const user = renderAt('/dashboard');
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(server.calls(important)[0]?.query.get('limit')).toBe('5');
  expect(server.calls(list)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Load More Posts' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(13));
  expect(new Set(shown()).size).toBe(13);
  expect(shown()[5]).toBe('Words of rest1');
  expect(screen.queryByRole('button', { name: 'Load More Posts' })).toBeNull();
});

it('the feed loads each page with the cursor of the page before', async () => {
  const server = site({
    [list]: ({ query }) => pageOf(posts(query.get('cursor') ?? 'first', 3), !query.has('cursor')),
  });
  const user = renderAt('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Load More Posts' }));
  await screen.findByText('Words of first3');
  await user.click(screen.getByRole('button', { name: 'Load More Posts' }));
  await screen.findByText('Words of next3');
  expect(server.calls(list).map(({ query }) => query.get('limit'))).toEqual(['10', '10']);
  const feed = screen.getByRole('feed', { name: 'Important Posts' });
  expect(within(feed).getAllByRole('article')[0]).toHaveAttribute('aria-setsize', '11');
});

it('without important posts, the dashboard shows ordinary posts', async () => {
  site({ [important]: () => ({ posts: [] }) });
  renderAt('/dashboard');
  expect(await screen.findByText('Words of rest1')).toBeVisible();
});

it('from the second visit on, for a week, the dashboard keeps room for what is on today', async () => {
  delete document.documentElement.dataset.today;
  site();
  renderAt('/dashboard');
  await screen.findByText('Words of top1');
  const until = Number(localStorage.getItem('mfe-feed:today:visited'));
  expect(until - Date.now()).toBeCloseTo(7 * 86_400_000, -5);
  expect(document.documentElement).not.toHaveAttribute('data-today');
  cleanup();
  expect(document.documentElement).toHaveAttribute('data-today');
  delete document.documentElement.dataset.today;
});

it('without any posts, the dashboard shows an empty state that opens the composer', async () => {
  site({ [important]: () => ({ posts: [] }), [list]: () => pageOf([]) });
  const user = renderAt('/dashboard');
  expect(await screen.findByText('The notice board is empty')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Create New Post' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Write the first post' }));
  expect(await screen.findByRole('dialog', { name: 'Create New Post' })).toBeVisible();
});

it('when the important posts fail to load, an error is shown and Try Again loads them', async () => {
  const server = site({
    [important]: () => {
      throw offline;
    },
  });
  const user = renderAt('/dashboard');
  expect(await screen.findByText('Failed to fetch important posts')).toBeVisible();
  server.on({ [important]: () => ({ posts: posts('top', 1) }) });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Words of top1')).toBeVisible();
});

it('the error message of the server replaces the general one', async () => {
  site({ [important]: () => refusal(429, 'Too many requests') });
  renderAt('/dashboard');
  expect(await screen.findByText('Too many requests')).toBeVisible();
});

it('when the next page fails to load, the posts stay and Try Again loads it', async () => {
  const server = site({
    [list]: () => {
      throw offline;
    },
  });
  const user = renderAt('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Load More Posts' }));
  expect(await screen.findByText('Failed to fetch more posts')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(5);
  server.on({ [list]: () => pageOf(posts('rest', 1)) });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Words of rest1')).toBeVisible();
});

it('when the communities fail to load, the dashboard shows an error', async () => {
  site({
    'GET /api/communities': () => {
      throw offline;
    },
  });
  renderAt('/dashboard');
  expect(await screen.findByText('Failed to fetch communities')).toBeVisible();
});

it('Create New Post opens the composer in the address, and Back closes it', async () => {
  site();
  const user = renderAt('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Create New Post' }));
  expect(await screen.findByRole('dialog', { name: 'Create New Post' })).toBeVisible();
  expect(location.search).toBe('?compose=1');
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('on a phone, Create New Post leads to the /upload page', async () => {
  site();
  const phone = Object.assign(new EventTarget(), { media: '', matches: true, onchange: null });
  const restore = window.matchMedia;
  window.matchMedia = () => phone as unknown as MediaQueryList;
  const user = renderAt('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Create New Post' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create New Post' })).toBeVisible();
  expect(location.pathname).toBe('/upload');
  window.matchMedia = restore;
});

it('Page Down and Page Up move focus between posts, and Ctrl+End moves it out of the feed', async () => {
  site();
  const user = renderAt('/dashboard');
  const [first, second] = await screen.findAllByRole('article');
  // jsdom lays nothing out, so everything counts as visible.
  Element.prototype.checkVisibility ??= () => true;
  first!.focus();
  await user.keyboard('{PageDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{PageUp}');
  expect(first).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(screen.getByRole('button', { name: 'Load More Posts' })).toHaveFocus();
});

it('the widgets are shown after the important posts and before the rest', async () => {
  site();
  const user = renderAt('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Load More Posts' }));
  const sixth = await screen.findByText('Words of rest1');
  const widgets = screen.getByText('Widgets of the dashboard');
  const fifth = screen.getByText('Words of top5');
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect(fifth.compareDocumentPosition(widgets) & after).toBeTruthy();
  expect(widgets.compareDocumentPosition(sixth) & after).toBeTruthy();
});

it('the widgets are shown when the posts fail to load and when there are none', async () => {
  const server = site({
    [important]: () => {
      throw offline;
    },
  });
  const user = renderAt('/dashboard');
  await screen.findByText('Failed to fetch important posts');
  expect(screen.getByText('Widgets of the dashboard')).toBeVisible();
  server.on({ [important]: () => ({ posts: [] }), [list]: () => pageOf([]) });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('The notice board is empty');
  expect(screen.getByText('Widgets of the dashboard')).toBeVisible();
});

it('Page Down and Page Up move focus across the widgets between the posts', async () => {
  site();
  const user = renderAt('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Load More Posts' }));
  await screen.findByText('Words of rest1');
  const all = screen.getAllByRole('article');
  all[4]!.focus();
  await user.keyboard('{PageDown}');
  expect(all[5]).toHaveFocus();
  expect(all[5]).toHaveAttribute('aria-posinset', '6');
  await user.keyboard('{PageUp}');
  expect(all[4]).toHaveFocus();
});
