import type { Page, Route } from '@playwright/test';
import { cls, expect, informationPages, settled, test, touch } from '../support/test';

const pages = ['/', '/home', ...informationPages];

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages) {
    test(`${path} shows its content in its own styles, and its links work`, async ({ page }) => {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(/ · Campus$/);
      await expect(page.getByText('Loading...')).toHaveCount(0);
      const main = page.getByRole('main');
      // The shell's styles set the display face, those of the remote the layout of its parts.
      await expect(heading).toHaveCSS('font-family', /^Eczar/);
      const layouts = await main
        .locator('[class*="mfe-static__"]')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).display));
      expect(layouts).toEqual(expect.arrayContaining([expect.stringMatching(/grid|flex/)]));
      expect((await main.innerText()).length).toBeGreaterThan(200);
      const hrefs = await page
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const inside = [...new Set(hrefs)].filter((href) => href.startsWith('/'));
      expect(inside.length).toBeGreaterThan(2);
      for (const href of inside) {
        const answer = await page.request.get(href);
        expect([href, answer.status()]).toEqual([href, 200]);
      }
    });
  }

  test('a link opens another page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the colleges page lists all colleges', async ({ page }) => {
    const colleges: { name: string }[] = await (await page.request.get('/api/colleges')).json();
    await page.goto('/colleges');
    const listed = await page.locator('#page main ul > li').allInnerTexts();
    for (const { name } of colleges) expect(listed.join('\n')).toContain(name);
    await expect(page.getByText('Loading colleges')).toBeHidden();
  });

  test('the login forms put no typed text into the URL', async ({ page }) => {
    for (const path of ['/login', '/forgot-password']) {
      await page.goto(path);
      await expect(page.locator('form p', { hasText: 'needs JavaScript.' })).toBeVisible();
      await page.getByLabel('Email').fill('asha@campus.example');
      await page.getByLabel('Email').press('Enter');
      await page.locator('button[data-submit]').click();
      expect(page.url()).toMatch(new RegExp(`${path}$`));
    }
  });

  test('the contact form says that it needs JavaScript and sends nothing', async ({ page }) => {
    await page.goto('/contact');
    const note = page.locator('form p', { hasText: 'Sending this form needs JavaScript.' });
    await expect(note).toBeVisible();
    await page.getByRole('textbox', { name: /name/i }).first().fill('Asha');
    await page.getByRole('button', { name: /send/i }).click();
    expect(new URL(page.url()).search).toBe('');
  });

  test('the sign-up page says that it needs JavaScript', async ({ page }) => {
    await page.goto('/signup');
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  });
});

/** Delays the shell's script. @returns a function that releases it */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main\.[^/]*\.js/, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

const staticPage = (page: Page) => page.locator('#page');

for (const path of [...pages, '/login', '/forgot-password']) {
  test(`the scripts take over ${path} without a layout shift`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(staticPage(page).getByRole('heading', { level: 1 })).toBeVisible();
    const before = await page.getByRole('heading', { level: 1 }).boundingBox();
    await page.evaluate(() => scrollTo(0, 300));
    const scrolled = await page.evaluate(() => scrollY);
    release();
    // Of one page they come as they do for somebody who reads and touches nothing.
    if (path !== '/') await touch(page);
    await expect(staticPage(page)).toHaveCount(0);
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
    expect(await cls(page)).toBeLessThan(0.01);
  });
}

test('typed text and focus are kept when the scripts take over', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await staticPage(page)
    .getByRole('textbox', { name: /message/i })
    .fill('I lost my lamp.');
  release();
  await expect(staticPage(page)).toHaveCount(0);
  const message = page.getByRole('textbox', { name: /message/i });
  await expect(message).toHaveValue('I lost my lamp.');
  await expect(message).toBeFocused();
});

test('a button pressed before the scripts load opens its dialog', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/colleges', { waitUntil: 'commit' });
  await staticPage(page)
    .getByRole('button', { name: /request/i })
    .first()
    .click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a login submitted before the scripts load is sent once they have loaded', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const { email, password } = await signedUpStudent(await newVisitor());
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await staticPage(page).getByLabel('Email').fill(email);
  await staticPage(page).getByLabel('Remember me').check();
  await staticPage(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const asked = page.waitForRequest('**/api/auth/login');
  release();
  expect((await asked).postDataJSON()).toEqual({ email, password, remember: true });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a signed-in student is redirected to the dashboard without seeing the landing page', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.goto('/dashboard');
  await settled(page);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(staticPage(page)).toBeAttached();
  await expect(staticPage(page)).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});
