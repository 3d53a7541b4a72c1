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

async function answerQuestion(user: Awaited<ReturnType<typeof openMine>>['user'], name: string) {
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Are you sure you want to delete this ad?');
  await user.click(within(question).getByRole('button', { name }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
}

test('deleting asks first, then the item is gone and the next one has focus', async () => {
  const { server, user, card, inCard } = await openMine();
  await user.click(inCard.getByRole('button', { name: 'Delete' }));
  await answerQuestion(user, 'Cancel');
  expect(server.calls('DELETE /api/sell/a')).toHaveLength(0);
  await user.click(inCard.getByRole('button', { name: 'Delete' }));
  await answerQuestion(user, 'Delete');
  expect(await screen.findByText('Ad deleted successfully!')).toBeVisible();
  expect(card).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Lamp b' })).toHaveFocus();
});

test('a deletion that fails says so and keeps the item', async () => {
  const { server, user, card, inCard } = await openMine();
  server.on({ 'DELETE /api/sell/a': () => ({ status: 500, body: {} }) });
  await user.click(inCard.getByRole('button', { name: 'Delete' }));
  await answerQuestion(user, 'Delete');
  expect(await screen.findByText('Failed to delete ad')).toBeVisible();
  expect(card).toBeInTheDocument();
});

test('an item deleted where a link opened it takes the link along', async () => {
  const { user, card, inCard } = await (async () => {
    fakeServer(itemsOf([anAd('a', { isSeller: true }), anAd('b')]));
    const one = renderAt('/buy-sell?ad=a');
    const linked = await screen.findByRole('article', { name: 'Lamp a' });
    return { user: one, card: linked, inCard: within(linked) };
  })();
  await user.click(await inCard.findByRole('button', { name: 'Delete' }));
  await answerQuestion(user, 'Delete');
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(location.search).toBe('');
  expect(screen.queryByText(/does not exist/)).not.toBeInTheDocument();
});

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
