import type { Page } from '@playwright/test';
import { signInDemo } from '../support/students';
import { expect, test } from '../support/test';
import { cacheNames, openUnderWorker, share } from './worker';

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

test('Add to Post moves a shared picture and its text from the cache into the composer', async ({
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

test('accepts three of four shared pictures and explains why the fourth is rejected', async ({
  page,
}) => {
  await signInDemo(page);
  await openUnderWorker(page, '/communities');
  await share(page, { pictures: ['a.png', 'b.png', 'c.png', 'd.png'] });
  await take(page);
  await expect(pictures(page)).toHaveCount(3);
  await expect(page.getByText('Maximum 3 images allowed', { exact: true })).toBeVisible();
});

test('a signed-out visitor logs in first and then finds the shared pictures', async ({ page }) => {
  await openUnderWorker(page, '/');
  await share(page, { text: 'Found keys', pictures: ['keys.png'] });
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page);
  await expect(page).toHaveURL(/\/upload\?shared=1$/);
  await take(page);
  await expect(pictures(page)).toHaveCount(1);
  await expect(text(page)).toHaveValue('Found keys');
});

test('a new share replaces an unclaimed one', async ({ page }) => {
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

test('a form that another site submits without a referrer does not fill the composer', async ({
  page,
  site,
}) => {
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

test('logging out deletes the shared pictures', async ({ page, logOut }) => {
  await openUnderWorker(page, '/');
  await share(page, { pictures: ['mine.png'] });
  await expect(page).toHaveURL(/\/login\?next=/);
  await signInDemo(page);
  await page.goto('/communities');
  await expect.poll(() => held(page)).toBe(true);
  await logOut(page);
  await expect.poll(() => held(page)).toBe(false);
});

test('without a service worker, POST /upload redirects to the empty composer', async ({ page }) => {
  const multipart = {
    pictures: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2e6) },
  };
  const answer = await page.request.post('/upload', { multipart, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/upload');
});
