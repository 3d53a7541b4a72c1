import path from 'node:path';
import { publishBuild, readPointer } from '@campus/federation/registry';
import type { Page } from '@playwright/test';
import { errorIn, liveBuild } from '../support/beacons';
import { brokenBuild } from '../support/broken-build';
import { buildOf } from '../support/federation';
import { dayAhead, post } from '../support/listings';
import { otherBuild } from '../support/remote-builds';
import { remotesCommand } from '../support/campus-command';
import { expect, test as base } from '../support/test';

/** Students, each signed in in a browser of their own. */
const test = base.extend<{ studentPages: (many: number) => Promise<Page[]> }>({
  studentPages: ({ newVisitor, signedUpStudent }, use) =>
    use(async (many) => {
      const pages: Page[] = [];
      while (pages.length < many) {
        const page = await newVisitor();
        await signedUpStudent(page);
        pages.push(page);
      }
      return pages;
    }),
});

// With one page, as the site's own look opens all of them.
const remote = 'mfe-marketplace';
const page = '/buy-sell';

test.use({ siteEnv: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' } });
test.describe.configure({ timeout: 360_000 });

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

/** @returns reads the builds of a remote that failed in the document on screen, at each document from now on */
async function errorsOf(student: Page, ofRemote: string): Promise<() => Promise<string[]>> {
  await student.addInitScript((name) => {
    const builds: string[] = [];
    Reflect.set(window, 'failedBuilds', builds);
    window.addEventListener('campus:incident', (event) => {
      const { kind, part } = (event as CustomEvent).detail;
      if (['error', 'card', 'load'].includes(kind) && part?.remote === name)
        builds.push(part.build);
    });
  }, ofRemote);
  return () => student.evaluate(() => Reflect.get(window, 'failedBuilds'));
}

test('forged beacons remove no sound build, and a broken one is rolled back within a minute', async ({
  site,
  studentPages,
  allowedErrors,
}) => {
  allowedErrors.push(/thrown on purpose|buy-sell|chunk/i);
  const remotesDir = path.join(site.dataDir, 'remotes');
  const publish = async (build: string, broken?: string) =>
    publishBuild({ dir: await otherBuild(remote, build, broken), remotesDir });
  const live = () => liveBuild(site.url, remote);

  const students = await studentPages(3);
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
  studentPages,
  allowedErrors,
}) => {
  allowedErrors.push(/thrown on purpose|widgets-events|chunk/i);
  const rides = 'mfe-rides-events';
  const remotesDir = path.join(site.dataDir, 'remotes');
  const { build: whole, exposes } = await buildOf(rides);
  const script = exposes['./widgets/events']?.js.find((file) => file.startsWith('widgets-events.'));
  const students = await studentPages(3);
  for (const one of students) await one.setViewportSize({ width: 1280, height: 1400 });
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
  // Where three students are slower than the site's own browser, its check decides.
  expect(history[0]?.reason).toMatch(
    /\.\/widgets\/events (reported by 3 of 3 students|is loaded: )/,
  );
});

test('a build that the gate accepts and real data breaks is rolled back within a minute, and hurts nobody else', async ({
  site,
  studentPages,
  allowedErrors,
}) => {
  allowedErrors.push(/no such stop/);
  const tea = 'mfe-tea';
  const live = () => liveBuild(site.url, tea);
  const remotesDir = path.join(site.dataDir, 'remotes');
  await publishBuild({ dir: await brokenBuild('real-data', 'sound'), remotesDir });
  const dir = await brokenBuild('real-data');
  const words = ['publish', tea, '--dir', dir, '--require-trial'];
  const { code, stderr } = await remotesCommand(site.dataDir, words);
  expect(code, stderr).toBe(0);
  await expect.poll(live).toBe('realdata');
  const [first, ...others] = (await studentPages(5)) as [Page, ...Page[]];
  await post(first, '/api/cabs', {
    ...{
      source: 'Kettle Lane',
      destination: 'Airport',
      passengerName: 'Asha',
      phone: '9876543210',
    },
    ...{ journeyDate: dayAhead(1), journeyTime: '17:30', seatsAvailable: 2, description: 'Shared' },
  });
  const view = async (student: Page) => {
    await student.goto('/tea/rides');
    const place = student.locator(`[data-remote="${tea}"]`);
    await expect(place).toHaveAttribute('data-build', 'realdatasound');
  };
  const errors = await errorsOf(first, tea);
  await view(first);
  expect(await errors()).toEqual(['realdata']);
  // It breaks once for each student, who then has the build before.
  await view(first);
  expect(await errors()).toEqual([]);
  expect(await live()).toBe('realdata');
  for (const student of others) await view(student);
  const fifthView = Date.now();
  for (const student of others) {
    await student.goto('/cab-sharing');
    await expect(student.getByText('Kettle Lane').first()).toBeVisible();
  }
  await expect.poll(live, { timeout: 60_000 - (Date.now() - fifthView) }).toBe('realdatasound');
  const [last] = (await readPointer(remotesDir, tea))?.history ?? [];
  expect(last).toMatchObject({ action: 'rollback', by: 'breaker', from: 'realdata' });
});
