import type { Page } from '@playwright/test';
import { picture, post, settledDialog } from '../support/listings';
import { axe, expect, fitsNarrowScreen, settled, test } from '../support/test';

const thanks = "Thanks for reporting. We'll look into it, and you won't see it again.";

interface Community {
  readonly _id: string;
  readonly name: string;
  readonly isConfession?: boolean;
}

async function firstCommunity(page: Page): Promise<Community> {
  const all = (await (await page.request.get('/api/communities')).json()) as Community[];
  const found = all.find(({ isConfession }) => !isConfession);
  if (!found) throw new Error('The college has no community');
  return found;
}

/** Selects the second reason, writes a line and sends it, using only the keyboard. */
async function reportByKeys(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('radio', { name: 'Harassment' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Hate' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keys alone');
  await settledDialog(page);
  await axe(page);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: /^Community guidelines/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(thanks).first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Two posts of another student in a community, the first with two comments; and their addresses. */
async function posts(author: Page) {
  const { _id: community_id, name } = await firstCommunity(author);
  const words = (what: string) => `${what} of ${community_id.slice(0, 8)} ${Date.now()}`;
  const kept = { words: words('A fine evening') };
  const reported = { words: words('A bad word') };
  const write = (content: string) =>
    post(author, '/api/posts', { content, images: [], community_id });
  const keptId = await write(kept.words);
  await write(reported.words);
  const comments = ['A rude remark', 'A kind remark'];
  for (const comment of comments) await post(author, `/api/posts/${keptId}/comments`, { comment });
  return { kept, reported, path: `/community/${community_id}/${encodeURIComponent(name)}` };
}

test('a post, a comment and an item reported by keyboard are hidden from the reporter only', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const [author, third] = [await newVisitor(), await newVisitor()];
  for (const each of [page, author, third]) await signedUpStudent(each);
  const { kept, reported, path } = await posts(author);
  const article = (who: Page, words: string) => who.getByRole('article').filter({ hasText: words });

  await test.step('the reported post disappears, and the next post gets the focus', async () => {
    await page.goto(path);
    await settled(page);
    const gone = article(page, reported.words);
    await gone.getByRole('button', { name: 'Report this post' }).focus();
    await reportByKeys(page, 'Report this post');
    await expect(gone).toHaveCount(0);
    await expect(article(page, kept.words)).toBeFocused();
  });

  await test.step('the reported comment disappears, and the next comment gets the focus', async () => {
    const box = article(page, kept.words);
    await box.getByRole('button', { name: /^Comments/ }).press('Enter');
    const row = box.getByRole('listitem').filter({ hasText: 'A rude remark' });
    await row.getByRole('button', { name: 'Report this comment' }).focus();
    await reportByKeys(page, 'Report this comment');
    await expect(row).toHaveCount(0);
    await expect(box.getByRole('listitem').filter({ hasText: 'A kind remark' })).toBeFocused();
  });

  await test.step('both stay hidden after a reload, and a third student still sees them', async () => {
    for (const [who, count] of [
      [page, 0],
      [third, 1],
    ] as const) {
      await who.goto(path);
      await settled(who);
      await expect(article(who, reported.words)).toHaveCount(count);
      const box = article(who, kept.words);
      await box.getByRole('button', { name: /^Comments/ }).click();
      await expect(box.getByText('A kind remark')).toBeVisible();
      await expect(box.getByText('A rude remark')).toHaveCount(count);
    }
  });

  await test.step('the reported item disappears for the reporter only', async () => {
    const title = `Stolen lamp ${Date.now()}`;
    const words = { description: 'Warm light', name: 'Asha Rao', phone: '98765 43210' };
    const ad = { images: [await picture()], title, price: 349, socialMedia: '', ...words };
    const id = await post(author, '/api/sell', ad);
    const card = (who: Page) => who.getByRole('article', { name: title });
    await page.goto('/buy-sell');
    await settled(page);
    await card(page).getByRole('button', { name: title }).press('Enter');
    await card(page).getByRole('button', { name: 'Report' }).focus();
    await reportByKeys(page, 'Report this item');
    await expect(card(page)).toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect(card(page)).toHaveCount(0);
    expect((await page.request.get(`/api/sell/${id}`)).status()).toBe(404);
    await third.goto('/buy-sell');
    await expect(card(third)).toBeVisible();
  });
});

test('the report dialog fits a narrow phone, closes with Back and keeps typed text', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const author = await newVisitor();
  for (const each of [page, author]) await signedUpStudent(each);
  const { reported, path } = await posts(author);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await settled(page);
  const open = page
    .getByRole('article')
    .filter({ hasText: reported.words })
    .getByRole('button', { name: 'Report this post' });
  const box = await open.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByLabel('Details (optional)').fill('Half a sentence');
  await settledDialog(page);
  await axe(page);
  await fitsNarrowScreen(page);
  const options = await dialog
    .getByRole('radio')
    .evaluateAll((all) =>
      all.map((radio) => radio.closest('label')!.getBoundingClientRect().height),
    );
  expect(Math.min(...options)).toBeGreaterThanOrEqual(44);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(dialog.getByLabel('Details (optional)')).toHaveValue('Half a sentence');
  const [guidelines] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: /^Community guidelines/ }).click(),
  ]);
  await expect(guidelines).toHaveURL(/\/disclaimer#community-guidelines$/);
  await guidelines.close();
  await expect(dialog).toBeVisible();
});
