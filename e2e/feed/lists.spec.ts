import type { Page } from '@playwright/test';
import { busyCollege } from '../support/students';
import { expect, test } from '../support/test';

const articles = (page: Page) => page.getByRole('article');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('scrolling loads more posts, and Back restores the list and its scroll position', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/dashboard');
  await expect(articles(page)).toHaveCount(5);
  await articles(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => articles(page).count()).toBeGreaterThan(9);
  const names = await articles(page).evaluateAll((all) => all.map((one) => one.textContent));
  expect(new Set(names).size).toBe(names.length);

  const seventh = articles(page).nth(6);
  await seventh.scrollIntoViewIfNeeded();
  const [count, top] = [await articles(page).count(), await scrollTop(page)];
  expect(top).toBeGreaterThan(300);
  await seventh.locator('a[href^="/community/"]').click();
  await expect(page).toHaveURL(/\/community\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeAttached();
  await expect.poll(() => articles(page).count()).toBe(count);
  await expect.poll(() => scrollTop(page)).toBe(top);
});

test('a reload keeps the selected tab, and Back selects the previous one', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/confession');
  await expect(articles(page).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Your' }).click();
  await expect(page.getByText("You haven't confessed anything yet")).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Your' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await expect(articles(page).first()).toBeVisible();
});

test('a list that fails shows an error, and Try Again loads it', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED/);
  await signedUpStudent(page, { college: busyCollege });
  await page.route('**/api/posts/important?*', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByText('Failed to fetch important posts')).toBeVisible();
  await page.unroute('**/api/posts/important?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(articles(page).first()).toBeVisible();
});

test('a vote that fails is reverted', async ({ page, signedUpStudent, allowedErrors }) => {
  allowedErrors.push(/ERR_FAILED/);
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/dashboard');
  const upvote = articles(page)
    .first()
    .getByRole('button', { name: /^Upvote/ });
  const before = await upvote.textContent();
  await page.route('**/api/posts/*/like', (route) => route.abort());
  await upvote.click();
  await expect(page.getByText("Couldn't save your vote")).toBeVisible();
  await expect(upvote).toHaveAttribute('aria-pressed', 'false');
  await expect(upvote).toHaveText(before ?? '');
});

test('typed text is kept after a failed request and after a reload', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED/);
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/dashboard?compose=1');
  const dialog = page.getByRole('dialog', { name: 'Create New Post' });
  const community = dialog.getByRole('combobox', { name: 'Community' });
  const text = dialog.getByRole('textbox', { name: 'Your post' });
  await expect(community.getByRole('option')).not.toHaveCount(1);
  await community.selectOption({ index: 2 });
  await text.fill('Half a thought');
  await page.route('**/api/posts', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog.getByText('Failed to create post. Please try again.')).toBeVisible();
  await expect(text).toHaveValue('Half a thought');
  const chosen = await community.inputValue();
  await page.reload();
  await expect(text).toHaveValue('Half a thought');
  await expect(dialog.getByText('Draft restored')).toBeVisible();
  await expect(community).toHaveValue(chosen);
});

test('following a link after a minute shows a post created in the meantime', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const { college } = await signedUpStudent(page, { college: busyCollege });
  const author = await newVisitor();
  await signedUpStudent(author, { college: college.name });
  const { community_id } = await (await author.request.get('/api/posts/confession')).json();
  await page.clock.install();
  await page.goto('/confession');
  await expect(articles(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Communities' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Communities' })).toBeVisible();
  const content = `I counted the stairs again: ${Date.now() % 1000}`;
  const data = { content, community_id, images: [] };
  expect((await author.request.post('/api/posts', { data })).status()).toBe(201);
  await page.clock.fastForward(60_000);
  await page.getByRole('link', { name: 'Confession' }).first().click();
  await expect(page.getByText(content)).toBeVisible();
});
