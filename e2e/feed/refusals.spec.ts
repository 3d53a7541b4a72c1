import type { Locator, Page } from '@playwright/test';
import { busyCollege } from '../support/students';
import { expect, test } from '../support/test';

const abuse = 'You fucking idiot, nobody wants you here';

test.use({ viewport: { width: 360, height: 640 } });

/** Has focus, is completely in the viewport, and is not covered by a bar or a dialog's footer. */
async function isInSight(page: Page, words: string): Promise<void> {
  const box: Locator = page.locator('[data-refusal]').filter({ hasText: words });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      box.evaluate((node) => {
        const { left, top, bottom, width } = node.getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) =>
          node.contains(document.elementFromPoint(left + width / 2, y)),
        );
      }),
    )
    .toBe(true);
}

test.describe('on a small phone, the notice of a rejection is fully visible and has focus', () => {
  test.beforeEach(async ({ page, signedUpStudent, allowedErrors }) => {
    allowedErrors.push(/status of 422/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signedUpStudent(page, { college: busyCollege });
  });

  test('after a post on the upload page is rejected, also twice in a row', async ({ page }) => {
    await page.goto('/upload');
    const choice = page.getByRole('combobox', { name: 'Community' });
    await expect(choice.getByRole('option')).not.toHaveCount(1);
    await choice.selectOption({ index: 1 });
    await page.getByRole('textbox', { name: 'Your post' }).fill(abuse);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await isInSight(page, 'Content Not Allowed');
    // The same again is another refusal.
    await page.getByRole('textbox', { name: 'Your post' }).fill(`${abuse}!`);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await isInSight(page, 'Content Not Allowed');
  });

  test('after a confession is rejected', async ({ page }) => {
    await page.goto('/confession?compose=1');
    const dialog = page.getByRole('dialog', { name: 'New Confession' });
    await dialog.getByRole('textbox', { name: 'Your confession' }).fill(abuse);
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await isInSight(page, 'Content Not Allowed');
  });
});
