import { signOut, useSession } from '@campus/shared-auth';
import { holdRedirects } from '../session/session';
import { fakeApi, clearState, otherTab } from '../testing/open-site';
import { dropAtLogout, isOld } from '../after-load';
import { sharedCache } from './worker/share';

// jsdom has no caches.
const dropped: string[] = [];
const stop = dropAtLogout();

beforeEach(() => {
  clearState();
  localStorage.setItem('isAuthenticated', 'true');
  useSession.setState({ status: 'signed-in' }, true);
  dropped.length = 0;
  const drop = (name: string) => Promise.resolve(dropped.push(name) > 0);
  Object.defineProperty(window, 'caches', { configurable: true, value: { delete: drop } });
});
afterAll(stop);

test('logging out deletes the shared files', async () => {
  fakeApi({ 'POST /api/auth/logout': {} });
  holdRedirects();
  await signOut();
  expect(dropped).toContain(sharedCache);
});

test('an expired session or a logout in another tab keeps the shared files', () => {
  useSession.setState({ status: 'signed-out', reason: 'expired' }, true);
  useSession.setState({ status: 'signed-in' }, true);
  otherTab(false);
  useSession.setState({ status: 'signed-out', reason: 'logout' }, true);
  expect(dropped).toEqual([]);
});

test.each([
  ['Fri, 20 Nov 2026 10:00:00 GMT', false],
  ['Fri, 20 Nov 2026 09:30:00 GMT', false],
  ['Fri, 20 Nov 2026 08:59:00 GMT', true],
  [null, true],
])('a share dated %s is too old at 10:00: %s', (kept, old) => {
  expect(isOld(kept, Date.parse('2026-11-20T10:00:00Z'))).toBe(old);
});
