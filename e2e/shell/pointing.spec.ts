import { listAds } from '@campus/contract';
import { expect, moveOver, settled, test } from '../support/test';

test('hovering a link preloads the page of another remote, and its list is fetched once', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.goto('/dashboard');
  await moveOver(page);
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const list = page.waitForResponse((answer) => new URL(answer.url()).pathname === listAds.path);
  const files = page.waitForResponse((answer) =>
    /\/r\/mfe-marketplace\/.*\.css$/.test(answer.url()),
  );
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Buy & Sell' });
  await link.hover();
  await Promise.all([list, files]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buy & Sell' })).toBeVisible();
  await settled(page);
  expect(asked.filter((path) => path === listAds.path)).toHaveLength(1);
});

test('hovering a link prefetches its public document', async ({ page }) => {
  await page.goto('/privacy');
  const fetched = page.waitForRequest(
    (request) => request.headers()['sec-purpose']?.startsWith('prefetch') ?? false,
  );
  await page.locator('#page').getByRole('link', { name: 'About', exact: true }).first().hover();
  expect(new URL((await fetched).url()).pathname).toBe('/about');
});
