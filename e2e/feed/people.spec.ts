import type { Page } from '@playwright/test';
import { busyCollege } from '../support/students';
import { axe, cls, expect, photograph, settled, test } from '../support/test';

async function writePost(page: Page): Promise<string> {
  const communities: { _id: string; isConfession?: boolean }[] = await (
    await page.request.get('/api/communities')
  ).json();
  const community_id = communities.find(({ isConfession }) => !isConfession)?._id;
  const data = { content: 'Who plays chess tonight?', community_id };
  return (await (await page.request.post('/api/posts', { data })).json())._id;
}

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 760 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test(`a student completes a profile, is found, mentioned and blocked on ${where}`, async ({
    page,
    newVisitor,
    signedUpStudent,
    allowedErrors,
  }) => {
    // The pages of two who are blocked from each other.
    allowedErrors.push(/status of 404/);
    const guest = await newVisitor();
    const { username } = await signedUpStudent(page, { college: busyCollege });
    const { username: guestName } = await signedUpStudent(guest, { college: busyCollege });
    for (const one of [page, guest]) await one.setViewportSize(viewport);
    await guest.emulateMedia({ colorScheme: 'dark' });
    const post = `/post/${await writePost(page)}`;

    await test.step('the student enters their studies and uploads a picture', async () => {
      await page.goto('/profile');
      await settled(page);
      await page.getByRole('button', { name: 'Edit Studies' }).click();
      await page.keyboard.type('Physics');
      await page.getByLabel('Year (optional)').selectOption('Year 2');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Physics · Year 2')).toBeVisible();
      const buffer = await photograph(60_000);
      await page
        .getByLabel('Your picture')
        .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.getByText('Your picture was saved')).toBeVisible();
      const account = page.getByRole('region', { name: 'Account' });
      await expect(account.locator('img')).toHaveAttribute('src', /^\/media\/.+-320\.webp$/);
      await axe(page);
    });

    await test.step('another student finds them by the beginning of their name, by keyboard alone', async () => {
      await guest.goto('/communities');
      await guest.getByRole('link', { name: 'Find People' }).click();
      await guest.getByRole('searchbox', { name: 'Search people' }).press('@');
      await guest.keyboard.type(username.slice(0, 8));
      const link = guest.getByRole('link', { name: username });
      await expect(link).toBeVisible();
      await axe(guest);
      await link.press('Enter');
      await expect(guest.getByRole('heading', { level: 1, name: username })).toBeFocused();
      await expect(guest.getByText('Physics · Year 2')).toBeVisible();
      await expect(guest.getByText('Who plays chess tonight?')).toBeVisible();
      await settled(guest);
      await axe(guest);
      expect(await cls(guest)).toBeLessThan(0.02);
    });

    await test.step('a mention is completed while typing and links to the profile', async () => {
      await page.goto(post);
      await settled(page);
      await page.getByPlaceholder('Write a comment...').fill('');
      await page.keyboard.type(`Ask @${guestName.slice(0, 8)}`);
      await expect(page.getByRole('option', { name: guestName })).toBeVisible();
      await axe(page);
      await page.keyboard.press('Enter');
      await expect(page.getByPlaceholder('Write a comment...')).toHaveValue(`Ask @${guestName} `);
      await page.getByRole('button', { name: 'Comment', exact: true }).click();
      const comment = page.getByRole('listitem').filter({ hasText: 'Ask' });
      await expect(comment.locator('img')).toHaveAttribute('src', /^\/media\//);
      await comment.getByRole('link', { name: `@${guestName}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: guestName })).toBeVisible();
    });

    await test.step('a block hides both students from each other until it is removed', async () => {
      await guest.getByRole('button', { name: 'Block' }).click();
      const question = guest.getByRole('alertdialog', { name: `Block ${username}` });
      await axe(guest);
      await question.getByRole('button', { name: 'Block' }).click();
      await expect(guest.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
      for (const [one, path] of [
        [guest, `/people/${username}`],
        [page, `/people/${guestName}`],
        [page, '/people/nobody_at_all'],
      ] as const) {
        await one.goto(path);
        await expect(one.getByText("We can't find anyone with that name.")).toBeVisible();
      }
      await guest.goto(post);
      await expect(guest.getByRole('heading', { name: "We can't find that post" })).toBeVisible();
      await guest.goto('/profile');
      const safety = guest.getByRole('region', { name: 'Privacy and Security' });
      await safety.getByRole('button', { name: 'People you blocked' }).click();
      await safety.getByRole('button', { name: `Unblock ${username}` }).click();
      await expect(guest.getByText('Unblocked')).toBeVisible();
      await guest.goto(post);
      await expect(guest.getByText('Who plays chess tonight?')).toBeVisible();
    });
  });
}
