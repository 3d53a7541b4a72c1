import type { Page } from '@playwright/test';
import { post, settledDialog } from '../support/listings';
import { busyCollege, signInDemo } from '../support/students';
import { axe, cls, expect, fitsNarrowScreen, settled, test } from '../support/test';

/** In the open menu of a post or a comment. */
async function hide(page: Page, thing: string, reason: string) {
  await page.getByRole('menuitem', { name: 'Hide…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Hide this ${thing}` });
  await dialog.getByRole('textbox', { name: 'Why?' }).fill(reason);
  await settledDialog(page);
  await axe(page);
  await dialog.getByRole('button', { name: 'Hide' }).press('Enter');
  await expect(dialog).toBeHidden();
}

for (const [where, viewport, colorScheme] of [
  ['a phone', { width: 360, height: 760 }, 'dark'],
  ['a desk', { width: 1280, height: 800 }, 'light'],
] as const) {
  test(`a founder moderates a community on ${where} by keyboard`, async ({
    page: founder,
    newVisitor,
    signedUpStudent,
  }) => {
    await signInDemo(founder);
    const all = await (await founder.request.get('/api/communities')).json();
    const { _id: id } = all.find(({ name }: { name: string }) => name === 'Computer Science');
    const room = `/community/${id}/Computer%20Science`;
    const student = await newVisitor();
    for (const one of [founder, student]) {
      await one.setViewportSize(viewport);
      await one.emulateMedia({ colorScheme });
    }
    const { username } = await signedUpStudent(student, { college: busyCollege });
    const content = `Hiring three interns at once, ${where}`;
    const postId = await post(student, '/api/posts', { content, community_id: id });
    const remark = `Write to me first, ${where}`;
    await post(student, `/api/posts/${postId}/comments`, { comment: remark });
    const written = founder.locator('article').filter({ hasText: content });

    await test.step('the student reads the rules in the composer', async () => {
      await student.goto(`${room}?compose=1`);
      const composer = student.getByRole('dialog', { name: 'Create New Post' });
      await expect(composer.getByText('Say what you have tried before you ask.')).toBeVisible();
      await settledDialog(student);
      await axe(student);
    });

    await test.step('the founder pins the post to the top', async () => {
      await founder.goto(room);
      await settled(founder);
      // A post that is pinned moves the others, which counts where the answer takes more than half a second.
      expect(await cls(founder)).toBeLessThan(0.02);
      const tools = written.getByRole('button', { name: 'Moderate this post' });
      await tools.press('Enter');
      await founder.getByRole('menuitem', { name: 'Pin to the top' }).press('Enter');
      await expect(founder.locator('article').first()).toContainText(content);
      await expect(written.getByText('Pinned')).toBeVisible();
      await axe(founder);
      await fitsNarrowScreen(founder);
    });

    await test.step('the founder hides a comment with a reason', async () => {
      await written.getByRole('button', { name: 'Comments (1)' }).press('Enter');
      await written.getByRole('button', { name: 'Moderate this comment' }).press('Enter');
      await hide(founder, 'comment', 'Please answer in public');
      await expect(written.getByText(remark)).toHaveCount(0);
      await expect(written.getByRole('button', { name: 'Comments (0)' })).toBeVisible();
      await axe(founder);
      await fitsNarrowScreen(founder);
    });

    await test.step('the founder hides the post with a reason', async () => {
      await written.getByRole('button', { name: 'Moderate this post' }).press('Enter');
      await hide(founder, 'post', 'Jobs have a community of their own');
      await expect(written).toHaveCount(0);
    });

    await test.step('the student sees the reasons but not the name of the moderator', async () => {
      await student.goto('/dashboard');
      await student.getByRole('button', { name: /^Notifications/ }).click();
      const entry = student.getByRole('link', { name: /A moderator hid your post/ });
      await expect(entry).toContainText('Jobs have a community of their own');
      await expect(entry).not.toContainText('aarav');
      const other = student.getByRole('link', { name: /A moderator hid your comment/ });
      await expect(other).toContainText('Please answer in public');
    });

    await test.step('the founder restores both and makes the student a moderator', async () => {
      await founder.getByRole('button', { name: 'Rules' }).press('Enter');
      const dialog = founder.getByRole('dialog', { name: 'Rules of Computer Science' });
      for (const text of [remark, content]) {
        await dialog.getByRole('button', { name: `Restore ${text}` }).press('Enter');
        await expect(dialog.getByRole('button', { name: `Restore ${text}` })).toHaveCount(0);
      }
      await dialog.getByRole('textbox', { name: 'Add a moderator' }).fill(username);
      await founder.keyboard.press('Enter');
      await expect(dialog.getByRole('link', { name: username })).toBeVisible();
      // What fades away has no colour of its own.
      await expect(founder.getByText("Added. They're a moderator now.")).toBeHidden();
      await settledDialog(founder);
      await axe(founder);
      await fitsNarrowScreen(founder);
      await founder.keyboard.press('Escape');
      await written.getByRole('button', { name: 'Comments (1)' }).press('Enter');
      await expect(written.getByText(remark)).toBeVisible();
    });

    await test.step('the student can edit the rules but not add moderators', async () => {
      await student.goto(`${room}?rules=1`);
      const dialog = student.getByRole('dialog', { name: 'Rules of Computer Science' });
      await expect(dialog.getByRole('button', { name: 'Edit rules' })).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Add a moderator' })).toHaveCount(0);
    });
  });
}
