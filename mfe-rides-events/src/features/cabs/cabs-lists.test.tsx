import { fakeServer, held } from '@campus/contract/testing';
import type { Cab } from '@campus/contract';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCab, renderAt, ridesOf, saturday } from '../../test-support/samples';

beforeEach(() => {
  emptyBrowser();
  jest.spyOn(Date, 'now').mockReturnValue(saturday);
});

const card = (name: RegExp) => screen.findByRole('article', { name });

test('the ride list shows a loading state, then route, campus time and seats of each ride', async () => {
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
  expect(screen.getByText("You've seen every ride.")).toBeVisible();
});

test('a ride shows the date of a later day, Full without seats, and Ended when over', async () => {
  const full = aCab('a', { journeyDate: '2026-03-21', seatsAvailable: 0 });
  fakeServer(ridesOf([full, aCab('b', { hasEnded: true })]));
  renderAt('/cab-sharing');
  const ride = await card(/Station a/);
  expect(ride).toHaveTextContent('Sat, 21 Mar');
  expect(within(ride).getByText('Full')).toBeVisible();
  expect(within(await card(/Station b/)).getByText('Ended')).toBeVisible();
});

test('filters are sent and kept in the address, and the empty state can clear them', async () => {
  const server = fakeServer(ridesOf([aCab('a')]));
  const user = renderAt('/cab-sharing?day=2026-02-30');
  await card(/Station a/);
  server.on({ 'GET /api/cabs': () => [] });
  await user.type(screen.getByRole('searchbox', { name: 'To' }), ' Airport ');
  await user.click(screen.getByRole('checkbox', { name: 'Only rides with seats' }));
  expect(await screen.findByText('No rides found')).toBeVisible();
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
