import { fakeServer } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adPage, anAd, itemsOf } from '../../test-support/ads';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

beforeEach(emptyBrowser);

async function openMine(path = '/buy-sell') {
  const server = fakeServer(itemsOf([anAd('a', { isSeller: true }), anAd('b')]));
  const user = renderAt(path);
  const card = await screen.findByRole('article', { name: 'Lamp a' });
  await user.click(within(card).getByRole('button', { expanded: false }));
  return { server, user, card, inCard: within(card) };
}

test('what is marked as sold leaves All at once, and the next item has focus', async () => {
  const { server, user, card, inCard } = await openMine();
  await user.click(inCard.getByRole('button', { name: 'Mark sold' }));
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(server.calls('PUT /api/sell/a')[0]?.body).toEqual({ isSold: true });
  expect(screen.getByRole('button', { name: 'Lamp b' })).toHaveFocus();
});

test('under Your it stays with a badge, and can be offered again', async () => {
  const { server, user, inCard } = await openMine('/buy-sell?tab=your');
  await user.click(inCard.getByRole('button', { name: 'Mark sold' }));
  expect(await inCard.findByText('Sold')).toBeVisible();
  expect(await screen.findByText('Ad updated successfully!')).toBeVisible();
  await user.click(inCard.getByRole('button', { name: 'Mark available' }));
  await waitFor(() => expect(inCard.queryByText('Sold')).not.toBeInTheDocument());
  server.on({ 'GET /api/sell': () => adPage([anAd('a', { isSeller: true })]) });
  await user.click(screen.getByRole('tab', { name: 'All' }));
  expect(await screen.findByRole('article', { name: 'Lamp a' })).toBeVisible();
});

test('a mark that fails says so and changes nothing', async () => {
  const { server, user, inCard } = await openMine();
  server.on({ 'PUT /api/sell/a': () => ({ status: 500, body: {} }) });
  await user.click(inCard.getByRole('button', { name: 'Mark sold' }));
  expect(await screen.findByText('Failed to update ad')).toBeVisible();
  expect(inCard.getByRole('button', { name: 'Mark sold' })).toBeVisible();
});
