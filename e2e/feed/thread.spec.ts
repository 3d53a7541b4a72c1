import type { Page } from '@playwright/test';
import { busyCollege } from '../support/students';
import { axe, cls, expect, fitsNarrowScreen, settled, test } from '../support/test';

async function writePost(page: Page): Promise<string> {
  const communities: { _id: string; isConfession?: boolean }[] = await (
    await page.request.get('/api/communities')
  ).json();
  const community = communities.find(({ isConfession }) => !isConfession)!;
  const answer = await page.request.post('/api/posts', {
    data: { content: 'Who has the notes of Tuesday?', community_id: community._id },
  });
  return (await answer.json())._id;
}

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const rowOf = (page: Page, text: string) =>
  comments(page).getByRole('listitem').filter({ hasText: text });

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 760 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test(`two students discuss a post on ${where}`, async ({ page, newVisitor, signedUpStudent }) => {
    const guest = await newVisitor();
    await guest.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const one of [page, guest]) {
      await signedUpStudent(one, { college: busyCollege });
      await one.setViewportSize(viewport);
    }
    const id = await writePost(page);
    const address = `/post/${id}`;

    await test.step('the guest writes two comments and deletes one, with one undo', async () => {
      await guest.goto(address);
      for (const text of ['I have them', 'Half of them']) {
        await guest.getByPlaceholder('Write a comment...').fill(text);
        await guest.getByRole('button', { name: 'Comment', exact: true }).click();
        await expect(rowOf(guest, text)).toBeVisible();
      }
      const deleteLast = async () => {
        await rowOf(guest, 'Half of them').getByRole('button', { name: 'Your comment' }).click();
        await guest.getByRole('menuitem', { name: 'Delete' }).click();
        await expect(comments(guest).getByText('Comment deleted')).toBeVisible();
      };
      await deleteLast();
      await guest.getByRole('button', { name: 'Undo' }).click();
      await expect(rowOf(guest, 'Half of them')).toBeVisible();
      await deleteLast();
      await guest.goto('/dashboard');
      await guest.goto(address);
      await expect(rowOf(guest, 'I have them')).toBeVisible();
      await expect(comments(guest).getByText('Half of them')).toHaveCount(0);
    });

    await test.step('the notification leads the author to the comment', async () => {
      await page.goto('/dashboard');
      await settled(page);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByRole('link', { name: /on your post/ }).click();
      await expect(page).toHaveURL(new RegExp(`${address}#comment-`));
      await expect(rowOf(page, 'I have them')).toBeFocused();
      await expect(rowOf(page, 'I have them')).toBeInViewport();
    });

    await test.step('the author likes the comment and replies by keyboard alone', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Like, 1' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByPlaceholder('Write a comment...')).toBeFocused();
      await page.keyboard.type('May I copy them?');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const replies = page.getByRole('list', { name: /^Replies to/ });
      await expect(replies.getByText('May I copy them?')).toBeVisible();
    });

    await test.step('the guest sees the like and the reply, and copies the link of the post', async () => {
      await guest.reload();
      await expect(guest.getByRole('button', { name: 'Like, 1' })).toBeVisible();
      await expect(guest.getByText('May I copy them?')).toBeVisible();
      await guest.getByRole('button', { name: 'Share' }).click();
      await guest.getByRole('menuitem', { name: 'Copy link' }).click();
      await expect(guest.getByText('Link copied')).toBeVisible();
      expect(await guest.evaluate(() => navigator.clipboard.readText())).toMatch(
        new RegExp(`${address}$`),
      );
      await guest.emulateMedia({ colorScheme: 'dark' });
      await axe(guest);
    });
  });
}

test('on a phone the comment field stays above the bar, and the thread passes axe in both themes', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await writePost(page);
  for (let count = 1; count <= 8; count += 1) {
    const data = { comment: `Remark ${count}` };
    await page.request.post(`/api/posts/${id}/comments`, { data });
  }
  await page.goto(`/post/${id}`);
  const field = page.getByPlaceholder('Write a comment...');
  const bar = page.getByRole('navigation', { name: 'Bottom' });
  await expect(rowOf(page, 'Remark 8')).toBeAttached();
  await settled(page);
  expect(await cls(page)).toBeLessThan(0.02);
  for (const text of ['Remark 2', 'Remark 5']) {
    await rowOf(page, text).scrollIntoViewIfNeeded();
    const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
    const { y: barTop = 0 } = (await bar.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(barTop);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page);
  }
  await fitsNarrowScreen(page);
});
