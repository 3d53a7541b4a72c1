import type { Locator, Page } from '@playwright/test';
import { busyCollege } from '../support/students';
import { axeEverywhere, expect, settled, test } from '../support/test';

const abuse = 'You fucking idiot, nobody wants you here';

test.use({ viewport: { width: 360, height: 640 } });

/** Has focus, is completely in the viewport, and is not covered by a bar or a dialog's footer. */
async function isInSight(place: Locator): Promise<void> {
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      place.evaluate((node) => {
        const { left, top, bottom, width } = node.getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) =>
          node.contains(document.elementFromPoint(left + width / 2, y)),
        );
      }),
    )
    .toBe(true);
}

const notAllowed = (page: Page) =>
  page.locator('[data-refusal]').filter({ hasText: 'Content Not Allowed' });

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
    await isInSight(notAllowed(page));
    await axeEverywhere(page);
    // The same again is another refusal.
    await page.getByRole('textbox', { name: 'Your post' }).fill(`${abuse}!`);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await isInSight(notAllowed(page));
  });

  test('after a confession is rejected', async ({ page }) => {
    await page.goto('/confession?compose=1');
    const dialog = page.getByRole('dialog', { name: 'New Confession' });
    await dialog.getByRole('textbox', { name: 'Your confession' }).fill(abuse);
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await isInSight(notAllowed(page));
    await axeEverywhere(page);
  });
});

/** Wrong entries: what is typed first, the control in which Enter submits, and the first wrong one. */
const wrongEntries = [
  {
    path: '/upload',
    typed: ['Your post', 'Lost my keys'],
    submit: (form: Page) => form.getByRole('button', { name: 'Post', exact: true }),
    wrong: (form: Page) => form.getByRole('combobox', { name: 'Community' }),
    message: 'Please select a community to post in',
  },
  {
    path: '/confession?compose=1',
    submit: (form: Page) => form.getByRole('button', { name: 'Post', exact: true }),
    wrong: (form: Page) => form.getByRole('textbox', { name: 'Your confession' }),
    message: 'Please write something before posting',
  },
  {
    path: '/buy-sell?add=1',
    typed: ['Price', '-5'],
    submit: (form: Page) => form.getByLabel('Phone'),
    wrong: (form: Page) => form.getByRole('button', { name: 'Choose images' }),
    message: 'Please add at least one image',
  },
  {
    path: '/cab-sharing?add=1',
    typed: ['Pickup location', 'Main Gate'],
    submit: (form: Page) => form.getByLabel('Phone'),
    wrong: (form: Page) => form.getByLabel('Destination'),
    message: 'Please enter the destination',
  },
  {
    path: '/events?add=1',
    typed: ['Title', 'Open mic'],
    submit: (form: Page) => form.getByLabel('Phone'),
    wrong: (form: Page) => form.getByRole('button', { name: 'Choose images' }),
    message: 'Please add at least one image',
  },
  {
    path: '/contact',
    typed: ['Name', 'Asha Rao'],
    submit: (form: Page) => form.getByLabel('Subject'),
    wrong: (form: Page) => form.getByLabel('Email'),
    message: 'Please fill in all fields',
  },
] as const;

test('on a small phone, Enter in a wrong form shows and focuses its first wrong field', async ({
  page,
  signedUpStudent,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedUpStudent(page, { college: busyCollege });
  for (const { path, submit, wrong, message, ...entry } of wrongEntries) {
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      if ('typed' in entry) {
        await page.getByLabel(entry.typed[0], { exact: true }).focus();
        await page.keyboard.type(entry.typed[1]);
      }
      await submit(page).press('Enter');
      await isInSight(wrong(page));
      await expect(page.getByText(message)).toBeInViewport({ ratio: 1 });
    });
  }
});
