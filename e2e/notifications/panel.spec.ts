import { axe, expect, fitsNarrowScreen, test } from '../support/test';

const phone = { width: 320, height: 640 };

test('the panel opens by keyboard, traps the focus and closes with Escape', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('No notifications yet')).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open panel passes axe and fits a narrow phone in the ${colorScheme} theme`, async ({
    page,
    signedUpStudent,
  }) => {
    await signedUpStudent(page);
    await page.emulateMedia({ colorScheme });
    await page.goto('/dashboard?notifications=open');
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByText('No notifications yet')).toBeVisible();
    await axe(page);
    await fitsNarrowScreen(page);
    await page.setViewportSize(phone);
    const sheet = await panel.boundingBox();
    expect([sheet?.x, sheet?.width]).toEqual([0, phone.width]);
    await axe(page);
    const close = await panel.getByRole('button', { name: 'Close' }).boundingBox();
    expect(Math.min(close!.width, close!.height)).toBeGreaterThanOrEqual(44);
  });
}

test('a panel whose code does not load shows an error, and Try Again loads it', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  await signedUpStudent(page);
  await page.goto('/dashboard');
  await page.route(/\/notifications\.[^/]*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('alert')).toHaveText("We couldn't load this list.");
  await page.unroute(/\/notifications\.[^/]*\.js/);
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(panel.getByText('No notifications yet')).toBeVisible();
});
