import type { Page, Response } from '@playwright/test';
import { box, joinDating, makeMatch, openChat, said, say } from '../support/dating';
import type { Student } from '../support/students';
import { axe, expect, moveOver, test } from '../support/test';

type Visitors = {
  readonly page: Page;
  readonly newVisitor: () => Promise<Page>;
  readonly signedUpStudent: (page: Page) => Promise<Student>;
};

interface Community {
  readonly _id: string;
  readonly name: string;
  readonly isConfession?: boolean;
}

async function twoStudents({ page: asha, newVisitor, signedUpStudent }: Visitors) {
  const ravi = await newVisitor();
  await signedUpStudent(asha);
  const { username } = await signedUpStudent(ravi);
  return { asha, ravi, raviName: username };
}

async function made<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Publishes through the site's own call. */
async function publish(page: Page, where: (community: Community) => boolean, content: string) {
  const all: Community[] = await (await page.request.get('/api/communities')).json();
  const community = all.find(where);
  if (!community) throw new Error('There is no such community.');
  const body = { content, images: [], community_id: community._id };
  const { _id: id } = await made<{ _id: string }>(page, '/api/posts', body);
  return { id, community };
}

const isOpen = ({ isConfession }: Community) => isConfession !== true;
const isConfession = (community: Community) => !isOpen(community);

const comment = (page: Page, postId: string, words: string) =>
  made(page, `/api/posts/${postId}/comments`, { comment: words });

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  });

/** Touches the dashboard once it has counted what is unread: from then on it follows the server's events. */
async function listen(page: Page): Promise<void> {
  const asked = page.waitForResponse((answer) => answer.url().includes('/api/notifications'));
  await page.goto('/dashboard');
  await asked;
  await moveOver(page);
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const entries = (page: Page) => panel(page).getByRole('listitem');

test('a comment raises the bell count of an open page, and its notification opens the post', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const { asha, ravi, raviName } = await twoStudents({ page, newVisitor, signedUpStudent });
  const words = 'Who takes the night bus to Pune?';
  const { id, community } = await publish(asha, isOpen, words);
  // What was there before the first answer is counted, and not news.
  await listen(asha);
  await expect(bell(asha, 0)).toBeVisible();
  const focused = asha.getByRole('heading', { level: 1, name: 'Dashboard' });
  await expect(focused).toBeVisible();
  await comment(ravi, id, 'Me!');
  await expect(bell(asha, 1)).toBeVisible();
  const sentence = `${raviName} commented on your post in ${community.name}`;
  await expect(asha.getByText(`New notification: ${sentence}`)).toBeAttached();
  await comment(ravi, id, 'At nine?');
  await expect(asha.getByText(/New notification: 2 new comments/)).toBeAttached();
  await expect(bell(asha, 1)).toBeVisible();

  await bell(asha, 1).click();
  await expect(asha).toHaveURL(/\/dashboard\?notifications=open$/);
  await expect(entries(asha)).toHaveCount(1);
  await expect(entries(asha)).toContainText(`2 new comments on your post in ${community.name}`);
  await expect(entries(asha)).toContainText(words);
  await axe(asha);
  await entries(asha).getByRole('link').click();
  await expect(panel(asha)).toBeHidden();
  await expect(asha.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await expect(asha.getByRole('article').filter({ hasText: words })).toBeVisible();
  await expect(asha.getByRole('listitem').filter({ hasText: 'At nine?' })).toBeFocused();
  await expect(bell(asha, 0)).toBeVisible();
  await asha.goBack();
  await expect(asha).toHaveURL(/\/dashboard$/);
  await expect(panel(asha)).toBeHidden();
});

test('marking all as read in one tab updates the other tab', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const { asha, ravi } = await twoStudents({ page, newVisitor, signedUpStudent });
  const posts = [
    await publish(asha, isOpen, 'The canteen has new dosas.'),
    await publish(asha, isOpen, 'Lost: one umbrella.'),
  ];
  for (const { id } of posts) await comment(ravi, id, 'Thanks!');
  const tab = await asha.context().newPage();
  for (const each of [asha, tab]) {
    await listen(each);
    await expect(bell(each, 2)).toBeVisible();
  }
  await bell(asha, 2).click();
  await panel(asha).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(tab, 0)).toBeVisible();
  await expect(panel(asha).getByText('Unread')).toHaveCount(0);
  await asha.reload();
  await expect(entries(asha)).toHaveCount(2);
  await expect(panel(asha).getByText('Unread')).toHaveCount(0);
});

