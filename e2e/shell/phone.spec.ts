import type { Page } from '@playwright/test';
import { post } from '../support/listings';
import { axe, cls, expect, photograph, settled, test } from '../support/test';
import { fingers, middleOf } from '../support/touch';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Bottom' });

/** A post of the student's own with this many pictures. @returns its id */
async function postWithPictures(page: Page, content: string, count: number): Promise<string> {
  const communities: { _id: string; isConfession?: boolean }[] = await (
    await page.request.get('/api/communities')
  ).json();
  const { _id: community_id } = communities.find(({ isConfession }) => !isConfession)!;
  // Wide enough to fill the viewer.
  const image = `data:image/jpeg;base64,${(await photograph(100_000)).toString('base64')}`;
  return post(page, '/api/posts', { content, images: Array(count).fill(image), community_id });
}

test('every part of the site is one tap away, and every create form two taps', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.goto('/dashboard');
  const bar = barOf(page);
  const names = await bar
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => item.textContent || item.querySelector('button')?.ariaLabel),
    );
  expect(names).toEqual(['Home', 'Market', 'Create', 'Rides', 'Chat']);
  for (const target of await bar.locator('a, button').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  }
  const parts = {
    Market: 'Buy & Sell',
    Rides: 'Cab Sharing',
    Chat: 'Messages',
    Home: 'Dashboard',
  };
  for (const [name, heading] of Object.entries(parts)) {
    await bar.getByRole('link', { name }).tap();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }

  const sheet = page.getByRole('dialog', { name: 'Create' });
  const creations = {
    'New post': page.getByRole('heading', { level: 1, name: 'Create New Post' }),
    'Sell an item': page.getByRole('dialog', { name: 'Add Item' }),
    'Offer a ride': page.getByRole('dialog', { name: 'Add Ride' }),
    'New event': page.getByRole('dialog', { name: 'Add Event' }),
    'New trip': page.getByRole('dialog', { name: 'Add Trip' }),
    Confession: page.getByRole('dialog', { name: 'New Confession' }),
  };
  for (const [name, opened] of Object.entries(creations)) {
    await bar.getByRole('button', { name: 'Create' }).tap();
    await expect(sheet).toBeVisible();
    await sheet.getByRole('link', { name }).tap();
    await expect(opened, name).toBeVisible();
    await expect(sheet).toBeHidden();
    // Back closes what was opened: neither the sheet nor a page in between comes first.
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(sheet).toBeHidden();
  }
});

test('the create sheet and the menu work by keyboard, pass axe and close with Back', async ({
  page,
  signedUpStudent,
}) => {
  const { username } = await signedUpStudent(page);
  await page.goto('/buy-sell');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [button, dialog] of [
      ['Create', 'Create'],
      ['Menu', 'Menu'],
    ] as const) {
      const opener = page.getByRole('button', { name: button, exact: true });
      const opened = page.getByRole('dialog', { name: dialog });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(opened).toBeVisible();
      await opened.evaluate((one) => Promise.all(one.getAnimations().map((a) => a.finished)));
      await axe(page);
      await page.goBack();
      await expect(opened).toBeHidden();
      await opener.press('Enter');
      await expect(opened).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(/\/buy-sell$/);
    }
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText(username)).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toHaveCount(0);
});

test('Logout on the profile ends the session', async ({ page, signedUpStudent, allowedErrors }) => {
  allowedErrors.push(/status of 401/);
  await signedUpStudent(page);
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).tap();
  await expect(page.getByText('Logged out successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('the chat link counts messages about listings, the dating link those of matches', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.route('**/api/notifications?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      json: { ...(await answer.json()), unread: 3, unreadConversations: 2, unreadMessages: 1 },
    });
  });
  await page.goto('/dashboard');
  await expect(barOf(page).getByRole('link', { name: 'Chat 2 unread' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Dating 1 unread' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Messages 2 unread' })).toBeVisible();
});

