import { box, joinDating, log, said } from '../support/dating';
import { expect, photographFile, test } from '../support/test';
import type { Page } from '@playwright/test';

async function introduce(page: Page, profile: { name: string; gender: string }): Promise<void> {
  await page.goto('/dating');
  await expect(page.getByRole('heading', { name: 'Welcome to Dating!' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Dating Profile');
  const create = page.getByRole('button', { name: 'Create Profile' });
  await create.click();
  await expect(page.getByText('Profile photo is required')).toBeVisible();
  await page.getByLabel('Profile photo file').setInputFiles(await photographFile());
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await create.click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill(profile.name);
  await page.getByLabel('Gender').selectOption(profile.gender);
  await page.getByLabel('Short description').fill('Climber and chai person');
  await page.getByLabel('Full description').fill('I climb on weekends.');
  await page
    .getByRole('textbox', { name: 'Partner preferences' })
    .fill('Somebody who laughs easily');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().endsWith('/api/dating/create-profile')),
    create.click(),
  ]);
  const { profilePhoto } = request.postDataJSON() as { profilePhoto: string };
  expect(profilePhoto.length).toBeLessThan(1.4 * 1024 * 1024);
  await expect(page.getByText('Profile created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dating$/);
  await expect(page.getByText(profile.name, { exact: true })).toBeVisible();
}

/** All data received by the page's socket, as text. */
function overheard(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  return frames;
}

test('two students match and chat, and a third student has no access', async ({
  page: asha,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  test.setTimeout(180_000);
  // The third student's attempts are rejected.
  allowedErrors.push(/status of 40[0349]/);
  const [arjun, third] = [await newVisitor(), await newVisitor()];
  await signedUpStudent(asha);
  const { username } = await signedUpStudent(arjun);
  await signedUpStudent(third);
  const her = `Asha ${username}`;
  const his = `Arjun ${username}`;

  await test.step('both students create a profile', async () => {
    await introduce(asha, { name: her, gender: 'female' });
    await introduce(arjun, { name: his, gender: 'male' });
    await joinDating(third, { name: 'Curious', gender: 'male' });
  });

  await test.step('Arjun finds the profile of Asha and sends a match request', async () => {
    await arjun.getByRole('link', { name: /Explore People/ }).click();
    await expect(arjun.getByText('Showing female profiles')).toBeVisible();
    const card = arjun.getByRole('article', { name: her });
    await card.getByRole('button', { name: her }).click();
    const profile = arjun.getByRole('dialog', { name: her });
    await expect(profile.getByText('I climb on weekends.')).toBeVisible();
    await expect(profile.getByText('Somebody who laughs easily')).toBeVisible();
    await profile.getByRole('button', { name: 'Send Request' }).click();
    await expect(arjun.getByText('Request sent!')).toBeVisible();
    await expect(profile).toBeHidden();
    await expect(card).toHaveCount(0);
  });

  await test.step('Asha accepts the request', async () => {
    await asha.goto('/dating-home');
    await asha.getByRole('link', { name: /Match Requests.*1/ }).click();
    const request = asha.getByRole('article', { name: his });
    await expect(request.getByText(/^Sent /)).toBeVisible();
    await request.getByRole('button', { name: /Accept/ }).click();
    await expect(asha.getByText('Match request accepted!')).toBeVisible();
    const moment = asha.getByRole('dialog', { name: "It's a match!" });
    await expect(moment.getByText(`You and ${his} can write to each other now.`)).toBeVisible();
    await moment.getByRole('button', { name: 'Later' }).click();
    await expect(asha.getByText('No match requests')).toBeVisible();
  });

  const thirdHears = overheard(third);
  let matchId = '';
  await test.step('they exchange messages without a reload', async () => {
    await arjun.goto('/dating-chat');
    await arjun
      .getByRole('list', { name: /matches/i })
      .getByRole('link', { name: her })
      .click();
    matchId = new URL(arjun.url()).searchParams.get('match') ?? '';
    await asha.goto('/dating-chat');
    await asha
      .getByRole('list', { name: /matches/i })
      .getByRole('link', { name: his })
      .click();
    await expect(asha.getByText('Start the conversation!')).toBeVisible();
    await third.goto('/dating-chat');
    await expect(third.getByText('No matches yet')).toBeVisible();
    await box(arjun).fill('Hi Asha, up for a climb?');
    await box(arjun).press('Enter');
    await expect(said(asha)).toHaveText(['Hi Asha, up for a climb?']);
    await expect(said(arjun)).toHaveText(['Hi Asha, up for a climb?']);
    await expect(box(arjun)).toHaveValue('');
    await box(asha).fill('Always.');
    await box(asha).press('Shift+Enter');
    await box(asha).pressSequentially('Saturday at six?');
    await asha.getByRole('button', { name: 'Send message' }).click();
    await expect(said(arjun).nth(1)).toHaveText(/Always\.\s+Saturday at six\?/);
    await expect(said(asha)).toHaveCount(2);
    await expect(log(arjun)).toHaveAttribute('aria-live', 'polite');
  });

  await test.step('the third student gets 404 for every call and receives no message', async () => {
    const ids = { matchId, toUserId: matchId, userId: matchId };
    const tries = [
      third.request.get(`/api/dating/chat/${matchId}`),
      third.request.post(`/api/dating/chat/${matchId}/read`, { data: { messageId: matchId } }),
      third.request.post('/api/dating/send-message', { data: { ...ids, message: 'Hello' } }),
      third.request.post('/api/dating/respond-match-request', {
        data: { ...ids, action: 'accept' },
      }),
      third.request.post('/api/dating/unmatch', { data: ids }),
    ];
    for (const answer of await Promise.all(tries)) {
      expect(answer.status()).toBe(404);
      expect(await answer.text()).not.toContain('climb');
    }
    expect(thirdHears.join('\n')).not.toContain('climb');
    expect(thirdHears.length).toBeGreaterThan(0);
    await third.goto(`/dating-chat?match=${matchId}`);
    await expect(third.getByText("This chat isn't there any more")).toBeVisible();
  });

  await test.step('Asha unmatches, and the open chat of Arjun closes', async () => {
    await asha.getByRole('button', { name: `More about ${his}` }).click();
    await asha.getByRole('menuitem', { name: 'Unmatch' }).click();
    await asha.getByRole('alertdialog').getByRole('button', { name: 'Unmatch' }).click();
    await expect(asha.getByText("You're no longer matched")).toBeVisible();
    await expect(asha.getByText('No matches yet')).toBeVisible();
    await expect(arjun.getByText("This chat isn't there any more")).toBeVisible();
  });
});
