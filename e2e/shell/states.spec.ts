import type { Page } from '@playwright/test';
import { busyCollege } from '../support/students';
import { cls, expect, settled, test } from '../support/test';

const phone = { width: 360, height: 740 };

const active = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** The text of the part of the page whose Try Again has the focus. */
const focusedPart = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused?.textContent !== 'Try Again') return undefined;
    return focused.closest('section, [data-widget]')?.textContent ?? '';
  });

test('Try Again keeps the focus, whether the retry fails or succeeds', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 503/);
  await signedUpStudent(page, { college: busyCollege });
  let isBroken = true;
  await page.route(/\/api\/(?!auth\/)/, (route) =>
    isBroken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  for (const path of ['/dashboard', '/communities', '/profile', '/buy-sell', '/messages']) {
    isBroken = true;
    await page.goto(path);
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: 'Try Again' });
    await expect(retry.first(), path).toBeVisible();
    await settled(page);
    const count = await retry.count();
    for (let index = 0; index < count; index += 1) {
      // By its part: other buttons come and go meanwhile.
      const part = await retry.nth(index).evaluate((button: HTMLElement) => {
        button.focus();
        return button.closest('section, [data-widget]')?.textContent ?? '';
      });
      const again = page.waitForResponse((response) => response.status() === 503);
      await page.keyboard.press('Enter');
      await again;
      await expect.poll(() => focusedPart(page), path).toBe(part);
    }
    isBroken = false;
    // More of the dashboard's widgets come near meanwhile.
    while ((await retry.count()) > 0) {
      await retry.first().press('Enter');
      await settled(page);
      expect(await active(page), path).not.toBe('BODY');
    }
  }
});

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`pages that fail keep CLS low, ${viewport.width} pixels wide`, async ({
    page,
    signedUpStudent,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of (503|404)/);
    await signedUpStudent(page);
    await page.setViewportSize(viewport);
    await page.goto('/nowhere');
    await settled(page);
    expect(await cls(page), '/nowhere').toBeLessThan(0.02);
    await page.route(/\/api\/(?!auth\/)/, (route) => route.fulfill({ status: 503, json: {} }));
    for (const path of ['/dashboard', '/communities', '/profile', '/buy-sell', '/messages']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Try Again' }).first(), path).toBeVisible();
      await settled(page);
      expect(await cls(page), path).toBeLessThan(0.02);
    }
  });
}

test('screen readers hear that a list loads, how many entries it has, and that none match', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page, { college: busyCollege });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/events\?page=1/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/events');
  const said = page.getByRole('tabpanel').getByRole('status');
  await expect(said).toHaveText('Loading events');
  const region = await said.elementHandle();
  answer();
  await expect(said).toHaveText(/^\d+ loaded$/);
  await page.getByLabel('Search events').fill('zzzz');
  await expect(said).toHaveText('Nothing to show');
  expect(await said.evaluate((now, before) => now === before, region)).toBe(true);
});

test('a loading card reserves the place of its picture', async ({ page, signedUpStudent }) => {
  await signedUpStudent(page, { college: busyCollege });
  let answer = () => {};
  let held: Promise<void> | undefined;
  await page.route(/\/api\/events\?page=1/, async (route) => {
    await held;
    await route.continue();
  });
  for (const viewport of [phone, { width: 1280, height: 800 }]) {
    held = new Promise((resolve) => (answer = resolve));
    await page.setViewportSize(viewport);
    await page.goto('/events', { waitUntil: 'commit' });
    const skeleton = page.getByRole('tabpanel').locator('[data-shape="rect"]').first();
    await expect(skeleton).toBeVisible();
    const before = await skeleton.boundingBox();
    answer();
    const picture = page.locator('#root main li img').first();
    await expect(picture).toBeVisible();
    await settled(page);
    const after = await picture.boundingBox();
    for (const side of ['x', 'width', 'height'] as const) {
      expect(before?.[side], side).toBeCloseTo(after![side], 0);
    }
  }
});

test('on a phone the composer covers nothing that has the focus', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page, { college: busyCollege });
  await page.setViewportSize(phone);
  const { posts } = await (await page.request.get('/api/posts/important')).json();
  const { _id } = posts.find((post: { commentsCount: number }) => post.commentsCount > 2);
  await page.goto(`/post/${_id}`);
  await settled(page);
  const list = page.getByRole('region', { name: 'Comments' }).getByRole('list').first();
  const count = await list.locator('a, button').count();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Share' }).first().focus();
  for (let presses = 0; presses < count;) {
    await page.keyboard.press('Tab');
    const isClear = await list.evaluate((comments) => {
      const focused = document.activeElement!;
      if (!comments.contains(focused)) return undefined;
      const { left, top, width, height } = focused.getBoundingClientRect();
      return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    if (isClear === undefined) continue;
    expect(isClear, await page.evaluate(() => document.activeElement!.outerHTML)).toBe(true);
    presses += 1;
  }
});
