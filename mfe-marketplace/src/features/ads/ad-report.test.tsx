import { fakeServer, refusal } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAd, itemsOf } from '../../test-support/ads';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

beforeEach(emptyBrowser);

const send = 'POST /api/reports';

function open(path: string) {
  const ads = [anAd('a'), anAd('b', { isSeller: true })];
  const server = fakeServer({ ...itemsOf(ads), [send]: () => ({ message: 'ok' }) });
  return { server, user: renderAt(path) };
}

const item = (name: string) => screen.findByRole('article', { name });

async function report(user: ReturnType<typeof renderAt>, card: HTMLElement) {
  await user.click(await within(card).findByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this item' }));
  await user.click(dialog.getByRole('radio', { name: 'Scam or spam' }));
  await user.click(dialog.getByRole('button', { name: 'Report' }));
}

test("only somebody else's item can be reported; it leaves the list and the next one has focus", async () => {
  const { server, user } = open('/buy-sell');
  const card = await item('Lamp a');
  await user.click(within(card).getByRole('button', { expanded: false }));
  const own = await item('Lamp b');
  await user.click(within(own).getByRole('button', { expanded: false }));
  expect(await within(own).findByRole('button', { name: 'Delete' })).toBeVisible();
  expect(within(own).queryByRole('button', { name: 'Report' })).toBeNull();
  await report(user, card);
  await waitFor(() => expect(card).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lamp b' })).toHaveFocus());
  expect(server.calls(send)[0]?.body).toEqual({
    kind: 'ad',
    id: 'a',
    reason: 'scam or spam',
    details: '',
  });
});

test('an item reported where a link opened it takes the link along', async () => {
  const { user } = open('/buy-sell?ad=a');
  const card = await item('Lamp a');
  await report(user, card);
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(location.search).toBe('');
  expect(screen.queryByText(/does not exist/)).not.toBeInTheDocument();
});

test('a report that fails keeps the item', async () => {
  const { server, user } = open('/buy-sell');
  server.on({ [send]: () => refusal(404, 'This is not there any more') });
  const card = await item('Lamp a');
  await user.click(within(card).getByRole('button', { expanded: false }));
  await report(user, card);
  expect(await screen.findByText('This is not there any more')).toBeVisible();
  expect(card).toBeInTheDocument();
});
