import { screen, within } from '@testing-library/react';
import { fakeServer, offline } from '@campus/contract/testing';
import { emptyBrowser, renderAt } from '../../test-support/render-at';
import { communities } from '../../test-support/samples';
import { isConfessionCommunity } from './use-communities';

beforeEach(emptyBrowser);

const list = 'GET /api/communities';
const site = (answer: () => unknown = () => communities) => fakeServer({ [list]: answer });
const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it.each(['/communities', '/community'])(
  '%s lists every community except the confessions',
  async (path) => {
    site();
    renderAt(path);
    const links = await screen.findAllByRole('link', { name: 'View Posts' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/community/c1/Photography',
      '/community/c2/Robotics',
    ]);
    expect(links[0]).toHaveAccessibleDescription('Photography');
    expect(screen.getByText('2 communities')).toBeVisible();
  },
);

it.each([
  ['names', 'ROBOT'],
  ['descriptions', 'MOVE'],
])('the search matches %s in any case, counts the results and can be cleared', async (_, query) => {
  site();
  const user = renderAt('/communities');
  await screen.findByText('2 communities');
  const box = screen.getByRole('searchbox', { name: 'Search communities' });
  await user.type(box, query);
  expect(await screen.findByText('1 community found')).toHaveAttribute('role', 'status');
  expect(names()).toEqual(['Robotics']);
  expect(location.search).toBe(`?q=${query}`);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(await screen.findByText('2 communities')).toBeVisible();
  expect(names()).toEqual(['Photography', 'Robotics']);
});

it('a search for communities without results shows an empty state and a count of 0', async () => {
  site();
  renderAt('/communities?q=zzz');
  expect(await screen.findByText('No community found')).toBeVisible();
  expect(screen.getByText('0 communities found')).toBeVisible();
});

it('a college without communities shows an empty state', async () => {
  site(() => []);
  renderAt('/communities');
  expect(await screen.findByText('No communities yet')).toBeVisible();
});

it('when the communities fail to load, an error is shown and Try Again loads them', async () => {
  const server = site(() => {
    throw offline;
  });
  const user = renderAt('/communities');
  const alert = within(
    await screen.findByText('Failed to fetch communities').then((text) => text.parentElement!),
  );
  expect(alert.getByText('Failed to fetch communities')).toBeVisible();
  server.on({ [list]: () => communities });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('2 communities')).toBeVisible();
});

describe('isConfessionCommunity', () => {
  const named = (name: string) => ({ _id: 'x', name, description: '' });

  it.each([
    'Confession',
    'confessions',
    'Confesion',
    'Confesssions',
    'Confessoin',
    'Cofession',
    'CONFESSION!',
  ])('accepts the name %s', (name) => expect(isConfessionCommunity(named(name))).toBe(true));

  it.each(['Profession Talk', 'Concession', 'Photography', 'Conference', 'Professions'])(
    'rejects the name %s',
    (name) => expect(isConfessionCommunity(named(name))).toBe(false),
  );

  it('prefers the isConfession flag of the server to the name', () => {
    expect(isConfessionCommunity({ ...named('Whispers'), isConfession: true })).toBe(true);
    expect(isConfessionCommunity({ ...named('Confession'), isConfession: false })).toBe(false);
  });
});
