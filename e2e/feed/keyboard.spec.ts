import type { Page } from '@playwright/test';
import { busyCollege } from '../support/students';
import { expect, test } from '../support/test';

const post = (page: Page, index = 0) => page.getByRole('article').nth(index);

test('Page Down and Page Up move between posts; Control End and Home leave the feed', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/dashboard');
  await post(page).focus();
  await page.keyboard.press('PageDown');
  await expect(post(page, 1)).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await expect(post(page, 1)).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('feed').locator(':focus')).toHaveCount(0);
  await post(page, 1).focus();
  await page.keyboard.press('Control+Home');
  await expect(page.getByRole('feed').locator(':focus')).toHaveCount(0);
});

test('a student votes and comments on a post by keyboard alone', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/dashboard');
  const first = post(page);
  const upvote = first.getByRole('button', { name: /^Upvote/ });
  await upvote.focus();
  await page.keyboard.press('Space');
  await expect(upvote).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(first.getByRole('button', { name: /^Comments \(/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const field = first.getByPlaceholder('Write a comment...');
  await expect(field).toBeVisible();
  await expect(first.getByRole('listitem').first()).toBeVisible();
  // Past what can be done with each comment.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return field.evaluate((element) => element === document.activeElement);
      },
      { intervals: [10] },
    )
    .toBe(true);
  await page.keyboard.type('By keys');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('listitem').filter({ hasText: 'By keys' })).toBeVisible();
});

test('the composer takes and traps the focus, and returns it to its button', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/dashboard');
  const opener = page.getByRole('button', { name: 'Create New Post' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Post' });
  await expect(dialog.getByRole('textbox', { name: 'Your post' })).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('arrow keys move between tabs, and Enter opens one', async ({ page, signedUpStudent }) => {
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/confession');
  await page.getByRole('tab', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Your' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Your' })).toHaveAttribute('aria-selected', 'true');
});

test('a picture opens with Enter, and closes with Escape, which returns focus, or Back', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/dashboard');
  const more = page.getByRole('button', { name: 'Load More Posts' });
  const photo = page.getByRole('button', { name: /^Photo 1 of/ }).first();
  await expect(post(page)).toBeVisible();
  if ((await photo.count()) === 0) await more.click();
  await photo.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Image viewer' });
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(page).toHaveURL(/\?photo=/);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
});
