import type { Page } from '@playwright/test';
import { box, joinDating, matched, openChat, said } from '../support/dating';
import { signInDemo } from '../support/students';
import { axe, expect, fitsNarrowScreen, settled, test } from '../support/test';

/** Writes the department into the profile, as a student does. */
async function study(page: Page, department: string): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Studies' }).click();
  await page.getByLabel('Department (optional)').fill(department);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(department)).toBeVisible();
}

test('a student hides from their department, and the two no longer find each other', async ({
  page: asha,
  newVisitor,
  signedUpStudent,
}) => {
  const arjun = await newVisitor();
  for (const each of [asha, arjun]) await signedUpStudent(each);
  const name = `Asha ${Date.now()}`;
  await joinDating(asha, { name });
  await joinDating(arjun, { name: 'Arjun', gender: 'male' });
  const card = arjun.getByRole('article', { name });
  await arjun.goto('/dating-explore');
  await expect(card).toBeVisible();

  const department = `Physics ${Date.now()}`;
  for (const each of [asha, arjun]) await study(each, department);
  await asha.setViewportSize({ width: 360, height: 740 });
  await asha.goto('/dating-home');
  const choice = asha.getByRole('checkbox', { name: `Hide me from ${department}` });
  await choice.press('Space');
  await expect(choice).toBeChecked();
  await settled(asha);
  await axe(asha);
  await fitsNarrowScreen(asha);
  await asha.reload();
  await expect(choice).toBeChecked();
  await arjun.goto('/dating-explore');
  await settled(arjun);
  await expect(card).toHaveCount(0);

  await choice.press('Space');
  await expect(choice).not.toBeChecked();
  await arjun.reload();
  await expect(card).toBeVisible();
});

test('a number in a first message is held back until the other student replies', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const { asha, arjun, matchId } = await matched({ page, newVisitor, signedUpStudent });
  const words = 'Call me on 98765 43210';
  await openChat(arjun, matchId);
  await box(arjun).fill(words);
  await box(arjun).press('Enter');
  await expect(said(arjun)).toHaveText([words]);

  await openChat(asha, matchId);
  await expect(asha.getByText("You'll see links and numbers once you reply")).toBeVisible();
  await expect(asha.getByRole('log')).toContainText('Call me on •••');
  await expect(asha.getByRole('log')).not.toContainText('43210');
  await box(asha).fill('Tomorrow at noon');
  await box(asha).press('Enter');
  await expect(said(asha)).toHaveText([words, 'Tomorrow at noon']);
});

const help = [
  { reason: 'Self-harm or suicide', numbers: ['112', '14416'] },
  { reason: 'Under 18', numbers: ['1098'] },
  { reason: 'Intimate images', numbers: ['1930'] },
];

test('the dialog to report a profile says at once where to get help', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const arjun = await newVisitor();
  for (const each of [page, arjun]) await signedUpStudent(each);
  await joinDating(page);
  const name = `Arjun ${Date.now()}`;
  const id = await joinDating(arjun, { name, gender: 'male' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/dating-explore?profile=${id}`);
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: `Report ${name}` });
  for (const { reason, numbers } of help) {
    await dialog.getByRole('radio', { name: reason }).check();
    const note = dialog.getByRole('alert').filter({ hasText: 'Get help now' });
    for (const number of numbers) {
      const link = note.getByRole('link', { name: number, exact: true });
      await expect(link).toHaveAttribute('href', `tel:${number}`);
    }
    await axe(page);
    await fitsNarrowScreen(page);
  }
  await dialog.getByRole('radio', { name: 'Harassment' }).check();
  await expect(dialog.getByText('Get help now')).toBeHidden();
});

for (const width of [360, 1280]) {
  test(`a refused text shows its reason in view, at ${width} px`, async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 422/);
    await signInDemo(page);
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/dating-profile-setup');
    const field = page.getByLabel('Short description');
    await field.fill('You are all fucking idiots');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    const reason = page.getByRole('alert').filter({ hasText: /^Content not allowed: / });
    await expect(reason).toBeInViewport({ ratio: 1 });
    await expect(field).toBeFocused();
    await axe(page);
  });
}
