import { publishBuild, rollback } from '@campus/federation/registry';
import type { Browser, Page } from '@playwright/test';
import path from 'node:path';
import { goWithin, pageOf } from '../support/federation';
import { otherBuild } from '../support/remote-builds';
import { atFullSize } from '../support/process';
import { expect, test } from '../support/test';

const shipped = ['mfe-static', 'mfe-feed'];

/** Of each remote; every publish is followed by a way back. At full size there are a hundred of both. */
const publishes = atFullSize ? 25 : 5;
const sessions = atFullSize ? 20 : 6;

const pages = [
  ...['/dashboard', '/communities', '/about', '/confession', '/buy-sell', '/privacy', '/profile'],
  ...['/colleges', '/cab-sharing', '/upload', '/events', '/developers', '/explore', '/contact'],
  ...['/dating', '/privacy-policy', '/disclaimer', '/community'],
];

/** Each session walks through half of them, from a page of its own on: half of the sessions see each. */
const walked = pages.length / 2;

/** Start page of a session. */
const startOf = (session: number) => Math.floor((session * pages.length) / sessions);

/** Number of steps that the sessions or the publishing may be ahead of the other. */
const ahead = 2;

/**
 * Spreads the publishing over the whole walk. Without it, twenty busy browsers would leave no processor time
 * for publishing.
 */
function pacing() {
  const changes = publishes * 2 * shipped.length;
  const steps = Array.from({ length: sessions }, () => 0);
  const waiting = new Set<() => void>();
  let made = 0;
  const isDue = () => (made / changes) * walked;
  async function until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise<void>((again) => waiting.add(again));
  }
  function tell(): void {
    for (const again of waiting) again();
    waiting.clear();
  }
  return {
    /** Resolves when the next change is allowed. */
    async change() {
      await until(() => isDue() <= Math.min(...steps) + ahead);
      made += 1;
      tell();
    },
    /** Resolves when a session may open its next page. */
    async step(session: number) {
      await until(() => (steps[session] ?? 0) <= isDue() + ahead);
      steps[session] = (steps[session] ?? 0) + 1;
      tell();
    },
  };
}

type Pace = ReturnType<typeof pacing>;

/** Makes builds of a remote live and rolls them back, as a team does all day. */
async function ship(remotesDir: string, remote: string, pace: Pace): Promise<void> {
  for (let count = 0; count < publishes; count += 1) {
    const build = `shipped${String(count).padStart(3, '0')}`;
    const dir = await otherBuild(remote, build);
    await pace.change();
    await publishBuild({ dir, remotesDir });
    await pace.change();
    await rollback(remotesDir, remote, { expected: build, by: 'operator' });
  }
}

interface Walk {
  page: Page;
  /** The errors on it. */
  faults: string[];
}

async function openSession(browser: Browser, from: Page, address: string): Promise<Walk> {
  const storageState = await from.context().storageState();
  // Small windows that do not move: it is the pages that count, not the drawing of twenty at once.
  const viewport = { width: 360, height: 480 };
  const { origin: baseURL } = new URL(address);
  const context = await browser.newContext({
    storageState,
    baseURL,
    viewport,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${String(error.stack ?? error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
  await page.goto(address);
  return { page, faults };
}

/** Goes from page to page, learning of what is live as a tab does that is looked at again. */
async function walk({ page, faults }: Walk, session: number, pace: Pace): Promise<void> {
  const missing = page.getByRole('alert').filter({ hasText: 'is not available' });
  for (let seen = 0; seen < walked; seen += 1) {
    await pace.step(session);
    const address = pages[(startOf(session) + seen) % pages.length] ?? '/';
    await goWithin(page, address);
    await expect(page.locator('[data-remote] h1').first()).toBeVisible();
    if ((await missing.count()) > 0)
      faults.push(`${address}: ${await missing.first().innerText()}`);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }
}

test(`${publishes * 2 * shipped.length} publishes and rollbacks cause no error in ${sessions} sessions`, async ({
  page,
  browser,
  site,
  signedUpStudent,
}) => {
  test.setTimeout(180_000);
  await signedUpStudent(page);
  const writer = await openSession(browser, page, `${site.url}${pageOf('mfe-static')}`);
  await goWithin(writer.page, '/contact');
  await writer.page.getByRole('textbox', { name: 'Message' }).fill('Half a thought');
  await writer.page.evaluate(() => Reflect.set(window, 'opened', true));
  const walks: Walk[] = [];
  for (let count = 0; count < sessions; count += 1) {
    walks.push(await openSession(browser, page, `${site.url}${pages[startOf(count)]}`));
  }
  const remotesDir = path.join(site.dataDir, 'remotes');
  const pace = pacing();
  await Promise.all([
    ...shipped.map((remote) => ship(remotesDir, remote, pace)),
    ...walks.map((each, session) => walk(each, session, pace)),
  ]);

  expect([...walks, writer].flatMap(({ faults }) => faults)).toEqual([]);
  await expect(writer.page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
  expect(await writer.page.evaluate(() => Reflect.get(window, 'opened'))).toBe(true);
  for (const each of walks) {
    await each.page.reload();
    await expect(each.page.locator('[data-remote] h1').first()).toBeVisible();
    await each.page.context().close();
  }
  await writer.page.context().close();
});
