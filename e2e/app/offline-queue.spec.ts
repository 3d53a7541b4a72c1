import { execFileSync } from 'node:child_process';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/find-chromium.mjs';
import { abuse, picture, post, sell } from '../support/listings';
import { axe, expect, fitsNarrowScreen, settled, test } from '../support/test';
import { openUnderWorker } from './worker';

test.use({ serviceWorkers: 'allow' });

const noNetwork = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/;

interface Community {
  _id: string;
  name: string;
  isConfession?: boolean;
}

interface Post {
  _id: string;
  content: string;
  images: string[];
  likes: number;
}

async function communityOf(page: Page): Promise<Community> {
  const all = (await (await page.request.get('/api/communities')).json()) as Community[];
  return all.find(({ isConfession }) => !isConfession)!;
}

const postsOf = async (page: Page): Promise<Post[]> =>
  ((await (await page.request.get('/api/posts?limit=50')).json()) as { posts: Post[] }).posts;

const commentsOf = async (page: Page, id: string): Promise<string[]> =>
  (
    (await (await page.request.get(`/api/posts/${id}/comments`)).json()) as { content: string }[]
  ).map(({ content }) => content);

/** Number of queued writes in this browser, of any user. */
const stored = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('offline-queue', 1);
        // There is none.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const { result } = opening;
          const counting = result.transaction('calls').objectStore('calls').count();
          counting.onsuccess = () => resolve(counting.result);
          counting.onerror = () => reject(new Error('The queue cannot be counted'));
          result.close();
        };
      }),
  );

const queue = (page: Page) => page.locator('#connection').getByRole('group');
const box = (page: Page) => page.locator('article').filter({ hasText: 'Who has the notes?' });

async function compose(page: Page, text: string, file?: Buffer) {
  await page.getByRole('button', { name: 'Create New Post' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create New Post' });
  await dialog.getByRole('textbox', { name: 'Your post' }).fill(text);
  if (file) {
    const chosen = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: file };
    await dialog.getByLabel('Image files').setInputFiles(chosen);
    await expect(dialog.getByText('1 of 3 added')).toBeVisible();
  }
  return dialog;
}

async function postIt(page: Page, text: string, file?: Buffer) {
  const dialog = await compose(page, text, file);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function comment(page: Page, text: string) {
  await page.getByPlaceholder('Write a comment...').fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByPlaceholder('Write a comment...')).toHaveValue('', { timeout: 15_000 });
}

test('ten writes made offline are sent once and in order, even after the browser was killed', async ({
  page: friend,
  baseURL,
  signedUpStudent,
  watched,
  allowedErrors,
}, info) => {
  allowedErrors.push(noNetwork);
  const { college } = await signedUpStudent(friend);
  const community = await communityOf(friend);
  const about = { community_id: community._id };
  const id = await post(friend, '/api/posts', { content: 'Who has the notes?', ...about });
  const item = await sell(friend);
  const profile = info.outputPath('profile');
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: await findChromium(),
      args: ['--no-sandbox'],
      baseURL: baseURL!,
      viewport: { width: 360, height: 740 },
    });
    const [page] = context.pages();
    await watched(page!);
    return { context, page: page! };
  };

  const { context, page } = await open();
  const { email, password } = await signedUpStudent(page, { college: college.name });
  const asked = await page.request.post('/api/conversations', {
    data: { kind: 'ad', listing: item, message: 'Is this available?' },
  });
  const { conversationId } = (await asked.json()) as { conversationId: string };
  const chat = await context.newPage();
  await watched(chat);
  await chat.setViewportSize({ width: 360, height: 740 });

  await test.step('both pages are opened while online', async () => {
    await openUnderWorker(
      page,
      `/community/${community._id}/${encodeURIComponent(community.name)}`,
    );
    await box(page).getByRole('button', { name: 'Comments (0)' }).click();
    await expect(page.getByPlaceholder('Write a comment...')).toBeVisible();
    const dialog = await compose(
      page,
      'x',
      Buffer.from((await picture()).split(',')[1]!, 'base64'),
    );
    await dialog.getByRole('button', { name: /^Remove/ }).click();
    await dialog.getByRole('textbox', { name: 'Your post' }).fill('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await openUnderWorker(chat, `/messages/${conversationId}`);
    await expect(chat.getByPlaceholder('Type your message...')).toBeVisible();
    await settled(chat);
    await settled(page);
  });

  await test.step('ten writes made offline are queued and listed', async () => {
    await context.setOffline(true);
    await postIt(page, 'First from the basement');
    await expect(
      page.getByText("No connection. We'll send it when you're back online."),
    ).toBeVisible();
    const file = Buffer.from((await picture()).split(',')[1]!, 'base64');
    await postIt(page, 'Second, with a picture', file);
    for (const text of ['One', 'Two', 'Three']) await comment(page, text);
    const upvote = box(page).getByRole('button', { name: /^Upvote/ });
    await upvote.click();
    await expect(upvote).toHaveAccessibleName('Upvote, 1');
    const write = chat.getByPlaceholder('Type your message...');
    for (const text of ['I can come at five', 'Or at six', 'At the gate']) {
      await write.fill(text);
      await write.press('Enter');
      await expect(chat.getByRole('list', { name: 'Not sent yet' })).toContainText(text);
    }
    await expect(chat.getByText('Waiting for a connection')).toHaveCount(3);
    await postIt(page, 'Third from the basement');
    await expect(queue(page)).toContainText('10 waiting to be sent');
    await expect(queue(chat)).toContainText('10 waiting to be sent');
    await queue(page).getByText('10 waiting').click();
    await expect(queue(page).getByRole('listitem')).toHaveCount(10);
    await expect(queue(page).getByRole('listitem').nth(1)).toContainText('Second, with a picture');
    await axe(page);
    await fitsNarrowScreen(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(queue(page).getByRole('listitem').last()).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page);
  });

  await test.step('the browser is killed', async () => {
    const closed = new Promise((resolve) => context.once('close', resolve));
    execFileSync('pkill', ['-9', '-f', profile]);
    await closed;
    expect(await commentsOf(friend, id)).toEqual([]);
  });

  await test.step('back online, every write arrives once', async () => {
    const again = await open();
    // The session ended with the browser.
    await again.page.request.post('/api/auth/login', { data: { email, password } });
    await openUnderWorker(again.page, '/dashboard');
    const posts = async () => (await postsOf(friend)).map(({ content }) => content);
    await expect.poll(posts).toContain('Third from the basement');
    await expect(queue(again.page)).toBeHidden();
    expect((await posts()).filter((text) => /basement|picture/.test(text))).toEqual([
      'Third from the basement',
      'Second, with a picture',
      'First from the basement',
    ]);
    const all = await postsOf(friend);
    expect(all.find(({ content }) => content.startsWith('Second'))!.images).toHaveLength(1);
    expect(all.find(({ _id }) => _id === id)!.likes).toBe(1);
    expect(await commentsOf(friend, id)).toEqual(['One', 'Two', 'Three']);
    const answer = await friend.request.get(`/api/conversations/${conversationId}/messages`);
    const said = ((await answer.json()) as { message: string }[]).map(({ message }) => message);
    expect(said).toEqual(['Is this available?', 'I can come at five', 'Or at six', 'At the gate']);
    await again.context.close();
  });
});

