import { publishBuild } from '@campus/federation/registry';
import { expect, type Page } from '@playwright/test';
import type { RemoteName } from './federation';
import { otherBuild } from './other-build';
import type { StaticSite } from './static-site';

/** Milliseconds after which every tab that is looked at has asked for the registry. */
const aMinute = 70_000;

/** In the page: counts the registries that its scripts have read and acted on. */
function countRegistries() {
  const ask = window.fetch;
  const taken = () => {
    // A message comes after all that the page does at once with what it has read.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      Reflect.set(window, 'registries', Number(Reflect.get(window, 'registries') ?? 0) + 1);
      port1.close();
    };
    port2.postMessage('');
  };
  window.fetch = async (what, how) => {
    const answer = await ask(what, how);
    if (what !== '/registry.json') return answer;
    if (answer.status !== 200) taken();
    const read = answer.text.bind(answer);
    answer.text = async () => {
      const text = await read();
      taken();
      return text;
    };
    return answer;
  };
}

const registries = (page: Page) => page.evaluate(() => Reflect.get(window, 'registries') ?? 0);

/** Opens a page whose time the test lets pass, and waits until the tab follows what goes live. */
export async function openTab(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.addInitScript(countRegistries);
  await page.goto(address);
  await expect(page.getByRole('status', { name: 'News about this site' })).toBeAttached();
  // A build that is not on screen yet is not one that stays.
  await expect(page.locator('#page')).toHaveCount(0);
  await expect(page.locator('[data-remote][data-build] h1')).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'opened', true));
}

/** Whether the tab is the one that was opened, and was not loaded again since. */
export const isTheSameTab = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'opened') === true);

/** Puts another build of a remote live, the present one under another name. */
export async function putLive(
  { remotesDir }: StaticSite,
  remote: RemoteName,
  build: string,
): Promise<void> {
  await publishBuild({ dir: await otherBuild(remote, build), remotesDir });
}

/** Lets the tab learn what is live. */
export async function learn(page: Page): Promise<void> {
  const before = await registries(page);
  // Once for the rest after the last question, and once for the pause: time must not run on while the
  // question is asked, or it counts as one that took too long.
  await page.clock.fastForward(aMinute);
  await page.clock.fastForward(aMinute);
  await expect.poll(() => registries(page)).toBeGreaterThan(before);
}

/** Lets nobody look at the tab, or somebody again. */
export async function lookAway(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((away) => {
    const state = away ? 'hidden' : 'visible';
    Object.defineProperty(document, 'hidden', { value: away, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Goes to another page by its link, as a student does. */
export async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
}

/** The build of a remote that is on screen. */
export async function expectBuild(page: Page, remote: RemoteName, build: string): Promise<void> {
  const place = page.locator(`[data-remote="${remote}"][data-build]`).first();
  await expect(place).toHaveAttribute('data-build', build);
}
