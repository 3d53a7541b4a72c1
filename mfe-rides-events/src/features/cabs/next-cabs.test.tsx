import { fakeServer, type Routes } from '@campus/contract/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { aCab, saturday } from '../../test-support/samples';
import CabsWidget from '../../widgets/cabs';

beforeEach(() => {
  emptyBrowser();
  jest.spyOn(Date, 'now').mockReturnValue(saturday);
});

function renderWidget(routes: Routes) {
  const server = fakeServer(routes);
  render(
    <BrowserRouter>
      <CabsWidget />
    </BrowserRouter>,
  );
  return server;
}

test('the widget links the next three rides to their cards, and View All to the page', async () => {
  const server = renderWidget({ 'GET /api/cabs': () => [aCab('a'), aCab('b'), aCab('c')] });
  const link = await screen.findByRole('link', { name: /Main Gate to Station a/ });
  expect(link).toHaveTextContent('Today, 5:30 pm · 3 seats available');
  expect(link).toHaveAttribute('href', '/cab-sharing?cab=a');
  const section = within(screen.getByRole('region', { name: 'Cab Sharing' }));
  expect(section.getAllByRole('listitem')).toHaveLength(3);
  expect(section.getByRole('link', { name: /^View All/ })).toHaveAttribute('href', '/cab-sharing');
  expect(server.calls('GET /api/cabs')[0]?.query.get('limit')).toBe('3');
});
