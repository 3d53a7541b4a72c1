import type { Page } from '@playwright/test';
import { busyCollege } from '../support/students';
import { axe, cls, expect, fitsNarrowScreen, settled, test } from '../support/test';

const sent = 'Community request submitted successfully! We will review and get back to you.';
const named = 'Request New Community';

function form(page: Page) {
  const dialog = page.getByRole('dialog', { name: named });
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: 'Community name' }),
    description: dialog.getByRole('textbox', { name: 'Description' }),
    submit: dialog.getByRole('button', { name: 'Submit Request' }),
  };
}

test('a student requests a community, and a repeated request is rejected', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 409/);
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/communities');
  const { dialog, name, description, submit } = form(page);

  await test.step('request it from a search without results', async () => {
    await page.getByRole('searchbox', { name: 'Search communities' }).fill('Stargazers');
    await expect(page.getByText('No community found')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: named }).last().click();
    await expect(name).toHaveValue('Stargazers');
    await submit.click();
    await expect(description).toHaveAccessibleDescription(/Please fill in all required fields/);
    await expect(description).toBeFocused();
    await description.fill('For nights on the roof with a telescope.');
    await submit.click();
    await expect(page.getByText(sent)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/communities\?q=Stargazers$/);
  });

  await test.step('repeat the request: it shows an error and keeps the draft', async () => {
    await page.goto('/communities?request=1');
    await expect(name).toHaveValue('');
    await name.fill('STARGAZERS');
    await description.fill('Once more');
    await submit.click();
    await expect(name).toHaveAccessibleDescription(/You've already requested this community/);
    await page.reload();
    await expect(name).toHaveValue('STARGAZERS');
    await expect(description).toHaveValue('Once more');
    await expect(dialog.getByText('Draft restored')).toBeVisible();
  });
});

test('a request that moderation rejects stays in the form with its reason', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 422/);
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/communities?request=1');
  const { dialog, name, description, submit } = form(page);
  await name.fill('The fucking idiots');
  await description.fill('For nobody');
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('Content Not Allowed');
  await expect(dialog.locator(':focus')).toContainText('Content Not Allowed');
  await expect(name).toHaveValue('The fucking idiots');
  await settled(page);
  await axe(page);
});

test('a student requests a community by keyboard alone', async ({ page, signedUpStudent }) => {
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/communities');
  const { dialog, name, description } = form(page);
  const opener = page.getByRole('button', { name: named });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\/communities$/);

  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('Night Walkers');
  await page.keyboard.press('Tab');
  await expect(description).toBeFocused();
  await page.keyboard.type('Round the campus, after ten.');
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(sent)).toBeVisible();
  await expect(opener).toBeFocused();
});

test('the form passes axe, keeps CLS low and fits a narrow phone', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page, { college: busyCollege });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(
      colorScheme === 'light' ? { width: 1280, height: 800 } : { width: 360, height: 760 },
    );
    await page.goto('/communities?request=1');
    await expect(form(page).name).toBeFocused();
    await settled(page);
    await axe(page);
    expect(await cls(page)).toBeLessThan(0.02);
    await form(page).submit.click();
    await expect(form(page).name).toHaveAccessibleDescription(/required fields/);
    await axe(page);
  }
  await fitsNarrowScreen(page);
});
