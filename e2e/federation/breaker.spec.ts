import path from 'node:path';
import { publishBuild, readPointer } from '@campus/federation/registry';
import { errorIn, liveBuild } from '../support/beacons';
import { buildOf } from '../support/federation';
import { otherBuild } from '../support/remote-builds';
import { expect, test } from '../support/test';

// With one page, as the site's own look opens all of them.
const remote = 'mfe-marketplace';
const page = '/buy-sell';

test.use({ siteEnv: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' } });
test.describe.configure({ timeout: 240_000 });

/** A thousand addresses, as a proxy of the site names them. */
const addressOf = (number: number) => `198.18.${Math.floor((number % 1000) / 250)}.${number % 250}`;

/**
 * Sends what anybody can make up who has fetched a document, many at a time; ten thousand of them: breaker.test.ts.
 * @returns the answers' statuses
 */
async function forge(url: string, build: string, many: number): Promise<Set<number>> {
  const body = JSON.stringify(await errorIn(url, { remote, build }, page));
  const statuses = new Set<number>();
  let sent = 0;
  const sender = async () => {
    while (sent < many) {
      sent += 1;
      const from = addressOf(sent);
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      const answer = await fetch(`${url}/api/beacon`, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      statuses.add(answer.status);
    }
  };
  await Promise.all(Array.from({ length: 20 }, sender));
  return statuses;
}

test('forged beacons remove no sound build, and a broken one is rolled back within a minute', async ({
  site,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/thrown on purpose|buy-sell|chunk/i);
  const remotesDir = path.join(site.dataDir, 'remotes');
  const publish = async (build: string, broken?: string) =>
    publishBuild({ dir: await otherBuild(remote, build, broken), remotesDir });
  const live = () => liveBuild(site.url, remote);

  const students = [];
  for (let count = 0; count < 3; count += 1) {
    const visitor = await newVisitor();
    await signedUpStudent(visitor);
    students.push(visitor);
  }
  await publish('whole00000');
  await expect.poll(live).toBe('whole00000');
  expect([...(await forge(site.url, 'whole00000', 250))]).toEqual([204]);
  // A student's report after them makes the site look at the build itself and conclude.
  const data = await errorIn(site.url, { remote, build: 'whole00000' }, page);
  expect((await students[0]!.request.post('/api/beacon', { data })).status()).toBe(204);
  const conclusion = async () => (await readPointer(remotesDir, remote))?.history?.[0];
  await expect
    .poll(conclusion, { timeout: 60_000 })
    .toMatchObject({ build: 'whole00000', reason: expect.stringMatching(/too few students/) });
  expect(await live()).toBe('whole00000');

  const { chunks, declaration } = await buildOf(remote);
  const route = declaration.routes.find(({ path: pattern }) => pattern === page);
  await publish('broken0000', chunks[route?.chunk ?? '']?.js.at(-1));
  await expect.poll(live).toBe('broken0000');
  const forging = forge(site.url, 'broken0000', 500);
  await Promise.all(students.map((student) => student.goto(page, { waitUntil: 'commit' })));
  await expect.poll(live, { timeout: 60_000 }).toBe('whole00000');
  expect([...(await forging)]).toEqual([204]);
});

test('a throwing widget falls back to the previous build in each tab, then is rolled back', async ({
  site,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/thrown on purpose|widgets-events|chunk/i);
  const rides = 'mfe-rides-events';
  const remotesDir = path.join(site.dataDir, 'remotes');
  const { build: whole, exposes } = await buildOf(rides);
  const script = exposes['./widgets/events']?.js.find((file) => file.startsWith('widgets-events.'));
  const students = [];
  for (let count = 0; count < 3; count += 1) {
    const visitor = await newVisitor();
    await signedUpStudent(visitor);
    await visitor.setViewportSize({ width: 1280, height: 1400 });
    students.push(visitor);
  }
  await publishBuild({ dir: await otherBuild(rides, 'broken0000', script), remotesDir });
  await expect.poll(() => liveBuild(site.url, rides)).toBe('broken0000');
  await Promise.all(students.map((student) => student.goto('/dashboard')));
  for (const student of students) {
    const widget = student.locator('[data-widget="./widgets/events"] [data-remote]');
    await expect(widget).toHaveAttribute('data-build', whole);
  }
  await expect.poll(() => liveBuild(site.url, rides), { timeout: 60_000 }).toBe(whole);
  const { history = [] } = (await readPointer(remotesDir, rides)) ?? {};
  expect(history[0]).toMatchObject({ action: 'rollback', by: 'breaker' });
  expect(history[0]?.reason).toMatch(/^errors in \.\/widgets\/events reported by 3 of 3 students/);
});
