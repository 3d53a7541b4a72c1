import type { Page } from '@playwright/test';
import { dayAhead, picture, post, sell } from '../support/listings';
import { busyCollege } from '../support/students';
import { axeEverywhere, cls, expect, fitsNarrowScreen, settled, test } from '../support/test';

const college = { college: busyCollege };

/** Announces an event for tonight. @returns its id */
async function announce(page: Page, title: string): Promise<string> {
  const when = { eventDate: dayAhead(0), eventTime: '23:59' };
  const who = { organiserName: 'Asha Rao', phone: '98765 43210', description: 'Bring a song' };
  return post(page, '/api/events', { title, images: [await picture()], ...who, ...when });
}

/** The two write to each other about an item of the second. */
async function exchange(asker: Page, owner: Page): Promise<void> {
  const data = { kind: 'ad', listing: await sell(owner), message: 'Is this available?' };
  const asked = await asker.request.post('/api/conversations', { data });
  const { conversationId } = await asked.json();
  const answer = { message: 'Yes, come by' };
  await owner.request.post(`/api/conversations/${conversationId}/messages`, { data: answer });
}

test('a student shows an acquaintance by keyboard which event they like', async ({
  page: friend,
  newVisitor,
  signedUpStudent,
}) => {
  const student = await newVisitor();
  const { username } = await signedUpStudent(friend, college);
  await signedUpStudent(student, college);
  await exchange(student, friend);
  const title = `Open mic of ${username}`;
  const event = await announce(student, title);
  const interest = await friend.request.post(`/api/events/${event}/interest`);
  expect(interest.ok()).toBe(true);
  const card = student.locator('article').filter({ hasText: title });

  await test.step('the card has the number only', async () => {
    await student.goto(`/events?event=${event}`);
    await expect(card.getByText('1 interested', { exact: true })).toBeVisible();
  });

  await test.step('the friend turns it on in the profile', async () => {
    await friend.goto('/profile');
    await settled(friend);
    await friend.getByRole('button', { name: 'Events and trips you like' }).press('Enter');
    const choice = friend.getByRole('checkbox', { name: "Show my name to people I've messaged" });
    await expect(choice).not.toBeChecked();
    await choice.press('Space');
    await expect(friend.getByText("People you've messaged can now see your name")).toBeVisible();
    await friend.reload();
    await settled(friend);
    await friend.getByRole('button', { name: 'Events and trips you like' }).press('Enter');
    await expect(choice).toBeChecked();
    await axeEverywhere(friend);
  });

  await test.step('the card and the Today strip name the friend', async () => {
    await student.goto(`/events?event=${event}`);
    await expect(card.getByText(`with ${username}`, { exact: true })).toBeVisible();
    await settled(student);
    expect(await cls(student)).toBeLessThan(0.02);
    await axeEverywhere(student);
    await fitsNarrowScreen(student, 320);
    await student.goto('/dashboard');
    await settled(student);
    const widget = student.waitForResponse(/\/api\/events\?day=/);
    await student.mouse.move(200, 400);
    await student.mouse.wheel(0, 400);
    await widget;
    await settled(student);
    await student.reload();
    await settled(student);
    const strip = student.getByRole('region', { name: 'Today' });
    await expect(strip.getByRole('link', { name: title })).toContainText(`${username} interested`);
    expect(await cls(student)).toBeLessThan(0.02);
    await axeEverywhere(student);
  });
});
