import { sendBeacon } from '@campus/contract';
import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { buildOf, test } from '../support/federation';
import { expectBuild, openTab, putLive } from '../support/open-tab';

type Beacon = z.output<typeof sendBeacon.body>;

const remote = 'mfe-static';

/** The report of a tab; it has the shape that the site accepts. */
async function listen(page: Page): Promise<Beacon[]> {
  const beacons: Beacon[] = [];
  await page.route('**/api/beacon', async (route) => {
    beacons.push(z.parse(sendBeacon.body, route.request().postDataJSON()));
    await route.fulfill({ status: 204 });
  });
  return beacons;
}

const incidentsOf = (beacons: readonly Beacon[]) => beacons.flatMap(({ incidents }) => incidents);

/** Sends the collected reports. */
const gather = (page: Page) => page.clock.runFor(11_000);

test('a tab reports which builds run in it', async ({ page }) => {
  const beacons = await listen(page);
  await openTab(page, '/about');
  await gather(page);
  const { build } = await buildOf(remote);
  await expect.poll(() => beacons.flatMap(({ seen }) => seen)).toContainEqual({ remote, build });
});

test('an error report names the remote and contains no personal data', async ({ page }) => {
  const beacons = await listen(page);
  const { build, entry } = await buildOf(remote);
  await openTab(page, '/about?student=asha');
  await page.evaluate((address) => {
    const error = new Error('No "Asha" at asha@campus.example in /profile/asha');
    error.stack = `at page (${location.origin}${address}:1:1)`;
    window.dispatchEvent(new ErrorEvent('error', { error }));
  }, `/r/${remote}/${build}/${entry}`);
  await gather(page);
  await expect
    .poll(() => incidentsOf(beacons))
    .toContainEqual({
      kind: 'error',
      remote,
      build,
      message: 'No … at … in …',
      page: '/about',
      count: 1,
    });
  expect(JSON.stringify(beacons)).not.toMatch(/asha/i);
});

test('a build that does not load is reported although the visitor sees the previous one', async ({
  page,
  built,
}) => {
  const beacons = await listen(page);
  await putLive(built, remote, 'broken0000');
  built.breakAnswers(new RegExp(`/r/${remote}/broken0000/.*\\.js`), '404');
  await openTab(page, '/about');
  await expectBuild(page, remote, (await buildOf(remote)).build);
  await gather(page);
  await expect
    .poll(() => incidentsOf(beacons))
    .toContainEqual(expect.objectContaining({ kind: 'load', remote, build: 'broken0000' }));
});

test('a tab sends its pending reports when it is closed', async ({ page }) => {
  const beacons = await listen(page);
  await openTab(page, '/about');
  await page.evaluate(() => {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('the last one') }));
    return Promise.resolve();
  });
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect
    .poll(() => incidentsOf(beacons))
    .toContainEqual(expect.objectContaining({ message: 'the last one' }));
});
