import type { Page } from '@playwright/test';
import { box, matched } from '../support/dating';
import { picture, post } from '../support/listings';
import { busyCollege } from '../support/students';
import { signInDemo } from '../support/students';
import { axe, cls, expect, moveOver, fitsNarrowScreen, settled, test } from '../support/test';
import { cachedPaths, cacheNames, openUnderWorker } from './worker';

test.use({ serviceWorkers: 'allow' });

// Browser console messages for failed fetches.
const noNetwork = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/;

test('a page that is not cached shows the offline page until the connection returns', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(noNetwork);
  await signInDemo(page);
  await openUnderWorker(page, '/communities');
  await context.setOffline(true);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await axe(page);
  await fitsNarrowScreen(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await paper()).toBe('rgb(250, 244, 232)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).toBe('rgb(18, 19, 43)');
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});

test('a cached page opens offline, refreshes when back online, and is deleted at logout', async ({
  page,
  context,
  allowedErrors,
  logOut,
}) => {
  allowedErrors.push(noNetwork);
  await signInDemo(page);
  const [community] = (await (await page.request.get('/api/communities')).json()) as {
    _id: string;
    name: string;
  }[];
  const path = `/community/${community!._id}/${encodeURIComponent(community!.name)}`;
  const write = (content: string) =>
    post(page, '/api/posts', { content, community_id: community!._id });
  await write('The mess opens at eight.');
  await page.setViewportSize({ width: 360, height: 740 });
  await openUnderWorker(page, path);
  await expect(page.getByText('The mess opens at eight.')).toBeVisible();
  const needed = [path, '/api/auth/me', '/api/communities', expect.stringMatching(/^\/api\/posts/)];
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(needed));

  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText('The mess opens at eight.')).toBeVisible();
  await expect(page.locator('#connection')).toContainText('What you see may be old.');
  // The document's own markup has the heading too, and is gone before the page's is there.
  await expect(page.locator('#page')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: community!.name })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBe('true');
  await axe(page);
  await fitsNarrowScreen(page);

  await write('The mess opens at nine.');
  await context.setOffline(false);
  await expect(page.getByText('The mess opens at nine.')).toBeVisible();
  await expect(page.locator('#connection')).toBeEmpty();

  await logOut(page);
  await expect.poll(() => cachedPaths(page)).not.toContain('/api/auth/me');
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
});

const ofWidgets = /\/api\/(sell|cabs|events|explores)\?.*limit=(?:3|5|10)$/;
/** Addresses of the widgets' stored answers. */
const keptForWidgets = async (page: Page) =>
  (await cachedPaths(page)).filter((path) => ofWidgets.test(path)).sort();

for (const width of [360, 1280]) {
  test(`the dashboard opens offline with its widgets as last seen, ${width} pixels wide`, async ({
    page,
    context,
    newVisitor,
    signedUpStudent,
    allowedErrors,
    logOut,
  }) => {
    allowedErrors.push(noNetwork);
    const writer = await newVisitor();
    await signedUpStudent(writer, { college: busyCollege });
    await signedUpStudent(page, { college: busyCollege });
    const contact = { phone: '98765 43210', description: 'Warm light', socialMedia: '' };
    const sell = (title: string) => ({ ...contact, title, price: 400, name: 'Asha Rao' });
    const images = [await picture()];
    await post(writer, '/api/sell', { ...sell(`Lamp ${width}`), images });
    const cards = page.locator('[data-widget] :is(li, p)');
    const scrollOn = async () => {
      await settled(page);
      for (const place of await page.locator('[data-widget]').all()) {
        await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(place.locator('[aria-busy=true]')).toHaveCount(0);
      }
      await settled(page);
    };

    await page.setViewportSize({ width, height: 740 });
    await openUnderWorker(page, '/dashboard');
    await scrollOn();
    const asked: string[] = [];
    page.on('request', (request) => {
      const address = request.url().slice(new URL(request.url()).origin.length);
      if (ofWidgets.test(address)) asked.push(address);
    });
    await page.reload();
    await scrollOn();
    // Widgets show what was stored, and ask again.
    await expect.poll(() => asked).toHaveLength(7);
    const seen = await cards.allTextContents();
    expect(seen).toContainEqual(expect.stringContaining(`Lamp ${width}`));
    await expect.poll(() => keptForWidgets(page)).toEqual(asked.sort());

    await context.setOffline(true);
    await page.reload();
    await scrollOn();
    expect(await cards.allTextContents()).toEqual(seen);
    await expect(page.getByRole('region', { name: 'Today' })).toContainText(`Lamp ${width}`);
    await axe(page);

    await post(writer, '/api/sell', { ...sell(`Desk ${width}`), images });
    await context.setOffline(false);
    const items = page.locator('[data-widget="./widgets/buy-sell"]');
    await expect(items.getByRole('link', { name: `Desk ${width}` })).toBeVisible();
    await logOut(page);
    await expect.poll(() => keptForWidgets(page)).toEqual([]);
  });
}

