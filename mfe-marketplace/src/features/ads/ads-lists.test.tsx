import type { Ad } from '@campus/contract';
import { sessionOverEvent } from '@campus/contract/client';
import { fakeServer, held, offline, refusal } from '@campus/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adPage, anAd, itemsOf } from '../../test-support/ads';
import { emptyBrowser, goBack, renderAt } from '../../test-support/render-at';

beforeEach(emptyBrowser);

const card = (name: string) => screen.findByRole('article', { name });

test('items load, then stand with their price in Indian figures, and what costs nothing is free', async () => {
  const list = held<{ ads: readonly Ad[] }>();
  const server = fakeServer({ 'GET /api/sell': () => list.answer });
  renderAt('/buy-sell');
  expect(await screen.findByText('Loading items')).toBeInTheDocument();
  expect(document.title).toContain('Buy & Sell');
  await act(async () => list.give(adPage([anAd('a'), anAd('b', { price: 0 })])));
  const first = await card('Lamp a');
  expect(within(first).getByText('₹1,50,000')).toBeVisible();
  expect(within(first).getByText('by Asha Rao')).toBeVisible();
  expect(within(await card('Lamp b')).getByText('Free')).toBeVisible();
  expect(screen.getByText('That was everything for sale.')).toBeVisible();
  expect(server.calls('GET /api/sell')[0]?.query.toString()).toBe('page=1&limit=10');
});

test('nothing for sale offers to add something, in a dialog that Back closes', async () => {
  fakeServer(itemsOf([]));
  const user = renderAt('/buy-sell');
  expect(await screen.findByText('Nothing for sale yet')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Add Item' })[1] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Add Item' });
  await goBack();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

const silent = () => ({ status: 500, body: {} });
const lost = () => {
  throw offline;
};

test.each([
  ['the server says why', () => refusal(503, 'Back in a minute'), 'Back in a minute'],
  ['it does not', silent, 'Failed to fetch ads'],
  ['there is no answer', lost, 'Server error. Please try again later.'],
])('a list that fails, %s, can be tried again', async (_, answer, message) => {
  const server = fakeServer({ 'GET /api/sell': answer });
  const user = renderAt('/buy-sell');
  expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
  server.on(itemsOf([anAd('a')]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card('Lamp a')).toBeVisible();
});

test('whom the server does not know any more is sent to Login by a button', async () => {
  fakeServer({ 'GET /api/sell': () => refusal(401, 'You are not logged in.') });
  const ended = jest.fn();
  window.addEventListener(sessionOverEvent, ended);
  const user = renderAt('/buy-sell');
  expect(await screen.findByText('Please login to access this page')).toBeVisible();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(ended).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Go to Login' }));
  expect(ended).toHaveBeenCalledTimes(1);
  window.removeEventListener(sessionOverEvent, ended);
});

test('the next page comes after the first by its cursor; when it fails, it can be tried again', async () => {
  const server = fakeServer({
    'GET /api/sell': ({ query }) =>
      query.get('page') === '1' ? adPage([anAd('a')], true) : silent(),
  });
  const user = renderAt('/buy-sell');
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('Failed to fetch more ads')).toBeVisible();
  expect(await card('Lamp a')).toBeVisible();
  server.on({ 'GET /api/sell': () => adPage([anAd('a'), anAd('b')]) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Lamp b')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(server.calls('GET /api/sell').at(-1)?.query.toString()).toBe(
    'page=2&cursor=next&limit=10',
  );
});

test('words and prices narrow the list and are kept in the address', async () => {
  const server = fakeServer(itemsOf([anAd('a')]));
  const user = renderAt('/buy-sell?maxPrice=lots');
  await card('Lamp a');
  server.on({ 'GET /api/sell': () => adPage([]) });
  await user.type(screen.getByRole('searchbox', { name: 'Search items' }), ' cycle ');
  await waitFor(() => expect(location.search).toContain('search=cycle'));
  await user.type(screen.getByRole('searchbox', { name: 'Price from (₹)' }), '₹1,500.50');
  await waitFor(() => expect(location.search).toContain('minPrice=1500'));
  await waitFor(() =>
    expect(server.calls('GET /api/sell').at(-1)?.query.toString()).toBe(
      'search=cycle&minPrice=1500&page=1&limit=10',
    ),
  );
  expect(await screen.findByText('Nothing like that')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show every item' }));
  expect(await card('Lamp a')).toBeVisible();
  expect(location.search).toBe('');
});

test('Your is asked for when it first opens, and holds what was sold', async () => {
  const server = fakeServer(
    itemsOf([anAd('a'), anAd('m', { isSeller: true, isSold: true, phone: '' })]),
  );
  const user = renderAt('/buy-sell');
  await card('Lamp a');
  expect(server.calls('GET /api/sell/user')).toHaveLength(0);
  await user.click(screen.getByRole('tab', { name: 'Your' }));
  expect(within(await card('Lamp m')).getByText('Sold')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Lamp a' })).not.toBeInTheDocument();
  expect(screen.getByText("You've reached the end of your items!")).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await user.click(screen.getByRole('tab', { name: 'Your' }));
  expect(server.calls('GET /api/sell/user')).toHaveLength(1);
});

test.each([
  ['GET /api/sell/user', silent, 'Failed to fetch your ads'],
  ['GET /api/sell/user', () => adPage([]), 'You have nothing for sale yet'],
])('Your, %s %p: %s', async (route, answer, message) => {
  fakeServer({ [route]: answer });
  renderAt('/buy-sell?tab=your');
  expect(await screen.findByText(message)).toBeVisible();
});

test('a link opens its item although no list holds it', async () => {
  const server = fakeServer(itemsOf([anAd('z'), anAd('a')]));
  server.on({ 'GET /api/sell': () => adPage([anAd('a')]) });
  const user = renderAt('/buy-sell?ad=z');
  const linked = within(await screen.findByRole('region', { name: 'The item you were sent' }));
  expect(await linked.findByText('Words of z')).toBeVisible();
  expect(await card('Lamp a')).toBeVisible();
  await user.click(linked.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Words of z')).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

test('a link to an item that is gone says so, above the others', async () => {
  const server = fakeServer(itemsOf([anAd('a')]));
  server.on({ 'GET /api/sell/z': () => refusal(404, 'Not found') });
  renderAt('/buy-sell?ad=z');
  expect(await screen.findByText('This ad does not exist or was deleted')).toBeVisible();
  expect(await card('Lamp a')).toBeVisible();
});
