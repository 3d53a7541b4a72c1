import { fakeServer } from '@campus/contract/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adPage, anAd, itemsOf, renderAt } from '../../test-support/ads';

beforeEach(emptyBrowser);

async function openMine(path = '/buy-sell') {
  const server = fakeServer(itemsOf([anAd('a', { isSeller: true }), anAd('b')]));
  const user = renderAt(path);
  const card = await screen.findByRole('article', { name: 'Lamp a' });
  await user.click(within(card).getByRole('button', { expanded: false }));
  return { server, user, card, inCard: within(card) };
}

test('an item marked as sold leaves the All tab at once, and focus moves to the next item', async () => {
  const { server, user, card, inCard } = await openMine();
  await user.click(inCard.getByRole('button', { name: 'Mark sold' }));
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(server.calls('PUT /api/sell/a')[0]?.body).toEqual({ isSold: true });
  expect(screen.getByRole('button', { name: 'Lamp b' })).toHaveFocus();
});

test('in the Your tab, a sold item keeps a badge and can be marked available again', async () => {
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

test('a failed Mark sold shows an error and changes nothing', async () => {
  const { server, user, inCard } = await openMine();
  server.on({ 'PUT /api/sell/a': () => ({ status: 500, body: {} }) });
  await user.click(inCard.getByRole('button', { name: 'Mark sold' }));
  expect(await screen.findByText('Failed to update ad')).toBeVisible();
  expect(inCard.getByRole('button', { name: 'Mark sold' })).toBeVisible();
});
