import { fakeServer, held, offline, refusal } from '@campus/contract/testing';
import type { Cab } from '@campus/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCab, cabPage, ridesOf, saturday } from '../../test-support/cabs';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

beforeEach(() => {
  emptyBrowser();
  jest.spyOn(Date, 'now').mockReturnValue(saturday);
});

const card = (name: RegExp) => screen.findByRole('article', { name });

test('rides load, then stand with their route, their time on the campus clock and their seats', async () => {
  const list = held<Cab[]>();
  const server = fakeServer({ 'GET /api/cabs': () => list.answer });
  renderAt('/cab-sharing');
  expect(await screen.findByText('Loading rides')).toBeInTheDocument();
  await act(async () => list.give([aCab('a'), aCab('b', { journeyDate: '2026-03-15' })]));
  const first = await card(/Main Gate to Station a/);
  expect(first).toHaveTextContent('Today 5:30 pm');
  expect(first).toHaveTextContent('3 seats left');
  expect(await card(/Station b/)).toHaveTextContent('Tomorrow');
  expect(server.calls('GET /api/cabs')[0]?.query.toString()).toBe('');
  expect(screen.getByText('That was every ride so far.')).toBeVisible();
});

test('a later day has its name, a full ride says so', async () => {
  fakeServer(ridesOf([aCab('a', { journeyDate: '2026-03-21', seatsAvailable: 0 })]));
  renderAt('/cab-sharing');
  const ride = await card(/Station a/);
  expect(ride).toHaveTextContent('Sat, 21 Mar');
  expect(within(ride).getByText('Full')).toBeVisible();
});

test('no ride at all offers to add one', async () => {
  fakeServer(ridesOf([]));
  const user = renderAt('/cab-sharing');
  expect(await screen.findByText('No rides yet')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Add Ride' })[1] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Add Ride' })).toBeVisible();
});

test.each([
  ['the server says why', () => refusal(503, 'Back in a minute'), 'Back in a minute'],
  ['it does not', () => ({ status: 500, body: {} }), 'Failed to fetch cabs'],
  [
    'there is no answer',
    () => {
      throw offline;
    },
    'Server error. Please try again later.',
  ],
])('a list that fails, %s, can be tried again', async (_, answer, message) => {
  const server = fakeServer({ 'GET /api/cabs': answer });
  const user = renderAt('/cab-sharing');
  expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
  server.on(ridesOf([aCab('a')]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card(/Station a/)).toBeVisible();
});

test('filters are kept in the address, and find nothing in words of their own', async () => {
  const server = fakeServer(ridesOf([aCab('a')]));
  const user = renderAt('/cab-sharing?day=2026-02-30');
  await card(/Station a/);
  server.on({ 'GET /api/cabs': () => [] });
  await user.type(screen.getByRole('searchbox', { name: 'To' }), ' Airport ');
  await user.click(screen.getByRole('checkbox', { name: 'Only with seats' }));
  expect(await screen.findByText('No ride like that')).toBeVisible();
  await waitFor(() => expect(location.search).toContain('to=Airport'));
  await waitFor(() =>
    expect(server.calls('GET /api/cabs').at(-1)?.query.toString()).toBe('to=Airport&free=1'),
  );
  server.on(ridesOf([aCab('a')]));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await card(/Station a/)).toBeVisible();
  expect(location.search).toBe('');
  expect(screen.getByRole('searchbox', { name: 'To' })).toHaveValue('');
});

test('Your is asked for when it first opens, and goes on page by page', async () => {
  const mine = (id: string, changes = {}) => aCab(id, { isAuthor: true, ...changes });
  const server = fakeServer(ridesOf([aCab('a')]));
  server.on({
    'GET /api/cabs/user': ({ query }) =>
      query.get('page') === '1'
        ? cabPage([mine('m1')], true)
        : cabPage([mine('m2', { hasEnded: true })]),
  });
  const user = renderAt('/cab-sharing');
  await card(/Station a/);
  expect(server.calls('GET /api/cabs/user')).toHaveLength(0);
  await user.click(screen.getByRole('tab', { name: 'Your' }));
  await card(/Station m1/);
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(within(await card(/Station m2/)).getByText('Ended')).toBeVisible();
  expect(screen.getByText("You've reached the end of your rides!")).toBeVisible();
  expect(server.calls('GET /api/cabs/user').map(({ query }) => query.get('limit'))).toEqual([
    '10',
    '10',
  ]);
});

test('Your that fails says so', async () => {
  fakeServer({ 'GET /api/cabs/user': () => ({ status: 500, body: {} }) });
  renderAt('/cab-sharing?tab=your');
  expect(await screen.findByText('Failed to fetch your cabs')).toBeVisible();
});

test('a link opens its ride although no list holds it', async () => {
  const server = fakeServer(ridesOf([aCab('a')]));
  server.on({
    'GET /api/cabs/z': () => aCab('z'),
    'GET /api/cabs/z/verify-author': () => ({ isAuthor: false }),
  });
  const user = renderAt('/cab-sharing?cab=z');
  const ride = await card(/Station z/);
  expect(await within(ride).findByText('Words of z')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('article', { name: /Station z/ })).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

test('a link to a ride that is gone says so', async () => {
  const server = fakeServer(ridesOf([aCab('a')]));
  server.on({ 'GET /api/cabs/z': () => refusal(404, 'This cab does not exist or was deleted') });
  renderAt('/cab-sharing?cab=z');
  expect(await screen.findByText('This cab does not exist or was deleted')).toBeVisible();
  expect(await card(/Station a/)).toBeVisible();
});
