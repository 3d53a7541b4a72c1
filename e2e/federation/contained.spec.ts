import { rm } from 'node:fs/promises';
import path from 'node:path';
import { publishBuild } from '@campus/federation/registry';
import { expect, type Page } from '@playwright/test';
import { brokenBuild } from '../support/broken-build';
import { test as base } from '../support/federation';
import type { StaticSite } from '../support/static-site';

/** A test with a build of the broken remote live, by default one that is contained. */
const test = base.extend<{ teaBuild: string }>({ teaBuild: ['contained', { option: true }] });

test.describe.configure({ mode: 'parallel' });

/** Makes a build live without running the gate. */
async function putLive({ remotesDir }: StaticSite, name: string): Promise<void> {
  await publishBuild({ dir: await brokenBuild(name), remotesDir });
}

/** Opens a page of the broken remote, and waits for the styles that load after it. */
async function openTea(page: Page, name: string): Promise<void> {
  await page.goto(`/tea/${name}`);
  await expect(page.getByRole('status', { name: 'News about this site' })).toBeAttached();
}

const tea = (page: Page) => page.getByRole('heading', { name: /^Tea, / });

/** Goes to another remote's page by the shell's own link, and to a third by that page's own. */
async function expectUsable(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('[data-remote="mfe-static"] h1')).toBeVisible();
  await expect(page).toHaveTitle('About Campus · Campus');
  await footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const field = page.getByRole('textbox').first();
  await field.click();
  await field.fill('Still here');
  await expect(field).toHaveValue('Still here');
}

const removeTea = ({ remotesDir }: StaticSite) =>
  rm(path.join(remotesDir, 'mfe-tea'), { recursive: true, force: true });

test.beforeEach(async ({ built, teaBuild }) => {
  // An earlier build would take the place of one that throws.
  await removeTea(built);
  await putLive(built, teaBuild);
});

// The site is shared with other specs, which do not test a broken neighbour.
test.afterEach(({ built }) => removeTea(built));

test('a timer cannot clear localStorage, nor set the title once its page is left', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('draft:tea', 'half a cup'));
  await openTea(page, 'titleAndStorage');
  await expect(page).toHaveTitle('Tea!');
  await expectUsable(page);
  const kept = () => page.evaluate(() => [localStorage['draft:tea'], localStorage.isAuthenticated]);
  expect(await kept()).toEqual(['half a cup', 'true']);
});

test('a listener that stops every click does not affect the shell or other remotes', async ({
  page,
}) => {
  await openTea(page, 'stopsClicks');
  await expectUsable(page);
});

test('a remote cannot replace window.fetch for the rest of the site', async ({ page }) => {
  await openTea(page, 'patchedFetch');
  await expectUsable(page);
  expect(await page.evaluate(async () => (await fetch('/registry.json')).status)).toBe(200);
});

test.describe('hostile styles', () => {
  test.use({ teaBuild: 'hides-controls' });

  test('styles that hide every control or cover the page affect only their own remote', async ({
    page,
  }) => {
    await openTea(page, 'own');
    await expect(tea(page)).toBeHidden();
    await expectUsable(page);
  });
});

test('a full-page overlay does not cover the shell', async ({ page }) => {
  await openTea(page, 'coversPage');
  await expectUsable(page);
});

test('leaving a page restores the class, style and language of the document', async ({ page }) => {
  await openTea(page, 'documentsOwn');
  await expect(page.locator('body')).toHaveClass('tea-time');
  await expectUsable(page);
  await expect(page.locator('body')).not.toHaveAttribute('class');
  await expect(page.locator('body')).not.toHaveAttribute('style');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('a page that throws on real data is replaced by an error card', async ({ page }) => {
  await page.route('**/api/communities', (route) => route.fulfill({ json: [{ name: 'Kettles' }] }));
  await openTea(page, 'throwsOnData');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Tea is not available');
  await page.goto('/about');
  await expect(page.locator('[data-remote="mfe-static"] h1')).toBeVisible();
});

test('a widget that throws is replaced by an error card, and the dashboard stays', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const kettle = page.locator('[data-widget="./widgets/kettle"]');
  await kettle.scrollIntoViewIfNeeded();
  await expect(kettle.getByRole('status')).toContainText('Kettle is not available');
  await expect(page.locator('[data-remote="mfe-feed"]').first()).toBeVisible();
});

test.describe('loops', () => {
  test('an endless loop freezes the tab, and one reload recovers it with the previous build', async ({
    page,
    built,
  }) => {
    await putLive(built, 'loops');
    const devtools = await page.context().newCDPSession(page);
    await openTea(page, 'endlessLoop');
    // Nothing else is reported this early: reports of a tab are collected for ten seconds.
    const beacons = () => built.asked.filter((address) => address === '/api/beacon').length;
    const before = beacons();
    await expect.poll(beacons).toBeGreaterThan(before);
    await devtools.send('Runtime.terminateExecution');
    await page.reload();
    await expect(page.locator('[data-remote="mfe-tea"]')).toHaveAttribute(
      'data-build',
      'contained',
    );
    await expectUsable(page);
  });

  test('a render loop falls back to the previous build', async ({ page, built }) => {
    await putLive(built, 'loops');
    await openTea(page, 'renderLoop');
    const place = page.locator('[data-remote="mfe-tea"]');
    await expect(place).toHaveAttribute('data-build', 'contained');
    await expectUsable(page);
  });

  test('a reload loop falls back to the previous build', async ({ page, built }) => {
    await putLive(built, 'loops');
    await page.goto('/tea/reloadLoop', { waitUntil: 'commit' });
    const place = page.locator('[data-remote="mfe-tea"]');
    await expect(place).toHaveAttribute('data-build', 'contained', { timeout: 60_000 });
    await expectUsable(page);
  });
});
