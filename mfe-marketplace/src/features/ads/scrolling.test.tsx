import { fakeServer } from '@campus/contract/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adPage, anAd, itemsOf, renderAt } from '../../test-support/ads';

type Report = (entries: { isIntersecting: boolean }[]) => void;

/** The current observer of the end of the list; jsdom has no layout. */
const watching = new Set<Report>();

class Observer {
  constructor(readonly report: Report) {}
  observe() {
    watching.add(this.report);
  }
  disconnect() {
    watching.delete(this.report);
  }
}

const nearTheEnd = () =>
  act(() => watching.forEach((report) => report([{ isIntersecting: true }])));

beforeEach(() => {
  emptyBrowser();
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
});

async function renderLong() {
  const server = fakeServer(itemsOf([anAd('a'), anAd('b')]));
  server.on({
    'GET /api/sell': ({ query }) =>
      query.get('page') === '1' ? adPage([anAd('a')], true) : adPage([anAd('b')]),
  });
  const user = renderAt('/buy-sell');
  const card = within(await screen.findByRole('article', { name: 'Lamp a' }));
  return { server, user, card };
}

test('near its end the list loads the next page, once scrolling stops', async () => {
  const { server } = await renderLong();
  nearTheEnd();
  expect(server.calls('GET /api/sell')).toHaveLength(1);
  expect(await screen.findByRole('article', { name: 'Lamp b' })).toBeVisible();
  expect(watching.size).toBe(0);
});

test('an open picture viewer stops the list from loading more', async () => {
  const { user, card } = await renderLong();
  await user.click(card.getByRole('button', { expanded: false }));
  expect(watching.size).toBe(1);
  await user.click(card.getByRole('button', { name: 'Image 1 of 2 of Lamp a' }));
  const viewer = await screen.findByRole('dialog');
  expect(watching.size).toBe(0);
  await user.click(within(viewer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(watching.size).toBe(1));
});
