import { signInDemo } from '../support/students';
import { expect, settled, test } from '../support/test';
import { cachedPaths, openUnderWorker } from './worker';

test.use({ serviceWorkers: 'allow' });

test('the first page of a browser opens offline with what it loaded before its worker', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/);
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...worker) => {
      await new Promise((begin) => addEventListener('register-now', begin, { once: true }));
      return register(...worker);
    };
  });
  await signInDemo(page);
  const communities = (await (await page.request.get('/api/communities')).json()) as {
    _id: string;
    name: string;
  }[];
  const founded = communities.find(({ name }) => name === 'Computer Science');
  await page.goto(`/community/${founded?._id}/Computer%20Science`);
  await settled(page);
  // Only moderators load this, and no document names it.
  const tools = page.getByRole('button', { name: 'Moderate this post' }).first();
  await expect(tools).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.evaluate(() => dispatchEvent(new Event('register-now')));
  await expect.poll(() => cachedPaths(page)).toContain(pathname);
  await expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringMatching(/\/moderate\./));

  await context.setOffline(true);
  await page.goto(pathname);
  await expect(page.locator('#connection')).toContainText('What you see may be old.');
  await expect(tools).toBeVisible();
});

test('without a connection, a dialog whose code was never loaded says so, and the page stays', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load|Loading (?:CSS )?chunk|WebSocket/);
  await signInDemo(page);
  await openUnderWorker(page, '/dashboard');
  await settled(page);
  const post = page.locator('article').first();
  await post.getByRole('button', { name: /^Comments/ }).click();
  const comment = post.getByRole('textbox', { name: 'Write a comment' });
  await comment.fill('Written before the tunnel');

  await context.setOffline(true);
  const report = page.getByRole('button', { name: 'Report this post' }).first();
  await report.click();
  const alerts = page.getByRole('region', { name: 'Notifications' });
  await expect(alerts).toContainText('Network error. Please check your connection and try again.');
  await expect(comment).toHaveValue('Written before the tunnel');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await context.setOffline(false);
  await report.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
