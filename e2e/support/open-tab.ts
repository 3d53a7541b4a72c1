import { publishBuild } from '@campus/federation/registry';
import { expect, type Page } from '@playwright/test';
import { otherBuild } from './remote-builds';
import type { StaticSite } from './static-site';

/** Milliseconds after which every visible tab has fetched the registry. */
const aMinute = 70_000;

/** In the page: counts the registries that its scripts have read and processed. */
function countRegistries() {
  const ask = window.fetch;
  const taken = () => {
    // A message arrives after everything that the page does synchronously with the data.
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

/** Opens a page with a fake clock, and waits until the tab follows live builds. */
export async function openTab(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.addInitScript(countRegistries);
  await page.goto(address);
  await expect(page.getByRole('status', { name: 'News about this site' })).toBeAttached();
  // A build not yet on screen would not be kept.
  await expect(page.locator('#page')).toHaveCount(0);
  await expect(page.locator('[data-remote][data-build] h1')).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'opened', true));
}

/** Whether the tab is still the opened one, without a reload. */
export const isTheSameTab = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'opened') === true);

/** Makes another build of a remote live: the current one under another name. */
export async function putLive(
  { remotesDir }: StaticSite,
  remote: string,
  build: string,
): Promise<void> {
  await publishBuild({ dir: await otherBuild(remote, build), remotesDir });
}

/** Lets the tab find out which builds are live. */
export async function learn(page: Page): Promise<void> {
  const before = await registries(page);
  // Once for the rest after the last request, and once for the pause: the clock must not advance during a
  // request, or it counts as timed out.
  await page.clock.fastForward(aMinute);
  await page.clock.fastForward(aMinute);
  await expect.poll(() => registries(page)).toBeGreaterThan(before);
}

/** Hides the tab, or shows it again. */
export async function setTabHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((away) => {
    const state = away ? 'hidden' : 'visible';
    Object.defineProperty(document, 'hidden', { value: away, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Navigates to another page by its link, as a student does. */
export async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
}

/** The build of a remote that is on screen. */
export async function expectBuild(page: Page, remote: string, build: string): Promise<void> {
  const place = page.locator(`[data-remote="${remote}"][data-build]`).first();
  await expect(place).toHaveAttribute('data-build', build);
}
