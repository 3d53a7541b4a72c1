import { fakeServer, offline, type Routes } from '@campus/contract/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { adPage, anAd } from '../test-support/ads';
import NewItemsWidget from './new-items';

beforeEach(() => {
  emptyBrowser();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-14T04:00:00Z'));
});

function show(routes: Routes) {
  fakeServer(routes);
  return render(
    <BrowserRouter>
      <NewItemsWidget />
    </BrowserRouter>,
  );
}

test("the widget links the items of the last 24 hours except the student's own", async () => {
  const ads = [
    anAd('own', { isSeller: true }),
    anAd('new', { date: '2026-03-13T04:00:01.000Z' }),
    anAd('old', { date: '2026-03-13T04:00:00.000Z' }),
  ];
  show({ 'GET /api/sell': () => adPage(ads) });
  const list = within(await screen.findByRole('list', { name: 'New items' }));
  const links = list.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Lamp newNew · ₹1,50,000']);
  expect(links[0]).toHaveAttribute('href', '/buy-sell?ad=new');
});

test('an item without a date is left out, an item without a thumbnail is shown', async () => {
  const { date: _date, ...undated } = anAd('undated');
  const { thumbnails: _thumbnails, ...plain } = anAd('plain', { date: '2026-03-14T03:00:00.000Z' });
  show({ 'GET /api/sell': () => ({ ...adPage([]), ads: [undated, plain] }) });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/buy-sell?ad=plain']);
  expect(Number(localStorage.getItem('mfe-marketplace:today:items'))).toBeGreaterThan(Date.now());
});

test.each([
  ['there are none', () => adPage([])],
  ['all are older', () => adPage([anAd('old', { date: '2026-03-12T12:00:00.000Z' })])],
  [
    'they cannot be loaded',
    () => {
      throw offline;
    },
  ],
])('the widget shows nothing when %s', async (_, answer) => {
  const { container } = show({ 'GET /api/sell': answer });
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  expect(container).toHaveTextContent('');
  expect(localStorage).toHaveLength(0);
});
