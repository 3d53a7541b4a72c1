import { expectPageToleratesSkew } from '@campus/contract/testing';
import { fakeSocket } from '@campus/shared-features/testing';
import { remote } from '../remote';
import { freshChat, renderAt } from './test-support/conversations';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

// Each test opens its page a dozen times.
jest.setTimeout(120_000);

beforeEach(() => {
  freshChat();
  fakeSocket().join();
});

// A question about a listing redirects to the conversation after the inbox's call: nothing else is shown.
const addresses = remote.routes.map(({ path }) => path);

test.each(addresses)('%s renders answers of older and newer servers', async (address) => {
  await expectPageToleratesSkew(() => renderAt(address));
});
