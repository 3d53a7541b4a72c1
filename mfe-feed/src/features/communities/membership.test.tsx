import type { Community } from '@campus/contract';
import { fakeServer, offline, type Routes } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyBrowser, renderAt } from '../../test-support/render-at';
import { communities, pageOf } from '../../test-support/samples';

beforeEach(emptyBrowser);

const join = 'PUT /api/communities/c1/membership';
const leave = 'DELETE /api/communities/c1/membership';
const seen = 'PUT /api/communities/c1/seen';

const standing = { joined: false, muted: false, members: 12, unread: 0, isYours: true };
const withMembers = (changes: Record<string, Partial<Community>> = {}) =>
  communities.map((each) => ({ ...each, ...standing, ...changes[each._id] }));
const joined = withMembers({ c1: { joined: true, unread: 4 }, c2: { isYours: false } });

function site(list: Community[], more: Routes = {}) {
  return fakeServer({
    'GET /api/communities': () => list,
    'GET /api/communities/activity': () => [
      { _id: 'c1', posts: 14 },
      { _id: 'c2', posts: 15 },
    ],
    'GET /api/posts/community/c1': () => pageOf([]),
    'GET /api/posts/important': () => ({ posts: [] }),
    'GET /api/posts': () => pageOf([]),
    [join]: () => ({ message: '' }),
    [leave]: () => ({ message: '' }),
    [seen]: () => ({ message: '' }),
    ...more,
  });
}

const cardOf = (name: string) =>
  within(screen.getByRole('heading', { name }).closest<HTMLElement>('li')!);

it('a community shows its members and posts of this week, and is joined at once', async () => {
  const server = site(withMembers());
  const user = renderAt('/communities');
  expect(await screen.findByText('12 members · 14 posts this week')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Join Photography' }));
  expect(cardOf('Photography').getByText(/^13 members/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave Photography' })).toHaveFocus();
  await waitFor(() => expect(server.calls(join)).toHaveLength(1));
});

it.each([
  ['none is joined, those with more posts are first', withMembers(), ['Robotics', 'Photography']],
  ['one is joined, they have their own order', joined, ['Photography', 'Robotics']],
])('while %s', async (_, list, names) => {
  site(list);
  const user = renderAt('/communities');
  const titles = async () =>
    (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(await titles()).toEqual(names);
  const join = screen.queryByRole('button', { name: 'Join Photography' });
  if (join) await user.click(join);
  expect(await titles()).toEqual(names);
});

it('a failed join is rolled back and shows an error', async () => {
  site(withMembers(), {
    [join]: () => {
      throw offline;
    },
  });
  const user = renderAt('/communities');
  await user.click(await screen.findByRole('button', { name: 'Join Photography' }));
  expect(await screen.findByText("Couldn't join. Please try again.")).toBeVisible();
  expect(cardOf('Photography').getByText(/^12 members/)).toBeVisible();
});

it('without member counts from the server, no Join button and no members are shown', async () => {
  site(communities);
  renderAt('/communities');
  await screen.findByText('2 communities');
  expect(screen.queryByRole('button', { name: /Join/ })).toBeNull();
  expect(screen.queryByText(/members/)).toBeNull();
});

it('opening the page of a joined community marks it as seen', async () => {
  const server = site(joined);
  renderAt('/community/c1/Photography');
  expect(await screen.findByText('Joined · 12 members')).toBeVisible();
  await waitFor(() => expect(server.calls(seen)).toHaveLength(1));
});

it('a community can be muted, unmuted and left', async () => {
  const server = site(joined, { 'PUT /api/communities/c1/muted': () => ({ message: '' }) });
  const user = renderAt('/community/c1/Photography');
  await user.click(await screen.findByRole('button', { name: 'Mute' }));
  await user.click(await screen.findByRole('button', { name: 'Unmute' }));
  const sent = server.calls('PUT /api/communities/c1/muted').map(({ body }) => body);
  expect(sent).toEqual([{ muted: true }, { muted: false }]);
  await user.click(screen.getByRole('button', { name: 'Leave Photography' }));
  expect(await screen.findByText('11 members')).toBeVisible();
  expect(server.calls(leave)).toHaveLength(1);
});

it.each([
  [4, '4 new posts'],
  [1, '1 new post'],
])("the dashboard lists the student's communities with their %i unread", async (unread, text) => {
  site(joined.map((each) => (each.unread ? { ...each, unread } : each)));
  renderAt('/dashboard');
  const nav = within(await screen.findByRole('navigation', { name: 'Your Communities' }));
  await nav.findByRole('link', { name: /^Photography/ });
  const links = nav.getAllByRole('link').slice(1);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `Photography ${text}Light and shade`,
  ]);
});

it('with no community joined, the dashboard lists all, after a link to the page to choose some', async () => {
  site(withMembers());
  renderAt('/dashboard');
  const nav = within(await screen.findByRole('navigation', { name: 'Your Communities' }));
  await nav.findByRole('link', { name: /^Photography/ });
  const [choose, ...communities] = nav.getAllByRole('link');
  expect(choose).toHaveTextContent('Join a few');
  expect(choose).toHaveAttribute('href', '/communities');
  expect(communities).toHaveLength(2);
});

it('a leave is sent only after the pending join has been answered', async () => {
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const server = site(withMembers(), { [join]: () => arrived.then(() => ({ message: '' })) });
  const user = renderAt('/communities');
  await user.click(await screen.findByRole('button', { name: 'Join Photography' }));
  await user.click(screen.getByRole('button', { name: 'Leave Photography' }));
  expect(screen.getByRole('button', { name: 'Join Photography' })).toBeVisible();
  expect(server.calls(leave)).toEqual([]);
  arrive();
  await waitFor(() => expect(server.calls(leave)).toHaveLength(1));
});
