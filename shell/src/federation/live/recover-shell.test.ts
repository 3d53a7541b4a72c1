import type { Incident } from '../incidents';
import { setRegistry } from '../registry';
import type * as module from './recover';
import { teaRegistry } from '../testing';

setRegistry({ ...teaRegistry('one'), shell: 'shell-1' });
// The module reads the document's shell when it is loaded.
const { recoverShell } = jest.requireActual<typeof module>('./recover');

const gone: Incident = {
  kind: 'load',
  name: 'ChunkLoadError',
  message: 'Loading chunk 7 failed.\n(error: http://localhost/assets/layout-app.1a2b.js)',
  at: 0,
  page: '/dashboard',
};
const reloadOnce = jest.fn();
const recover = (incident: Incident) => recoverShell(incident, reloadOnce);

function liveIs(shell: string): void {
  const text = JSON.stringify({ ...teaRegistry('one'), shell });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(text));
}

beforeEach(() => {
  reloadOnce.mockReset().mockReturnValue(true);
  liveIs('shell-2');
});

test('reloads for a missing shell script if another shell is live', async () => {
  await recover(gone);
  expect(reloadOnce).toHaveBeenCalledWith('shell shell-2');
});

test('does not reload if the live shell already runs in the tab', async () => {
  liveIs('shell-1');
  await recover(gone);
  expect(reloadOnce).not.toHaveBeenCalled();
});

test.each([
  ['a script of a remote', { message: 'Loading chunk 7 failed. (/r/mfe-tea/one/page.js)' }],
  ['an error in a script', { name: 'TypeError' }],
])('ignores %s', async (_case, change) => {
  await recover({ ...gone, ...change });
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test('does not reload if the registry cannot be fetched', async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError('offline'));
  await recover(gone);
  expect(reloadOnce).not.toHaveBeenCalled();
});
