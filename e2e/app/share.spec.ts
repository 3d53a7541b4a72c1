import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { cacheNames, openUnderWorker, share, signInDemo } from './worker';

test.use({ serviceWorkers: 'allow' });

const pictures = (page: Page) => page.getByRole('main').getByRole('img', { name: /\.png$/ });
const text = (page: Page) => page.getByRole('textbox', { name: 'Your post' });

const take = (page: Page) => page.getByRole('button', { name: 'Add to Post' }).click();

const held = async (page: Page) => (await cacheNames(page)).includes('campus:shared');

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('aarav@sahyadri.edu.example');
  await page.getByLabel('Password', { exact: true }).fill('campus-demo');
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a shared picture and its text stand in the composer, and nowhere else any more', async ({
  page,
}) => {
  await signInDemo(page);
  await openUnderWorker(page, '/communities');
  await share(page, { text: 'The mela is on', pictures: ['stage.png'] });
  await expect(page).toHaveURL(/\/upload\?shared=1$/);
  await expect(page.getByRole('heading', { name: 'Create New Post' })).toBeVisible();
  await take(page);
  await expect(pictures(page)).toHaveCount(1);
  await expect(pictures(page)).toHaveAttribute('src', /^data:image\//);
  await expect(text(page)).toHaveValue('The mela is on');
  await expect.poll(() => held(page)).toBe(false);
});

test('of four pictures three are taken, and the fourth is told why not', async ({ page }) => {
  await signInDemo(page);
  await openUnderWorker(page, '/communities');
  await share(page, { pictures: ['a.png', 'b.png', 'c.png', 'd.png'] });
  await take(page);
  await expect(pictures(page)).toHaveCount(3);
  await expect(page.getByText('d.png: Maximum 3 images allowed')).toBeVisible();
});

test('who is not signed in logs in first and finds the pictures', async ({ page }) => {
  await openUnderWorker(page, '/');
  await share(page, { text: 'Found keys', pictures: ['keys.png'] });
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page);
  await expect(page).toHaveURL(/\/upload\?shared=1$/);
  await take(page);
  await expect(pictures(page)).toHaveCount(1);
  await expect(text(page)).toHaveValue('Found keys');
});

test('the next share takes the place of one that nobody came for', async ({ page }) => {
  await openUnderWorker(page, '/');
  await share(page, { pictures: ['old.png'] });
  await expect(page).toHaveURL(/\/login\?next=/);
  await share(page, { pictures: ['new.png'] });
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page);
  await take(page);
  await expect(pictures(page)).toHaveCount(1);
  await expect(page.getByRole('img', { name: 'new.png' })).toBeVisible();
});

test('a form that another site sends without a referrer enters nothing', async ({ page, site }) => {
  await signInDemo(page);
  await openUnderWorker(page, '/communities');
  const form = `<!doctype html><meta name="referrer" content="no-referrer">
    <form method="post" enctype="multipart/form-data" action="${site.url}/upload">
    <input name="text" value="Buy this now"><button>Win a prize</button></form>`;
  await page.route('https://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: form }),
  );
  await page.goto('https://evil.example/');
  await page.getByRole('button', { name: 'Win a prize' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Post' })).toBeVisible();
  await expect(text(page)).toHaveValue('');
  const offer = page.getByRole('region', { name: 'Shared with Campus' });
  await expect(offer).toContainText('Buy this now');
  await offer.getByRole('button', { name: 'Discard' }).click();
  await expect(offer).toBeHidden();
  await expect(text(page)).toHaveValue('');
  await expect.poll(() => held(page)).toBe(false);
});

test('logging out forgets what was shared', async ({ page, logOut }) => {
  await openUnderWorker(page, '/');
  await share(page, { pictures: ['mine.png'] });
  await expect(page).toHaveURL(/\/login\?next=/);
  await signInDemo(page);
  await page.goto('/communities');
  await expect.poll(() => held(page)).toBe(true);
  await logOut(page);
  await expect.poll(() => held(page)).toBe(false);
});

test('without a worker the composer opens empty', async ({ page }) => {
  const multipart = {
    pictures: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2e6) },
  };
  const answer = await page.request.post('/upload', { multipart, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/upload');
});
