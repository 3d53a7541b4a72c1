import { publishBuild, writePointer } from '@campus/federation/registry';
import { expect, type Browser } from '@playwright/test';
import { touch } from '../support/accessibility';
import { buildOf, expectShown, open, test } from '../support/federation';
import { expectBuild } from '../support/open-tab';
import { otherBuild } from '../support/remote-builds';
import type { StaticSite } from '../support/static-site';

const remote = 'mfe-static';
const canary = 'canary0000';

async function startCanary({ remotesDir }: StaticSite, share: number): Promise<void> {
  const current = (await buildOf(remote)).build;
  await publishBuild({ dir: await otherBuild(remote, canary), remotesDir });
  await writePointer(remotesDir, remote, { current, canary: { build: canary, share } });
}

/** The build that a browser with this bucket runs, asked twice: once more after a reload. */
async function buildIn(browser: Browser, baseURL: string, bucket: number): Promise<string[]> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript(
    (kept) => localStorage.setItem('campus:bucket', String(kept)),
    bucket,
  );
  const page = await context.newPage();
  const place = page.locator(`[data-remote="${remote}"][data-build]`);
  await page.goto('/about');
  await touch(page);
  const builds = [await place.getAttribute('data-build')];
  await page.reload();
  await touch(page);
  builds.push(await place.getAttribute('data-build'));
  await context.close();
  return builds.map(String);
}

test('a canary runs in its share of the browsers and stays in the same ones after a reload', async ({
  browser,
  built,
}) => {
  await startCanary(built, 25);
  const current = (await buildOf(remote)).build;
  expect(await buildIn(browser, built.url, 24)).toEqual([canary, canary]);
  expect(await buildIn(browser, built.url, 25)).toEqual([current, current]);
});

test('a new browser draws a bucket, which a reload keeps and which decides its build', async ({
  page,
  built,
}) => {
  await startCanary(built, 50);
  // Of a student it would be the one of their id from the second document on.
  await page.route(/\/api\/auth\//, (route) => route.fulfill({ status: 401, json: {} }));
  await open(page, remote);
  await expectShown(page, remote);
  const kept = () => page.evaluate(() => localStorage.getItem('campus:bucket'));
  await expect.poll(kept).toMatch(/^\d+$/);
  const bucket = Number(await kept());
  await page.reload();
  await expectShown(page, remote);
  expect(Number(await kept())).toBe(bucket);
  await expectBuild(page, remote, bucket < 50 ? canary : (await buildOf(remote)).build);
});

test('a canary that does not load falls back to the current build', async ({ page, built }) => {
  await startCanary(built, 100);
  built.breakAnswers(new RegExp(`/r/${remote}/${canary}/`), '404');
  await open(page, remote);
  await expectShown(page, remote);
  await expectBuild(page, remote, (await buildOf(remote)).build);
});
