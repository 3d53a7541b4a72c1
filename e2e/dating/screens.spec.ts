import type { Locator, Page } from '@playwright/test';
import { box, joinDating, matched, said, say } from '../support/dating';
import { settledDialog } from '../support/listings';
import { signInDemo } from '../support/students';
import { axe, cls, expect, fitsNarrowScreen, settled, test } from '../support/test';

const routes = [
  '/dating',
  '/dating-home',
  '/dating-explore',
  '/dating-match-requests',
  '/dating-chat',
  '/dating-profile-setup',
];

/** Checks that every screen must pass. */
async function sound(page: Page): Promise<void> {
  await settled(page);
  await axe(page);
  await fitsNarrowScreen(page);
  expect(await cls(page)).toBeLessThan(0.02);
}

for (const path of routes) {
  test(`${path} with data passes axe in both themes, keeps CLS low and fits a narrow phone`, async ({
    page,
  }) => {
    await signInDemo(page);
    await page.goto(path);
    await sound(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page);
  });
}

/** How the pictures in a part of the page are cut. */
const cuts = (part: Locator) =>
  part.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
      const { borderRadius, objectFit, overflow } = getComputedStyle(image);
      const corners = borderRadius.split(' ').map(parseFloat);
      return {
        isTall: naturalHeight > naturalWidth,
        isCropped: clientWidth === clientHeight && objectFit === 'cover' && overflow !== 'visible',
        isRound: Math.min(...corners) >= clientWidth / 2,
      };
    }),
  );

test('the chat crops a tall photo to a circle in the sidebar and to a square in the grid', async ({
  page,
}) => {
  await signInDemo(page);
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="200"/>';
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await page.goto('/dating-chat');
  await settled(page);
  const inSidebar = await cuts(page.getByRole('navigation', { name: 'Conversations' }));
  const inGrid = await cuts(page.getByRole('list', { name: /matches/i }));
  for (const some of [inSidebar, inGrid]) {
    expect(some.filter(({ isTall }) => isTall).length).toBeGreaterThan(0);
    expect(some.filter(({ isCropped }) => !isCropped)).toEqual([]);
  }
  expect(inSidebar.filter(({ isRound }) => !isRound)).toEqual([]);
});

/** One browser walks through all of them: what is there at the first visit is judged above. */
async function eachScreen(look: (path: string) => Promise<void>): Promise<void> {
  test.slow();
  for (const path of routes) await test.step(path, () => look(path));
}

test('without a profile, every screen passes axe, keeps CLS low and fits a narrow phone', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 40[34]/);
  await signedUpStudent(page);
  await eachScreen(async (path) => {
    await page.goto(path);
    await sound(page);
  });
});

test('every screen offers Try Again while the server fails, and recovers', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 500/);
  await signInDemo(page);
  let fails = true;
  await page.route(/\/api\/dating\//, (route) =>
    fails ? route.fulfill({ status: 500, json: { message: 'Broken' } }) : route.continue(),
  );
  await eachScreen(async (path) => {
    fails = true;
    await page.goto(path);
    const again = page.getByRole('button', { name: 'Try Again' });
    await expect(again.first()).toBeVisible();
    await sound(page);
    fails = false;
    await again.first().click();
    await expect(again).toHaveCount(0);
  });
});

for (const width of [360, 1280]) {
  test(`the counts of the dating home do not touch the titles, at ${width} px`, async ({
    page,
  }) => {
    await signInDemo(page);
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/dating-home');
    const link = page.getByRole('link', { name: /^Match Requests \d+ pending/ });
    await expect(link).toBeVisible();
    const [title, count] = await link.evaluate((element) => {
      const text = document.createRange();
      text.selectNode(element.firstChild!);
      const { left, bottom } = text.getBoundingClientRect();
      const badge = element.querySelector('span')!.getBoundingClientRect();
      return [
        { left, bottom },
        { right: badge.right, bottom: badge.bottom },
      ] as const;
    });
    expect(count.right).toBeLessThanOrEqual(title.left);
    expect(count.bottom).toBeLessThanOrEqual(title.bottom);
  });
}

test('every screen redirects a signed-out visitor to the login', async ({ page }) => {
  await eachScreen(async (path) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Please login to access this page')).toBeVisible();
  });
});

