import type { Page } from '@playwright/test';
import {
  axe,
  cls,
  expect,
  fitsNarrowScreen,
  informationPages,
  settled,
  test,
} from '../support/test';

const phone = { width: 360, height: 760 };

for (const path of informationPages) {
  test(`${path} passes axe, keeps CLS low and fits a narrow phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await settled(page);
    await axe(page);
    expect(await cls(page), 'shift on a desk').toBeLessThan(0.02);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await page.goto(path);
    await settled(page);
    await axe(page);
    expect(await cls(page), 'shift on a phone').toBeLessThan(0.02);
    await fitsNarrowScreen(page);
  });
}

/** Targets of the page's links within the site, without anchors. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0]!);
}

test('every link on a public page leads to a page that exists', async ({ page }) => {
  const found = new Set<string>();
  for (const path of ['/home', ...informationPages]) {
    await page.goto(path);
    await settled(page);
    for (const link of await linksOf(page)) found.add(link);
  }
  expect([...found]).toEqual(expect.arrayContaining([...informationPages]));
  for (const link of found) {
    const answer = await page.request.get(link);
    expect(answer.status(), link).toBe(200);
  }
});

test('every anchor link points to a visible element on its target page', async ({ page }) => {
  const anchors = new Map<string, Set<string>>();
  for (const path of informationPages) {
    await page.goto(path);
    await settled(page);
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const { pathname, hash } of hrefs.map((href) => new URL(href))) {
      if (hash) anchors.set(pathname, (anchors.get(pathname) ?? new Set()).add(hash.slice(1)));
    }
  }
  expect([...anchors.values()].flatMap((ids) => [...ids]).length).toBeGreaterThan(20);
  for (const [pathname, ids] of anchors) {
    await page.goto(pathname);
    for (const id of ids)
      await expect(page.locator(`[id="${id}"]`), `${pathname}#${id}`).toBeVisible();
  }
});

test('the quick links and Learn More of the landing page lead to their pages', async ({ page }) => {
  for (const [name, title] of [
    ['Colleges', 'Colleges'],
    ['About', 'About Campus'],
    ['Developers', 'Meet Our Developers'],
    ['Contact', 'Contact Us'],
    ['Privacy', 'Privacy Policy'],
    ['Privacy details', 'Privacy and security details'],
    ['Disclaimer', 'Disclaimer'],
  ] as const) {
    await page.goto('/home');
    await settled(page);
    const quick = page.getByRole('region', { name: 'Quick Access' });
    await quick.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Campus`);
  }
  await page.goto('/home');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Campus' })).toBeVisible();
});

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

test('a link to the community guidelines focuses them, on page load and inside the site', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { name: 'Community guidelines' });
  await page.goto('/disclaimer#community-guidelines');
  await settled(page);
  await expect(heading).toBeFocused();
  await expect.poll(() => topOf(page, 'community-guidelines')).toBeLessThan(160);
  expect(await topOf(page, 'community-guidelines')).toBeGreaterThan(50);

  await page.goto('/contact');
  await settled(page);
  await page.getByRole('link', { name: /community guidelines/ }).click();
  await expect(heading).toBeFocused();
  await expect.poll(() => topOf(page, 'community-guidelines')).toBeLessThan(160);
});

test('the table of contents scrolls to a section, and Back returns to the top', async ({
  page,
}) => {
  await page.goto('/privacy');
  await settled(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'How long we keep it' }).click();
  await expect(page).toHaveURL(/#how-long$/);
  await expect.poll(() => topOf(page, 'how-long')).toBeLessThan(160);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a signed-in student sees a public page with Dashboard and Logout in the header', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.goto('/dashboard');
  await page.goto('/privacy');
  const account = page.getByRole('navigation', { name: 'Account' });
  await expect(account.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(account.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Minimum age' })).toBeVisible();
});
