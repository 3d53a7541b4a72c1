import { expectPageToleratesSkew } from '@campus/contract/testing';
import { renderPage, emptyBrowser } from '@campus/shared-ui/testing';
import { paths } from '@campus/federation/remote';
import { BrowserRouter } from 'react-router-dom';
import { remote } from '../remote';
import { renderAt } from './test-support/ads';
import BuySellWidget from './widgets/buy-sell';

// Each test opens its page a dozen times.
jest.setTimeout(120_000);

beforeEach(emptyBrowser);

const addresses = [...remote.routes.map(({ path }) => path), '/buy-sell?tab=your', paths.ad('a')];

test.each(addresses)('%s renders answers of older and newer servers', async (address) => {
  await expectPageToleratesSkew(() => renderAt(address));
});

const widgets = [BuySellWidget];

test.each(widgets)(
  '%p on the dashboard renders answers of older and newer servers',
  async (Widget) => {
    await expectPageToleratesSkew(() =>
      renderPage(
        '/dashboard',
        <BrowserRouter>
          <Widget />
        </BrowserRouter>,
      ),
    );
  },
);
