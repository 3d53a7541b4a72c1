import { expectPageToleratesSkew } from '@campus/contract/testing';
import { remote } from '../remote';
import { emptyBrowser, renderAt } from './test-support/render-at';

// Each test opens its page a dozen times.
jest.setTimeout(120_000);

beforeEach(emptyBrowser);

const addresses = remote.routes.map(({ path }) => path.replace(/:(\w+)/g, '$1'));

test.each(addresses)('%s renders answers of older and newer servers', async (address) => {
  await expectPageToleratesSkew(() => void renderAt(address));
});
