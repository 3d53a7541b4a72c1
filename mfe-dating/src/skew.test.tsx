import { listMatches, type Match } from '@campus/contract';
import { expectPageToleratesSkew, sampleAnswer } from '@campus/contract/testing';
import { paths } from '@campus/federation/remote';
import { remote } from '../remote';
import { fakeSocket } from '@campus/shared-features/testing';
import { emptyBrowser, renderAt } from './test-support/render-at';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

// Each test opens its page a dozen times.
jest.setTimeout(120_000);

beforeEach(() => {
  emptyBrowser();
  fakeSocket().join();
});

const [match] = sampleAnswer(listMatches) as Match[];

const addresses = [
  ...remote.routes.map(({ path }) => path),
  '/dating-home?blocked=1',
  '/dating-explore?profile=p',
  paths.conversation(match?.matchId ?? ''),
];

test.each(addresses)('%s renders answers of older and newer servers', async (address) => {
  await expectPageToleratesSkew(() => renderAt(address));
});
