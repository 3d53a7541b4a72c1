import { fakeServer, type Routes } from '@campus/contract/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { adPage, anAd } from '../../test-support/ads';
import BuySellWidget from '../../widgets/buy-sell';

beforeEach(emptyBrowser);

function renderWidget(routes: Routes) {
  const server = fakeServer(routes);
  render(
    <BrowserRouter>
      <BuySellWidget />
    </BrowserRouter>,
  );
  return server;
}

test('the widget links the three newest items to their cards, and View All to the page', async () => {
  const ads = [anAd('a'), anAd('b', { price: 0 }), anAd('c')];
  const server = renderWidget({ 'GET /api/sell': () => adPage(ads, true) });
  const link = await screen.findByRole('link', { name: /Lamp a/ });
  expect(link).toHaveTextContent('₹1,50,000');
  expect(link).toHaveAttribute('href', '/buy-sell?ad=a');
  expect(screen.getByRole('link', { name: /Lamp b/ })).toHaveTextContent('Free');
  const section = within(screen.getByRole('region', { name: 'Buy & Sell' }));
  expect(section.getAllByRole('listitem')).toHaveLength(3);
  expect(section.getByRole('link', { name: 'View All Items' })).toHaveAttribute(
    'href',
    '/buy-sell',
  );
  expect(server.calls('GET /api/sell')[0]?.query.get('limit')).toBe('3');
});
