import { expectPageToleratesSkew } from '@campus/contract/testing';
import { renderPage, emptyBrowser } from '@campus/shared-ui/testing';
import { paths } from '@campus/federation/remote';
import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { remote } from '../remote';
import { renderAt } from './test-support/samples';
import CabsWidget from './widgets/cabs';
import EventsWidget from './widgets/events';
import EventsTodayWidget from './widgets/events-today';
import ExploresWidget from './widgets/explores';
import RidesTodayWidget from './widgets/rides-today';

// Each test opens its page a dozen times.
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

test.each(addresses)('%s renders answers of older and newer servers', async (address) => {
  await expectPageToleratesSkew(() => renderAt(address));
});

const widgets = [CabsWidget, EventsWidget, ExploresWidget];

async function expectWidgetBearsSkew(Widget: ComponentType): Promise<void> {
  await expectPageToleratesSkew(() =>
    renderPage(
      '/dashboard',
      <BrowserRouter>
        <h1>Dashboard</h1>
        <Widget />
      </BrowserRouter>,
    ),
  );
}

test.each(widgets)(
  '%p on the dashboard renders answers of older and newer servers',
  expectWidgetBearsSkew,
);

test.each([EventsTodayWidget, RidesTodayWidget])(
  '%p in the Today strip renders answers of older and newer servers',
  async (Widget) => {
    // The dates in the sample answers are in the future.
    jest.spyOn(Date, 'now').mockReturnValue(0);
    await expectWidgetBearsSkew(Widget);
  },
);
