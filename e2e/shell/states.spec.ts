import type { Page } from '@playwright/test';
import { busyCollege } from '../support/students';
import { expect, settled, test } from '../support/test';

const active = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

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
      const again = page.waitForResponse((response) => response.status() === 503);
      await retry.nth(index).press('Enter');
      await again;
      await expect(retry.nth(index), path).toBeFocused();
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
