import { signInDemo } from '../support/students';
import { expect, settled, test } from '../support/test';
import { cachedPaths, openUnderWorker } from './worker';

test.use({ serviceWorkers: 'allow' });

const allowed = /^\/(s\/[\w-]+\/|r\/[\w-]+\/|offline\.html$)/;

/** Data that the dashboard and its widgets in view need to open offline. */
const lastSeen = [
  '/api/auth/me',
  '/api/communities',
  '/api/events?limit=3',
  '/api/posts/important?limit=5',
  '/api/sell?limit=3',
  '/dashboard',
];

test('visiting confessions, dating and chat caches only site files and the dashboard', async ({
  page,
  logOut,
}) => {
  const fromWorker: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!allowed.test(pathname) && response.fromServiceWorker()) fromWorker.push(pathname);
  });
  await signInDemo(page);
  await openUnderWorker(page, '/dashboard');
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(lastSeen));
  const walk = [
    '/confession',
    '/confession?tab=your',
    '/dating-home',
    '/dating-explore',
    '/dating-match-requests',
    '/profile',
    '/dating-chat',
  ];
  for (const path of walk) {
    await page.goto(path);
    await settled(page);
  }
  const matches: { matchId: string }[] = await (
    await page.request.get('/api/dating/accepted-matches')
  ).json();
  await page.goto(`/dating-chat?match=${matches[0]!.matchId}`);
  await settled(page);

  const paths = await cachedPaths(page);
  expect(paths.filter((path) => path.startsWith('/r/mfe-dating/')).length).toBeGreaterThan(0);
  expect(paths.filter((path) => !allowed.test(path)).sort()).toEqual(lastSeen);
  // Pages pass through the worker on their way from the server; calls and pictures do not.
  expect(fromWorker.filter((path) => /^\/(api|media|socket\.io)/.test(path))).toEqual([]);

  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  const left = (await cachedPaths(page)).filter((path) => !allowed.test(path));
  expect(left).toEqual(['/dashboard']);
});