test('a notification about a confession contains neither its commenter nor its post id', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const { asha, ravi, raviName } = await twoStudents({ page, newVisitor, signedUpStudent });
  const { id } = await publish(asha, isConfession, 'I have never seen the library from inside.');
  const answers: Promise<string>[] = [];
  const keep = (answer: Response) => {
    if (answer.url().includes('/api/notifications')) answers.push(answer.text());
  };
  asha.on('response', keep);
  const frames: string[] = [];
  asha.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  await listen(asha);
  await listen(ravi);
  await comment(asha, id, 'It is true');
  await comment(ravi, id, 'Neither have I');
  await expect(bell(asha, 1)).toBeVisible();
  await bell(asha, 1).click();
  await expect(entries(asha)).toHaveText([/Your confession has a new comment/]);
  asha.off('response', keep); // responses still pending when the test ends have no text
  for (const text of [...(await Promise.all(answers)), ...frames]) {
    expect(text).not.toContain(raviName);
    expect(text).not.toContain(id);
  }
  await expect(bell(ravi, 0)).toBeVisible();
  await entries(asha).getByRole('link').click();
  await expect(asha).toHaveURL(/\/confession\?tab=your$/);
  await expect(bell(asha, 0)).toBeVisible();
});

test('chat and bell share one connection, and an open chat adds no notification', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const { asha, ravi } = await twoStudents({ page, newVisitor, signedUpStudent });
  const id = await joinDating(asha);
  await joinDating(ravi, { name: 'Ravi', gender: 'male' });
  const matchId = await makeMatch(ravi, { page: asha, id });
  let lines = 0;
  asha.on('websocket', () => (lines += 1));
  await openChat(asha, matchId);
  await expect(bell(asha, 0)).toBeVisible();
  await say(ravi, matchId, 'Hi');
  await expect(said(asha)).toHaveText(['Hi']);
  await box(asha).fill('Hello');
  await box(asha).press('Enter');
  await expect(said(asha)).toHaveText(['Hi', 'Hello']);
  await asha.getByRole('link', { name: 'Home' }).first().click();
  await expect(asha.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(bell(asha, 0)).toBeVisible();
  await say(ravi, matchId, 'Are you there?');
  await expect(bell(asha, 1)).toBeVisible();
  await bell(asha, 1).click();
  await entries(asha)
    .getByRole('link', { name: /^Ravi sent you a message.*Unread/ })
    .click();
  await expect(said(asha)).toHaveText(['Hi', 'Hello', 'Are you there?']);
  await expect(bell(asha, 0)).toBeVisible();
  expect(lines).toBe(1);
});

test('a match request stays in the notifications until it is answered', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const { asha, ravi } = await twoStudents({ page, newVisitor, signedUpStudent });
  const toUserId = await joinDating(asha);
  await joinDating(ravi, { name: 'Ravi', gender: 'male' });
  await listen(asha);
  await listen(ravi);
  await made(ravi, '/api/dating/send-match-request', { toUserId });
  await bell(asha, 1).click();
  await entries(asha)
    .getByRole('link', { name: /Ravi sent you a match request/ })
    .click();
  await expect(asha).toHaveURL(/\/dating-match-requests$/);
  await asha.getByRole('button', { name: /Accept/ }).click();
  await asha.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await bell(ravi, 1).click();
  await expect(entries(ravi)).toHaveText([/You and Asha are a match/]);
  await bell(asha, 0).click();
  await expect(panel(asha).getByText('No notifications yet')).toBeVisible();
});
