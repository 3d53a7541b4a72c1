import { fakeServer } from '@campus/contract/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adPage, anAd, itemsOf, renderAt } from '../../test-support/ads';

beforeEach(emptyBrowser);

async function openCard(id: string, path = '/buy-sell') {
  const user = renderAt(path);
  const card = await screen.findByRole('article', { name: `Lamp ${id}` });
  await user.click(within(card).getByRole('button', { expanded: false }));
  return { user, card, inCard: within(card) };
}

const mine = anAd('a', { isSeller: true });

test("another student's item shows its contact after a click, and no controls", async () => {
  const server = fakeServer(itemsOf([anAd('a')]));
  const { user, inCard } = await openCard('a');
  expect(inCard.getByText('Words of a')).toBeVisible();
  expect(inCard.getByText('Asha Rao')).toBeVisible();
  expect(inCard.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(inCard.getAllByRole('link')).toEqual([
    inCard.getByRole('link', { name: 'Is this available?' }),
  ]);
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

test('a picture opens the viewer at that picture, and Next shows the following one', async () => {
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

test('an edit sends only changed fields and updates the list without a reload', async () => {
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

test('a sold item has no "Is this available?" link', async () => {
  fakeServer({ ...itemsOf([anAd('a', { isSold: true })]), 'GET /api/sell': () => adPage([]) });
  renderAt('/buy-sell?ad=a');
  const card = within(await screen.findByRole('article', { name: 'Lamp a' }));
  expect(card.getByRole('button', { name: 'Show contact' })).toBeVisible();
  expect(card.queryByRole('link', { name: 'Is this available?' })).toBeNull();
});