test('opening the offline page does not sign the student out', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(noNetwork);
  await signInDemo(page);
  await openUnderWorker(page, '/communities');
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBe('true');
});

test('the offline page works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/offline.html');
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
  await context.close();
});

test('used files load offline; missing files fail and never return an HTML page', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(noNetwork);
  await openUnderWorker(page, '/login');
  await page.reload();
  await settled(page);
  const used = await page.locator('link[rel=stylesheet]').first().getAttribute('href');
  expect(used).toContain('/assets/');
  const answer = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url, { cache: 'no-store' }).then(
          ({ status, headers }) => `${status} ${headers.get('content-type')}`,
          () => 'no answer',
        ),
      address,
    );
  const missing = ['/s/gone/assets/gone.00000000.js', '/r/mfe-feed/gone/App.js'];
  for (const file of missing) expect(await answer(file)).toBe('404 text/plain; charset=utf-8');
  await context.setOffline(true);
  expect(await answer(used!)).toBe('200 text/css; charset=utf-8');
  for (const file of missing) expect(await answer(file)).toBe('no answer');
});

test('a page whose code is not loaded shows a network error offline, and opens once online', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(noNetwork, /ChunkLoadError|Loading .*chunk/);
  await signInDemo(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openUnderWorker(page, '/communities');
  // Code needed by a press is loaded at the first user interaction.
  const overlays = page.waitForResponse(/\/overlays\.\w+\.js$/);
  await moveOver(page);
  await overlays;
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Events' }).click();
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('Network error. Please check your connection and try again.');
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
  await expect(card).not.toContainText(/mfe-|not available/);
  await axe(page);
  await fitsNarrowScreen(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
});

test('an open page announces going offline and back online, without a layout shift', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(noNetwork);
  await signInDemo(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openUnderWorker(page, '/communities');
  await settled(page);
  const region = page.locator('#connection[role="status"]');
  await expect(region).toBeEmpty();
  const before = await cls(page);
  await context.setOffline(true);
  await expect(region).toHaveText("You're offline. What you see may be old.");
  await expect(region.getByRole('paragraph')).toBeInViewport({ ratio: 1 });
  await axe(page);
  await context.setOffline(false);
  await expect(region).toHaveText("You're back online.");
  await expect(region).toBeEmpty();
  expect(await cls(page)).toBe(before);
});

test('the offline notice does not cover the input of a chat', async ({
  page,
  context,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(noNetwork);
  const { matchId } = await matched({ page, newVisitor, signedUpStudent });
  await page.setViewportSize({ width: 360, height: 740 });
  await openUnderWorker(page, `/dating-chat?match=${matchId}`);
  await expect(box(page)).toBeFocused();
  await settled(page);
  await context.setOffline(true);
  await expect(page.locator('#connection')).toContainText("You're offline.");
  const isClear = () =>
    box(page).evaluate((input) => {
      const { left, top, bottom, width } = input.getBoundingClientRect();
      const middle = left + width / 2;
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(middle, y) === input);
    });
  await expect.poll(isClear).toBe(true);
  await axe(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(isClear).toBe(true);
  }
});

test('a new service worker deletes the caches of other builds and keeps the share cache', async ({
  page,
}) => {
  // No page: nothing registers a worker here.
  await page.goto('/manifest.webmanifest');
  await page.evaluate(async () => {
    for (const name of ['campus:assets:old', 'campus:offline:old', 'campus:shared']) {
      await caches.open(name);
    }
  });
  await openUnderWorker(page, '/login');
  const isOfBuild = (build: RegExp) => async () =>
    (await cacheNames(page)).filter((name) => build.test(name)).length;
  await expect.poll(isOfBuild(/^campus:offline:(?!old)/)).toBe(1);
  await expect.poll(isOfBuild(/:old$/)).toBe(0);
  expect(await cacheNames(page)).toContain('campus:shared');
});
