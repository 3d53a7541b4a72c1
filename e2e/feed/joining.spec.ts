import { busyCollege } from '../support/students';
import { axe, cls, expect, settled, test } from '../support/test';

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 760 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test(`a student joins, reads, mutes and leaves a community on ${where}`, async ({
    page,
    newVisitor,
    signedUpStudent,
  }) => {
    const writer = await newVisitor();
    for (const each of [page, writer]) await signedUpStudent(each, { college: busyCollege });
    await page.setViewportSize(viewport);
    const yours = page.getByRole('navigation', { name: 'Your Communities' });
    const joined = yours.getByRole('listitem').getByRole('link');

    const picked =
      await test.step('join a community from the list with its activity of the week', async () => {
        await page.goto('/dashboard');
        await settled(page);
        expect(await cls(page)).toBeLessThan(0.02);
        const choose = yours.getByRole('link', { name: 'Join a few' });
        await expect(choose).toBeInViewport();
        await choose.press('Enter');
        await expect(page.getByText(/this week/).first()).toBeVisible();
        await settled(page);
        await axe(page);
        const button = page.getByRole('button', { name: /^Join / }).first();
        const name = ((await button.textContent()) ?? '').replace(/^Join /, '');
        const stored = page.waitForResponse((answer) => answer.url().endsWith('/membership'));
        await button.press('Enter');
        await expect(page.getByRole('button', { name: `Leave ${name}` })).toBeFocused();
        expect((await stored).status()).toBe(200);
        return name;
      });

    await test.step('the dashboard shows only this community, with its count of new posts', async () => {
      const list = await (await writer.request.get('/api/communities')).json();
      const { _id } = list.find(({ name }: { name: string }) => name === picked);
      const data = { content: 'Who has the keys to the club room?', community_id: _id };
      expect((await writer.request.post('/api/posts', { data })).status()).toBe(201);
      await page.goto('/dashboard');
      await expect(joined).toHaveCount(1);
      await expect(joined).toContainText('1 new post');
      await settled(page);
      await axe(page);
      expect(await cls(page)).toBeLessThan(0.02);
    });

    await test.step('open the community and mute it: it has no new posts afterwards', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await joined.click();
      await expect(page.getByText(/^Joined · /)).toBeVisible();
      await settled(page);
      await axe(page);
      const stored = page.waitForResponse((answer) => answer.url().endsWith('/muted'));
      await page.getByRole('button', { name: 'Mute' }).click();
      await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
      await stored;
      await page.goto('/dashboard');
      await expect(joined).not.toContainText('new post');
    });

    await test.step('leave the community: the dashboard lists all again', async () => {
      await joined.click();
      const stored = page.waitForResponse((answer) => answer.url().endsWith('/membership'));
      await page.getByRole('button', { name: `Leave ${picked}` }).click();
      await expect(page.getByRole('button', { name: `Join ${picked}` })).toBeFocused();
      await stored;
      await page.goto('/dashboard');
      await expect(joined).not.toHaveCount(1);
    });
  });
}