test('one button opens the filters, and the first card is above the fold', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  const fold = 640;
  for (const [path, field] of [
    ['/buy-sell', 'Search items'],
    ['/cab-sharing', 'From'],
    ['/events', 'Search events'],
    ['/explore', 'Search trips'],
  ] as const) {
    await page.goto(path);
    await settled(page);
    const card = await page.getByRole('article').first().boundingBox();
    expect(card!.y + 60, path).toBeLessThan(fold - 60);
    expect(await cls(page), path).toBeLessThan(0.02);
    await expect(page.getByLabel(field)).toBeHidden();
    const filters = page.getByRole('button', { name: /^Filters/ });
    await filters.tap();
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await page.getByLabel(field).fill('zzzz');
    await expect(page).toHaveURL(/=zzzz/);
    await filters.tap();
    await expect(page.getByRole('button', { name: 'Filters (on)' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).tap();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('swipe moves between pictures, a double tap upvotes, a tap opens the viewer', async ({
  page,
  signedUpStudent,
}) => {
  const { username } = await signedUpStudent(page);
  const text = `Three pictures of ${username}`;
  const id = await postWithPictures(page, text, 3);
  await page.goto(`/post/${id}`);
  await settled(page);
  const glass = await fingers(page);
  const photos = page.getByRole('main').locator('ul:has([data-photo])');
  const first = page.getByRole('button', { name: /Photo 1 of 3/ });
  const upvote = page.getByRole('button', { name: /Upvote/i });

  await test.step('swipe to the next picture', async () => {
    const at = await middleOf(first);
    await glass.move([[at, { x: at.x - 200, y: at.y }]]);
    await expect.poll(() => photos.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
    await expect(page).not.toHaveURL(/photo=/);
    await photos.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  });

  await test.step('a double tap upvotes and never removes the vote', async () => {
    await expect(upvote).toHaveAttribute('aria-pressed', 'false');
    const at = await middleOf(first);
    await glass.tap(at);
    await glass.tap(at);
    await expect(upvote).toHaveAttribute('aria-pressed', 'true');
    await glass.tap(await middleOf(page.getByText(text)));
    await glass.tap(await middleOf(page.getByText(text)));
    // Two taps never take it back; the button does.
    await expect(upvote).toHaveAttribute('aria-pressed', 'true');
    await expect(page).not.toHaveURL(/photo=/);
    await upvote.tap();
    await expect(upvote).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('swipe, pinch and double tap in the viewer', async () => {
    await glass.tap(await middleOf(first));
    const viewer = page.getByRole('dialog', { name: 'Image viewer' });
    await expect(viewer).toContainText('1 / 3');
    const shown = viewer.getByRole('group').getByRole('img');
    const scale = () => shown.evaluate((image) => Number(getComputedStyle(image).scale) || 1);
    const at = await middleOf(shown);
    const beside = (x: number, y = 0) => ({ x: at.x + x, y: at.y + y });
    await glass.move([[beside(80), beside(-80)]]);
    await expect(viewer).toContainText('2 / 3');
    await glass.move([[beside(-80), beside(80)]]);
    await expect(viewer).toContainText('1 / 3');
    await glass.move([
      [beside(-20), beside(-60)],
      [beside(20), beside(60)],
    ]);
    await expect.poll(scale).toBeGreaterThan(2.5);
    // Enlarged, one finger moves the picture and turns no page.
    await glass.move([[beside(60), beside(-60)]]);
    await expect(viewer).toContainText('1 / 3');
    await expect
      .poll(() => shown.evaluate((image) => getComputedStyle(image).translate))
      .toMatch(/^-/);
    await glass.tap(at);
    await glass.tap(at);
    await expect.poll(scale).toBe(1);
    await axe(page);
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/post/${id}$`));
  });
});

test('Back closes the picture of an item and keeps its card open', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.goto('/buy-sell');
  const card = page.getByRole('article').first();
  await card.getByRole('heading').getByRole('button').tap();
  await card.getByRole('button', { name: /^Image 1/ }).tap();
  const viewer = page.getByRole('dialog', { name: 'Image viewer' });
  await expect(viewer).toBeVisible();
  await page.reload();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(card.getByRole('button', { name: 'Show contact' })).toBeVisible();
});

test('the bottom bar is hidden while the on-screen keyboard is open', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.goto('/upload');
  await settled(page);
  // What runs after the load has begun.
  await expect(page.getByRole('status', { name: 'News about this site' })).toBeAttached();
  const text = page.getByLabel('Your post');
  await text.tap();
  await expect(barOf(page)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 420 });
  await expect(barOf(page)).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(barOf(page)).toBeVisible();
  await expect(text).toBeFocused();
});

test('the installed app refreshes by pulling down or from its menu', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto('/communities');
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-pulls', '');
  const glass = await fingers(page);
  const asked = () => page.waitForRequest((request) => request.url().endsWith('/api/communities'));
  const pulled = asked();
  await glass.move([
    [
      { x: 180, y: 200 },
      { x: 180, y: 420 },
    ],
  ]);
  await pulled;
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const pressed = asked();
  await page.getByRole('button', { name: 'Refresh' }).tap();
  await pressed;
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});