test('a rejected write keeps its reason, does not block later ones, and is deleted at logout', async ({
  page,
  context,
  signedUpStudent,
  logOut,
  allowedErrors,
}) => {
  allowedErrors.push(noNetwork, /status of 422/);
  await signedUpStudent(page);
  const community = await communityOf(page);
  const about = { community_id: community._id };
  const id = await post(page, '/api/posts', { content: 'Who has the notes?', ...about });
  await openUnderWorker(page, `/post/${id}`);
  await expect(page.getByPlaceholder('Write a comment...')).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  for (const text of ['One', abuse, 'Three', 'Four']) await comment(page, text);
  await queue(page).getByText('4 waiting to be sent').click();
  await queue(page).getByRole('button', { name: 'Discard comment Four' }).click();
  await expect(queue(page)).toContainText('3 waiting to be sent');
  await context.setOffline(false);
  const refused = queue(page).getByRole('listitem');
  await expect(refused).toHaveCount(1);
  await expect(queue(page)).toContainText("1 couldn't be sent");
  await expect(refused).toContainText(abuse);
  await expect(refused.getByRole('link', { name: 'Community guidelines' })).toBeVisible();
  await axe(page);
  expect(await commentsOf(page, id)).toEqual(['One', 'Three']);
  // It came onto the page as well.
  await expect(page.getByRole('region', { name: 'Comments' }).getByText('Three')).toBeVisible();
  await refused.getByRole('button', { name: /^Try Again/ }).click();
  await expect(refused).toContainText(abuse);
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(queue(page)).toBeHidden();
  await expect.poll(() => stored(page)).toBe(0);
});

test('a comment whose answer never comes is queued and arrives once', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(noNetwork);
  await signedUpStudent(page);
  const { _id } = await communityOf(page);
  const id = await post(page, '/api/posts', { content: 'Who has the notes?', community_id: _id });
  await openUnderWorker(page, `/post/${id}`);
  await settled(page);
  // It arrives, and its answer is lost: the device still says that it is online.
  const create = `**/api/posts/${id}/comments`;
  await page.route(create, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return new Promise<void>(() => {});
  });
  await comment(page, 'From a lift');
  await expect(
    page.getByText("No connection. We'll send it when you're back online."),
  ).toBeVisible();
  await page.unroute(create);
  await expect.poll(() => stored(page)).toBe(0);
  await expect(page.getByRole('region', { name: 'Comments' }).getByText('From a lift')).toHaveCount(
    1,
  );
  expect(await commentsOf(page, id)).toEqual(['From a lift']);
});

test('queued writes of one student are never sent in the session of another', async ({
  page,
  context,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(noNetwork);
  const { college } = await signedUpStudent(page);
  const { _id } = await communityOf(page);
  const id = await post(page, '/api/posts', { content: 'Who has the notes?', community_id: _id });
  await openUnderWorker(page, `/post/${id}`);
  await expect(page.getByPlaceholder('Write a comment...')).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  await comment(page, 'From the first');
  await expect(queue(page)).toContainText('1 waiting to be sent');
  await page.goto('about:blank');
  await context.setOffline(false);
  // The first student's session ended with its cookie, and nobody pressed Logout.
  await context.clearCookies();
  await signedUpStudent(page, { college: college.name });
  await openUnderWorker(page, `/post/${id}`);
  await settled(page);
  await expect(page.getByText('No comments yet')).toBeVisible();
  await expect.poll(() => stored(page)).toBe(0);
  await expect(queue(page)).toBeHidden();
  expect(await commentsOf(page, id)).toEqual([]);
});
