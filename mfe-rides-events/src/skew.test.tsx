import { expectPageBearsSkew } from '@campus/contract/testing';
import { renderPage } from '@campus/shared-ui/testing';
import { paths } from '@campus/federation/remote';
import { BrowserRouter } from 'react-router-dom';
import { remote } from '../remote';
import { emptyBrowser, renderAt } from './test-support/render-at';
import CabsWidget from './widgets/cabs';
import EventsWidget from './widgets/events';
import ExploresWidget from './widgets/explores';

// Each opens its page a dozen times.
jest.setTimeout(120_000);

beforeEach(emptyBrowser);

const addresses = [
  ...remote.routes.map(({ path }) => path),
  '/cab-sharing?tab=your',
  '/events?tab=your',
  '/explore?tab=your',
  paths.cab('c'),
  paths.event('e'),
  paths.trip('t'),
];

test.each(addresses)('%s stands whatever version the server is of', async (address) => {
  await expectPageBearsSkew(() => renderAt(address));
});

const widgets = [CabsWidget, EventsWidget, ExploresWidget];

test.each(widgets)(
  '%p stands on the dashboard whatever version the server is of',
  async (Widget) => {
    await expectPageBearsSkew(() =>
      renderPage(
        '/dashboard',
        <BrowserRouter>
          <Widget />
        </BrowserRouter>,
      ),
    );
  },
);
