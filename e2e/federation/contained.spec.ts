import { rm } from 'node:fs/promises';
import path from 'node:path';
import { publishBuild } from '@campus/federation/registry';
import { expect, type Page } from '@playwright/test';
import { brokenBuild } from '../support/broken-build';
import { expectShown, goWithin, pageOf, remoteNames, test as base } from '../support/federation';
import type { StaticSite } from '../support/static-site';
import { loadAdjustedTime } from '../support/timing';

/** A test with a build of the broken remote live. */
const test = base.extend<{ teaBuild: string }>({ teaBuild: ['data', { option: true }] });

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

/** Goes to another remote's page by the shell's own link and types there: nothing of tea is left. */
async function expectUsable(page: Page): Promise<void> {
  const brand = page.getByRole('banner').getByRole('link').first();
  await brand.click({ trial: true });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  // After a build went live the link loads a document. Text selected in its static copy is not selected in the
  // page that takes over, so that typed text would be added to the restored draft.
  await expect(page.locator('#page')).toHaveCount(0);
  await expect(page.locator('[data-remote="mfe-static"] h1')).toBeVisible();
  await expect(page).toHaveTitle('Contact Us · Campus');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await expect(page.locator('meta[content="none"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'last' in Array.prototype)).toBe(false);
  const opening = () => page.evaluate(() => /<body[^]*?>/.exec(document.body.outerHTML)?.[0]);
  await expect.poll(opening).toMatch(/^<body(?: style="")?>$/);
  const field = page.getByRole('textbox').first();
  await field.click();
  await field.fill('Still here');
  await expect(field).toHaveValue('Still here');
}

/** Goes to a page of each remote: it is shown, and the frame can be used. */
async function expectAllShown(page: Page): Promise<void> {
  for (const remote of remoteNames) {
    await goWithin(page, pageOf(remote));
    await expectShown(page, remote);
    await page.getByRole('banner').getByRole('link').first().click({ trial: true });
  }
}

/** Lets time of the page's clock pass. @returns what its timers threw */
async function live(page: Page, seconds: number): Promise<unknown[]> {
  const thrown: unknown[] = [];
  for (let past = 0; past < seconds; past += 1) {
    await page.clock.runFor(1000).catch((error: unknown) => thrown.push(error));
  }
  return thrown;
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

// What freezes the tab is below.
const others = ['endlessLoop', 'longBlock'];

/** In each file, the page that does the most harm to the other pages of its tab. */
const worst = {
  timers: 'titleTimer',
  'shared-page': 'coveredBody',
  storage: 'storageHandle',
  'built-ins': 'patchedFetch',
  listeners: 'clickStopper',
  data: 'rejects',
};

for (const [name, worstPage] of Object.entries(worst)) {
  test.describe(name, () => {
    test.use({ teaBuild: name });

    test('the shell and other remotes stay usable beside each broken page', async ({ page }) => {
      const { pages }: { pages: object } = await import(`../broken/${name}.mjs`);
      // They begin some seconds after they were shown.
      const isLate = name === 'timers';
      if (isLate) await page.clock.install();
      await page.addInitScript(() => localStorage.setItem('draft:tea', 'half a cup'));
      for (const one of Object.keys(pages).filter((one) => !others.includes(one))) {
        await test.step(one, async () => {
          await openTea(page, one);
          if (isLate) await live(page, 6);
          await expectUsable(page);
          const stored = () => [localStorage['draft:tea'], localStorage.isAuthenticated];
          expect(await page.evaluate(stored)).toEqual(['half a cup', 'true']);
          expect(await page.evaluate(async () => (await fetch('/registry.json')).status)).toBe(200);
        });
      }
      await openTea(page, worstPage);
      await expectAllShown(page);
    });
  });
}

/** Pages that do harm some seconds after they are left. */
const late = { timers: 'titleTimer', 'shared-page': 'title', neighbours: 'throwsAfterwards' };

for (const [name, latePage] of Object.entries(late)) {
  test.describe(`${name}, later`, () => {
    test.use({ teaBuild: name });

    test('what a page does after it was left does not reach the next page', async ({ page }) => {
      await page.clock.install();
      await page.addInitScript(() => localStorage.setItem('draft:tea', 'half a cup'));
      await openTea(page, latePage);
      await expectUsable(page);
      const thrown: Error[] = [];
      page.on('pageerror', (error) => thrown.push(error));
      expect(await live(page, 10)).toEqual([]);
      await expect(page).toHaveTitle('Contact Us · Campus');
      await expect(page.getByRole('textbox').first()).toHaveValue('Still here');
      expect(await page.evaluate(() => localStorage['draft:tea'])).toBe('half a cup');
      expect(thrown).toEqual([]);
    });
  });
}

test.describe('neighbours', () => {
  test.use({ teaBuild: 'neighbours' });

  test('what a page watches or adopts does not reach the page after it', async ({ page }) => {
    const theirs = page.locator('[data-remote="mfe-static"] a[href]');
    await page.goto('/contact');
    await expect(theirs.first()).toBeVisible();
    const before = await theirs.count();
    for (const one of ['hidesTheirs', 'removesTheirs', 'adoptsStyles']) {
      await openTea(page, one);
      await expectUsable(page);
      await expect(theirs.first()).toBeVisible();
      await theirs.first().click({ trial: true });
      expect(await theirs.count()).toBe(before);
      await expectAllShown(page);
    }
    await goWithin(page, '/tea/adoptsStyles');
    const adopted = () =>
      page.evaluate(() =>
        [...document.adoptedStyleSheets].map((sheet) => sheet.cssRules[0]?.cssText),
      );
    await expect
      .poll(adopted)
      .toEqual([expect.stringMatching(/^:where\(\[data-remote="mfe-tea"\]\) main/)]);
  });
});

test.describe('markup', () => {
  test.use({ teaBuild: 'listeners' });

  test('a popover that a button of the markup names stays closed', async ({ page }) => {
    await openTea(page, 'markupPopover');
    await page.getByRole('button', { name: 'Pot', exact: true }).click();
    await expect(page.locator('#pot')).toBeHidden();
    await expectUsable(page);
  });
});

test.describe('hostile styles', () => {
  test.use({ teaBuild: 'looks' });

  test('styles that hide every control or cover the page affect only their own remote', async ({
    page,
  }) => {
    await openTea(page, 'own');
    await expect(page.getByRole('heading', { name: /^Tea, / })).toBeHidden();
    await expectUsable(page);
    await expect(page.locator('[data-remote="mfe-static"] h1')).not.toHaveCSS(
      'color',
      'rgba(0, 0, 0, 0)',
    );
    await expectAllShown(page);
  });
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
  test('an endless loop is reported, and one reload recovers its tab with the previous build', async ({
    page,
    built,
  }) => {
    await putLive(built, 'loops');
    const devtools = await page.context().newCDPSession(page);
    await openTea(page, 'endlessLoop');
    const address = '/tea/endlessLoop';
    const frozen = { kind: 'frozen', remote: 'mfe-tea', build: 'loops', page: address, count: 1 };
    const isReported = { intervals: [100] };
    const reported = () =>
      expect
        .poll(() => built.incidents, isReported)
        .toContainEqual(expect.objectContaining(frozen));
    // It loops five seconds after it was shown.
    expect(await loadAdjustedTime(reported)).toBeLessThan(10_000);
    await devtools.send('Runtime.terminateExecution');
    await page.reload();
    await expect(page.locator('[data-remote="mfe-tea"]')).toHaveAttribute('data-build', 'data');
    await expectUsable(page);
  });

  test('a tab that freezes before it has loaded is reported by the next tab, which has the previous build', async ({
    page,
    built,
  }) => {
    await putLive(built, 'freeze');
    const looping = page.waitForEvent('console', (message) => message.text() === 'Looping');
    await page.goto('/tea/loopAtOnce', { waitUntil: 'commit' });
    await looping;
    await page.close();
    const next = await page.context().newPage();
    await openTea(next, 'loopAtOnce');
    await expect(next.locator('[data-remote="mfe-tea"]')).toHaveAttribute('data-build', 'data');
    await expectUsable(next);
    const frozen = { kind: 'frozen', remote: 'mfe-tea', build: 'freeze' };
    await expect.poll(() => built.incidents).toContainEqual(expect.objectContaining(frozen));
  });

  test('a render loop falls back to the previous build', async ({ page, built }) => {
    await putLive(built, 'loops');
    await openTea(page, 'renderLoop');
    const place = page.locator('[data-remote="mfe-tea"]');
    await expect(place).toHaveAttribute('data-build', 'data');
    await expectUsable(page);
  });

  for (const name of ['reloadLoop', 'addressLoop']) {
    test(`a loop of loads falls back to the previous build: ${name}`, async ({ page, built }) => {
      await putLive(built, 'loops');
      await page.goto(`/tea/${name}`, { waitUntil: 'commit' });
      const place = page.locator('[data-remote="mfe-tea"]');
      await expect(place).toHaveAttribute('data-build', 'data', { timeout: 60_000 });
      await expectUsable(page);
    });
  }
});
