import { axe, expect, test } from '../support/test';

const phone = { width: 360, height: 740 };

test('an unknown address returns 404 with a link to the home page', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/404/);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a chosen theme applies from the first paint of the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: /^Theme: system/ }).click();
  await expect(page.getByRole('button', { name: /^Theme: dark/ })).toBeVisible();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await paper()).toBe(dark);
});

test('the skip link and the menu drawer work by keyboard alone', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await axe(page);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test('Back closes the phone menu and stays on the page', async ({ page, signedUpStudent }) => {
  await signedUpStudent(page);
  await page.setViewportSize(phone);
  await page.goto('/communities');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/communities$/);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await drawer.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/communities$/);
  await expect(drawer).toBeHidden();
});

test('the phone menu pressed before the scripts load opens once they have loaded', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.setViewportSize(phone);
  await page.goto('/communities');
  let arrive = () => {};
  const pressed = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/main\.\w+\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/communities', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('phones have a bottom bar, wide screens a sidebar that stays closed after a reload', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  const bottom = page.getByRole('navigation', { name: 'Bottom' });
  await expect(bottom.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  for (const link of await bottom.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bottom).toBeHidden();
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(sidebar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sidebar).toBeHidden();
});

test('Quick Access lists the communities except the one for confessions', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.goto('/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await sidebar.getByRole('button', { name: 'Quick Access' }).click();
  const links = sidebar.locator('a[href^="/community/"]');
  await expect(links.first()).toBeVisible();
  await expect(links.filter({ hasText: /confession/i })).toHaveCount(0);
  const name = await links.first().textContent();
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeFocused();
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
});

test('navigation focuses the heading and sets the title; Back restores the scroll position', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/communities');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  const communities = page.getByRole('main').locator('a[href^="/community/"]');
  await expect(communities.first()).toBeVisible();
  await communities.last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(0);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'My Profile' })
    .click();
  const heading = page.getByRole('heading', { level: 1, name: /Profile/ });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/Profile · Campus/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Communities/ })).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
});
