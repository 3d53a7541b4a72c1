import { expectPageBearsSkew } from '@campus/contract/testing';
import { fakeSocket } from '@campus/shared-features/testing';
import { remote } from '../remote';
import { freshChat, renderAt } from './test-support/conversations';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

// Each opens its page a dozen times.
jest.setTimeout(120_000);

beforeEach(() => {
  freshChat();
  fakeSocket().join();
});

// Who asks about a listing is led to the conversation by the inbox's call: there is nothing else to read.
const addresses = remote.routes.map(({ path }) => path);

test.each(addresses)('%s stands whatever version the server is of', async (address) => {
  await expectPageBearsSkew(() => renderAt(address));
});
