import type { Locator, Page } from '@playwright/test';
import { busyCollege } from '../support/students';
import { axeEverywhere, expect, test } from '../support/test';
import sharp from 'sharp';

const picture = async (name: string, red: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 80, height: 60, channels: 3, background: { r: red, g: 90, b: 60 } },
  })
    .png()
    .toBuffer(),
});

const addTwo = async (where: Page | Locator) => {
  const files = [await picture('banyan.png', 10), await picture('gate.png', 200)];
  await where.getByLabel('Image files').setInputFiles(files);
  await expect(where.getByText('2 of 3 added')).toBeVisible();
};

/** Number of draft pictures on the disk. Opening a missing database would create it. */
const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'draft-pictures')) return 0;
    const opening = indexedDB.open('draft-pictures');
    const connection = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error!);
    });
    const rows = connection.transaction('drafts').objectStore('drafts').getAll();
    const drafts = await new Promise<{ pictures: unknown[] }[]>((resolve) => {
      rows.onsuccess = () => resolve(rows.result);
    });
    connection.close();
    return drafts.flatMap(({ pictures }) => pictures).length;
  });

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test('a post draft keeps its pictures after a reload, sends them, and logout deletes them', async ({
  page,
  signedUpStudent,
  logOut,
}) => {
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/upload');
  const choice = page.getByRole('combobox', { name: 'Community' });
  await expect(choice.getByRole('option')).not.toHaveCount(1);
  await choice.selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Your post' }).fill('The gate and the banyan today.');
  await addTwo(page);
  await expect.poll(() => keptPictures(page)).toBe(2);
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('2 of 3 added')).toBeVisible();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await axeEverywhere(page);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/posts')),
    page.getByRole('button', { name: 'Post', exact: true }).click(),
  ]);
  expect((request.postDataJSON() as { images: string[] }).images).toHaveLength(2);
  await expect(page.getByText('Post created successfully!')).toBeVisible();

  await page.goto('/upload');
  await expect(page.getByText('0 of 3 added')).toBeVisible();
  await addTwo(page);
  await expect.poll(() => keptPictures(page)).toBe(2);
  await page.goto('/profile');
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => databases(page)).not.toContain('draft-pictures');
});

test('a confession draft keeps its text but no pictures, and asks to add them again', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/confession?compose=1');
  const dialog = page.getByRole('dialog', { name: 'New Confession' });
  await dialog.getByRole('textbox', { name: 'Your confession' }).fill('I feed the library cat.');
  await addTwo(dialog);
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: 'Your confession' })).toHaveValue(
    'I feed the library cat.',
  );
  await expect(dialog.getByText('add them again')).toBeVisible();
  await expect(dialog.getByText('0 of 3 added')).toBeVisible();
  await axeEverywhere(page);
  expect(await databases(page)).not.toContain('draft-pictures');
});
