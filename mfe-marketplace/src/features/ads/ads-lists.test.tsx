import type { Ad } from '@campus/contract';
import { fakeServer, held } from '@campus/contract/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adPage, anAd, itemsOf, renderAt } from '../../test-support/ads';

beforeEach(emptyBrowser);

const card = (name: string) => screen.findByRole('article', { name });

test('the item list shows a loading state, then prices in Indian format, and Free for 0', async () => {
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
  expect(screen.getByText("You've seen everything.")).toBeVisible();
  expect(server.calls('GET /api/sell')[0]?.query.toString()).toBe('page=1&limit=10');
});

test('search text and prices filter the list and are kept in the address', async () => {
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
  expect(await screen.findByText('No items found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all items' }));
  expect(await card('Lamp a')).toBeVisible();
  expect(location.search).toBe('');
});

test('the Your tab also shows sold items, with a badge', async () => {
  fakeServer(itemsOf([anAd('a'), anAd('m', { isSeller: true, isSold: true, phone: '' })]));
  const user = renderAt('/buy-sell');
  await card('Lamp a');
  await user.click(screen.getByRole('tab', { name: 'Your' }));
  expect(within(await card('Lamp m')).getByText('Sold')).toBeVisible();
});