test('a profile opens by keyboard, its gallery wraps around, and Escape returns to the card', async ({
  page,
}) => {
  await signInDemo(page);
  await page.goto('/dating-explore');
  await settled(page);
  const card = page.getByRole('article', { name: 'Tanvi' });
  const opener = card.getByRole('button', { name: 'Tanvi' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const profile = page.getByRole('dialog', { name: 'Tanvi' });
  await expect(profile.getByText('1 / 5')).toBeVisible();
  await settledDialog(page);
  await axe(page);
  await page.keyboard.press('ArrowLeft');
  await expect(profile.getByText('5 / 5')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(profile.getByText('1 / 5')).toBeVisible();
  await profile.getByRole('button', { name: 'Show image 2' }).click();
  await expect(profile.getByText('2 / 5')).toBeVisible();
  await expect(page).toHaveURL(/profile=/);
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(opener).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('img', { name: 'Tanvi' }).click();
  await expect(profile).toBeVisible();
  await fitsNarrowScreen(page);
  await page.goBack();
  await expect(profile).toBeHidden();
});

test('Load More Profiles adds the rest and shows that there are no more', async ({ page }) => {
  await signInDemo(page);
  await page.goto('/dating-explore');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('button', { name: 'Load More Profiles' }).click();
  await expect(page.getByText('No more profiles to show')).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(10);
});

test('a student reports one profile and blocks another', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const [arjun, ravi] = [await newVisitor(), await newVisitor()];
  for (const each of [page, arjun, ravi]) await signedUpStudent(each);
  await joinDating(page);
  const reported = `A${Date.now()}`;
  const reportedId = await joinDating(arjun, { name: reported, gender: 'male' });
  const username = `R${Date.now()}`;
  const id = await joinDating(ravi, { name: username, gender: 'male' });
  await page.goto(`/dating-explore?profile=${reportedId}`);
  const wrong = page.getByRole('dialog', { name: reported, exact: true });
  await wrong.getByRole('button', { name: `More about ${reported}` }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: `Report ${reported}` });
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(report.getByText('Please choose a reason')).toBeVisible();
  await report.getByRole('radio', { name: 'Harassment' }).check();
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(
    page.getByText("Thanks for reporting. We'll look into it, and you won't see it again."),
  ).toBeVisible();
  await expect(wrong).toBeHidden();
  expect((await page.request.get(`/api/dating/profile/${reportedId}`)).status()).toBe(404);
  await page.goto(`/dating-explore?profile=${id}`);
  const profile = page.getByRole('dialog', { name: username });
  await profile.getByRole('button', { name: `More about ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText("Blocked. You won't see each other any more.")).toBeVisible();
  await expect(profile).toBeHidden();
  await page.goto('/dating-home?blocked=1');
  const blocked = page.getByRole('dialog', { name: 'Blocked people' });
  await expect(blocked.getByRole('button', { name: `Unblock ${username}` })).toBeVisible();
  await settledDialog(page);
  await axe(page);
});

test('hiding from a username hides the profile from that student only, until it is removed', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const other = await newVisitor();
  const { username } = await signedUpStudent(other);
  await signedUpStudent(page);
  const id = await joinDating(page);
  const otherId = await joinDating(other, { name: 'Arjun', gender: 'male' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dating-home');
  await page.getByRole('button', { name: 'Hide from people' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hide from people' });
  await dialog.getByRole('textbox', { name: 'Hide from' }).fill(`@${username}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${username} doesn't see you in dating now`)).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText(username);
  await settledDialog(page);
  await axe(page);
  await fitsNarrowScreen(page);
  const seen = async (by: Page, whom: string) =>
    (await by.request.get(`/api/dating/profile/${whom}`)).status();
  expect([await seen(other, id), await seen(page, otherId)]).toEqual([404, 200]);
  await dialog.getByRole('button', { name: `Remove ${username}` }).press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog.getByText("You aren't hiding from anyone.")).toBeVisible();
  expect(await seen(other, id)).toBe(200);
});

test('the chat shows a sidebar on a wide screen and an overlay on a phone', async ({ page }) => {
  await signInDemo(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dating-chat');
  await settled(page);
  const sidebar = page.getByRole('navigation', { name: 'Conversations' });
  const grid = page.getByRole('list', { name: /matches/i });
  await expect(sidebar).toBeVisible();
  await expect(grid).toBeVisible();
  await sidebar.getByRole('link', { name: /Ishita/ }).click();
  await expect(grid).toBeHidden();
  await expect(box(page)).toBeFocused();
  await sound(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'All conversations' }).click();
  const overlay = page.getByRole('dialog', { name: 'Conversations' });
  await settledDialog(page);
  await axe(page);
  await overlay.getByRole('link', { name: /Meera/ }).click();
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Meera' })).toBeVisible();
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to matches' }).click();
  await expect(grid).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dating' }).click();
  await expect(page).toHaveURL(/\/dating$/);
});

test.describe('on a device in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('message times use the time zone of the campus', async ({
    page,
    newVisitor,
    signedUpStudent,
  }) => {
    const { arjun, matchId } = await matched({ page, newVisitor, signedUpStudent });
    await say(arjun, matchId, 'What time is it?');
    const [{ createdAt }] = await (await page.request.get(`/api/dating/chat/${matchId}`)).json();
    await page.goto(`/dating-chat?match=${matchId}`);
    const clock = new Intl.DateTimeFormat('en-IN', {
      timeZone: 'Asia/Kolkata',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(createdAt));
    const time = page.getByRole('log').getByRole('listitem').getByRole('time');
    await expect(said(page)).toHaveText(['What time is it?']);
    await expect(time).toHaveText(new RegExp(clock.replace(/\s/g, '\\s'), 'i'));
  });
});
