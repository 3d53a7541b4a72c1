import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../support/process';
import { expect, test } from '../support/test';
import { openUnderWorker } from './worker';

test.use({ serviceWorkers: 'allow' });

interface Icon {
  src: string;
  type: string;
  sizes: string;
  purpose?: string;
}

interface Manifest {
  icons: Icon[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
  [field: string]: unknown;
}

test('Chromium finds no installability errors in the manifest', async ({ page }) => {
  await openUnderWorker(page, '/');
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest');
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest: Manifest = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    share_target: { action: '/upload', method: 'POST', enctype: 'multipart/form-data' },
  });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Every context of a test is a private window, where nothing is installed.
  const reasons = installabilityErrors.map(({ errorId }) => errorId);
  expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([]);
});

test('every icon has its declared type and size, and every shortcut URL answers with 200', async ({
  request,
}) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const { icons, shortcuts }: Manifest = await answer.json();
  const pngs = icons.filter(({ type }) => type === 'image/png');
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, type, sizes } of [...icons, ...shortcuts.flatMap((one) => one.icons)]) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(shortcuts.map(({ name }) => name)).toEqual(['Communities', 'Buy & Sell', 'Upload']);
  for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200);
  const apple = await request.get('/apple-touch-icon.png');
  expect(await sharp(await apple.body()).metadata()).toMatchObject({ width: 180, height: 180 });
});

const drawings = [
  ['icon.svg', 'icon-192.png'],
  ['icon.svg', 'icon-512.png'],
  ['icon-maskable.svg', 'icon-maskable-512.png'],
  ['icon-maskable.svg', 'apple-touch-icon.png'],
  ['communities.svg', 'communities-96.png'],
  ['buy-sell.svg', 'buy-sell-96.png'],
  ['upload.svg', 'upload-96.png'],
] as const;

for (const [drawing, picture] of drawings) {
  test(`${picture} matches its source drawing ${drawing}`, async () => {
    const icons = path.join(root, 'shell/src/app-install/icons');
    const png = sharp(await readFile(path.join(icons, picture)));
    const { width } = await png.metadata();
    const drawn = sharp(await readFile(path.join(icons, drawing)), { density: 144 }).resize(width);
    const [one, other] = await Promise.all(
      [png, drawn].map((image) => image.flatten({ background: '#808080' }).raw().toBuffer()),
    );
    const difference = one!.reduce((sum, value, at) => sum + Math.abs(value - other![at]!), 0);
    expect(difference / one!.length).toBeLessThan(2);
  });
}

test('service worker, manifest and offline page are sent with cache-control: no-cache', async ({
  request,
}) => {
  for (const file of ['/sw.js', '/manifest.webmanifest', '/offline.html']) {
    expect((await request.get(file)).headers()['cache-control'], file).toBe('no-cache');
  }
  const worker = await request.get('/sw.js');
  expect(worker.headers()['content-type']).toBe('text/javascript; charset=utf-8');
  expect(worker.headers()['content-security-policy']).toContain("worker-src 'self';");
});

test('choosing the dark theme also changes the theme-color of the browser bars', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openUnderWorker(page, '/login');
  const bars = page.locator('meta[name="theme-color"]');
  const night = await bars.last().getAttribute('content');
  await expect(bars.first()).not.toHaveAttribute('content', night!);
  await page.getByRole('button', { name: /^Theme: system/ }).click();
  await expect(bars.first()).toHaveAttribute('content', night!);
});
