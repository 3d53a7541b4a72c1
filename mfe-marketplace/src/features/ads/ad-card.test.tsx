import { fakeServer, moderated, refusal } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAd, itemsOf } from '../../test-support/ads';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

beforeEach(emptyBrowser);

async function openCard(id: string, path = '/buy-sell') {
  const user = renderAt(path);
  const card = await screen.findByRole('article', { name: `Lamp ${id}` });
  await user.click(within(card).getByRole('button', { expanded: false }));
  return { user, card, inCard: within(card) };
}

const mine = anAd('a', { isSeller: true });

test("another student's item has words, pictures, a contact after a tap, and no controls", async () => {
  const server = fakeServer(itemsOf([anAd('a')]));
  const { user, inCard } = await openCard('a');
  expect(inCard.getByText('Words of a')).toBeVisible();
  expect(inCard.getByText('Asha Rao')).toBeVisible();
  expect(inCard.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(inCard.queryByRole('link')).not.toBeInTheDocument();
  await user.click(inCard.getByRole('button', { name: 'Show contact' }));
  expect(inCard.getByRole('link', { name: '98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(inCard.getByRole('link', { name: 'WhatsApp 98765 43210' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Hi Asha Rao, is "Lamp a" (₹1,50,000)')),
  );
  expect(server.calls('GET /api/sell/a/verify-author')).toHaveLength(1);
  for (const name of ['Edit', 'Delete', 'Mark sold'])
    expect(inCard.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('a picture opens the viewer at it, and the viewer goes on to the next', async () => {
  fakeServer(itemsOf([anAd('a')]));
  const { user, inCard } = await openCard('a');
  await user.click(inCard.getByRole('button', { name: 'Image 2 of 2 of Lamp a' }));
  const viewer = await screen.findByRole('dialog');
  expect(viewer).toHaveTextContent('2 / 2');
  await user.click(within(viewer).getByRole('button', { name: 'Next image' }));
  expect(viewer).toHaveTextContent('1 / 2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(viewer).not.toBeInTheDocument());
});

test('the controls go when the server says that the item is not theirs', async () => {
  const server = fakeServer(itemsOf([mine]));
  server.on({ 'GET /api/sell/a/verify-author': () => ({ isAuthor: false, isSeller: false }) });
  const { inCard } = await openCard('a');
  await waitFor(() =>
    expect(inCard.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument(),
  );
});

test('a question for the seller that fails is shown to nobody, and gives nobody the controls', async () => {
  const server = fakeServer(itemsOf([anAd('a')]));
  server.on({ 'GET /api/sell/a/verify-author': () => refusal(500, 'Broken') });
  const { inCard } = await openCard('a');
  await waitFor(() => expect(server.calls('GET /api/sell/a/verify-author')).toHaveLength(1));
  expect(inCard.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByText('Broken')).not.toBeInTheDocument();
});

test('an edit sends what differs and merges the answer into the list', async () => {
  const server = fakeServer(itemsOf([mine, anAd('b')]));
  const { user, card, inCard } = await openCard('a');
  await user.click(inCard.getByRole('button', { name: 'Edit' }));
  const price = await inCard.findByRole('spinbutton', { name: 'Price' });
  expect(price).toHaveAttribute('min', '0');
  expect(price).toHaveAttribute('step', '0.01');
  await user.clear(price);
  await user.click(inCard.getByRole('button', { name: 'Save' }));
  expect(inCard.getByText('Please enter a price')).toBeVisible();
  expect(price).toHaveFocus();
  await user.type(price, '0');
  const handle = inCard.getByRole('textbox', { name: 'Social media (optional)' });
  await user.clear(handle);
  await user.click(inCard.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ad updated successfully!')).toBeVisible();
  expect(inCard.getByText('Free')).toBeVisible();
  expect(within(card).getByRole('button', { expanded: true })).toHaveFocus();
  expect(server.calls('PUT /api/sell/a').map(({ body }) => body)).toEqual([
    { price: 0, socialMediaHandle: '' },
  ]);
  expect(server.calls('GET /api/sell')).toHaveLength(1);
});

test('Cancel leaves the item as it was and sends nothing', async () => {
  const server = fakeServer(itemsOf([mine]));
  const { user, inCard } = await openCard('a');
  await user.click(inCard.getByRole('button', { name: 'Edit' }));
  await user.type(await inCard.findByRole('textbox', { name: 'Title' }), ' again');
  await user.click(inCard.getByRole('button', { name: 'Cancel' }));
  await user.click(await inCard.findByRole('button', { name: 'Edit' }));
  expect(await inCard.findByRole('textbox', { name: 'Title' })).toHaveValue('Lamp a');
  expect(inCard.queryByText('Draft restored')).not.toBeInTheDocument();
  expect(server.calls('PUT /api/sell/a')).toHaveLength(0);
});

test('an edit that moderation refuses keeps what was typed, also when the card was closed', async () => {
  const server = fakeServer(itemsOf([mine]));
  server.on({ 'PUT /api/sell/a': () => moderated('title', 'insults somebody') });
  const { user, inCard } = await openCard('a');
  await user.click(inCard.getByRole('button', { name: 'Edit' }));
  const title = await inCard.findByRole('textbox', { name: 'Title' });
  await user.type(title, ' of an idiot');
  await user.click(inCard.getByRole('button', { name: 'Save' }));
  expect(await inCard.findByText('title: insults somebody')).toBeVisible();
  expect(title).toBeInvalid();
  expect(title).toHaveFocus();
  await user.click(inCard.getByRole('button', { expanded: true }));
  await user.click(inCard.getByRole('button', { expanded: false }));
  expect(await inCard.findByText('Draft restored')).toBeVisible();
  expect(inCard.getByRole('textbox', { name: 'Title' })).toHaveValue('Lamp a of an idiot');
});

test('an edit that fails without words of the server says so', async () => {
  const server = fakeServer(itemsOf([mine]));
  server.on({ 'PUT /api/sell/a': () => ({ status: 500, body: {} }) });
  const { user, inCard } = await openCard('a');
  await user.click(inCard.getByRole('button', { name: 'Edit' }));
  await user.type(await inCard.findByRole('textbox', { name: 'Title' }), '!');
  await user.click(inCard.getByRole('button', { name: 'Save' }));
  expect(await inCard.findByText('Failed to update ad')).toBeVisible();
});
