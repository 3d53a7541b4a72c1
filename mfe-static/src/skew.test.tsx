import { verifyToken } from '@campus/contract';
import { expectPageToleratesSkew } from '@campus/contract/testing';
import { useSession } from '@campus/shared-auth';
import { remote } from '../remote';
import { emptyBrowser, renderAt } from './test-support/render-at';

// Each test opens its page a dozen times.
jest.setTimeout(120_000);

beforeEach(emptyBrowser);

const visitor = new Map([[verifyToken, { isAuthenticated: false }]]);
const addresses = remote.routes.map(({ path }) => path);

test.each(addresses)('%s renders answers of older and newer servers', async (address) => {
  const open = () => {
    // As in a new document, where the session is not checked yet.
    useSession.setState({ status: 'unknown' }, true);
    return renderAt(address);
  };
  await expectPageToleratesSkew(open, visitor);
});
