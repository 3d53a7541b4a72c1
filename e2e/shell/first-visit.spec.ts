import { listCommunities, logout, verifyToken } from '@campus/contract';
import type { Page } from '@playwright/test';
import { signInDemo } from '../support/students';
import { expect, test } from '../support/test';

// Nearly all of it is about what stands there before.
test.use({ takesOver: false });

/** Pages whose routes name their first calls; the students of these tests have no dating profile. */
const pages = [
  '/dashboard',
  '/communities',
  '/confession',
  '/profile',
  '/upload',
  '/buy-sell',
  '/cab-sharing',
  '/events',
  '/explore',
];

/** The same for a student with a dating profile. Chats ask again when they are connected. */
const profilePages = [
  '/dating',
  '/dating-home',
  '/dating-explore',
  '/dating-match-requests',
  '/dating-profile-setup',
];

/** Scripts, styles and fonts that the document of a student's page may name. */
const filesMax = 12;

/** A browser that the student has used before: the document itself knows no user. */
async function knownHere(page: Page): Promise<void> {
  await page.goto('/upload');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const mainScript = '**/assets/main.*.js';

/** Opens a page whose script is delayed until it is released. @returns also the document */
async function openHeld(page: Page, path: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(mainScript, async (route) => {
    await held;
    await route.continue();
  });
  const answer = await page.goto(path, { waitUntil: 'commit' });
  return { release, document: (await answer?.text()) ?? '' };
}

/** A second copy of a style sheet would cost the styles and layout of the whole page again. */
async function expectStylesOnce(page: Page): Promise<void> {
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  );
  expect(sheets.toSorted(), page.url()).toEqual([...new Set(sheets)].toSorted());
}

/** Opens a page and checks that its first calls begin before its script, once each, and that it uses them all. */
async function expectFirstCalls(page: Page, path: string) {
  const asked: string[] = [];
  const note = (request: { url: () => string }) =>
    asked.push(request.url().replace(/^https?:\/\/[^/]+/, ''));
  page.on('request', note);
  const { document, release } = await openHeld(page, path);
  const content = /<meta name="calls" [^>]*content="([^"]*)"/.exec(document)?.[1] ?? '';
  const calls = [...content.replaceAll('&amp;', '&').split(' '), '/api/auth/me'];
  await expect.poll(() => asked, path).toEqual(expect.arrayContaining(calls));
  await expect.poll(() => asked, path).toContainEqual(expect.stringMatching(/\/assets\/main\./));
  release();
  await expect(page.locator('#root h1').first(), path).toBeVisible();
  await expect(page.locator('#page')).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  page.off('request', note);
  await page.unroute(mainScript);
  await expectStylesOnce(page);
  const unused = await page.evaluate<string[]>('[...earlyAnswers.keys()]');
  expect(unused, path).toEqual([]);
  // Whom the server names is signed in. On the first page only the document's header tells that somebody is.
  expect(asked, path).not.toContain('/api/auth/verify-token');
  for (const call of calls) {
    expect(
      asked.filter((address) => address === call),
      `${path}: ${call}`,
    ).toHaveLength(1);
  }
  const files = [...document.matchAll(/(?:src|href)="(\/(?:s|r)\/[^"]+)"/g)];
  expect(new Set(files.map(([, file]) => file)).size, path).toBeLessThanOrEqual(filesMax);
}

test('the document starts the calls of its page before the main script, and each is sent once and used', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  for (const path of pages) await expectFirstCalls(page, path);
});

test('so do the documents of dating', async ({ page }) => {
  await signInDemo(page);
  for (const path of profilePages) await expectFirstCalls(page, path);
});

test('a style sheet that arrives after the code of its page is not requested again', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await knownHere(page);
  const code = page.waitForResponse(/\/r\/mfe-rides-events\/\w+\/cabs\.\w+\.js$/);
  await page.route('**/r/mfe-rides-events/*/App.*.css', async (route) => {
    await (await code).finished();
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/cab-sharing');
  await expect(page.locator('#root h1')).toBeVisible();
  await expect(page.locator('#page')).toHaveCount(0);
  await expectStylesOnce(page);
  expect(asked.filter((url) => /\/mfe-rides-events\/\w+\/App\.\w+\.css/.test(url))).toHaveLength(1);
});

test('a public page has each of its style sheets once when its scripts have taken over', async ({
  page,
}) => {
  for (const path of ['/', '/contact', '/login']) {
    await page.goto(path);
    await page.locator('#page button').first().focus();
    await expect(page.locator('#page')).toHaveCount(0);
    await expect(page.locator('#root h1').first()).toBeVisible();
    await expectStylesOnce(page);
  }
});

test('a community page starts its first call, with the id from its URL, before the main script', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  const communities = await (await page.request.get(listCommunities.path)).json();
  const { _id, name } = communities.find((one: { isConfession?: boolean }) => !one.isConfession);
  const list = page.waitForRequest((request) => request.url().includes(`/community/${_id}?page=1`));
  const { release } = await openHeld(page, `/community/${_id}/${encodeURIComponent(name)}`);
  await list;
  release();
  await expect(page.locator('#root').getByRole('heading', { level: 1, name })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`a student sees the page frame and content without scripts, ${width} pixels wide`, async ({
    page,
    signedUpStudent,
    allowedErrors,
  }) => {
    allowedErrors.push(/main\.\w+\.js/);
    await signedUpStudent(page);
    await knownHere(page);
    await page.setViewportSize({ width, height: 740 });
    await page.route(mainScript, (route) => route.abort());
    await page.goto('/buy-sell');
    const frame = page.locator('#page');
    await expect(frame.getByRole('banner')).toBeVisible();
    await expect(
      frame.getByRole('navigation', { name: width < 960 ? 'Bottom' : 'Main' }),
    ).toBeVisible();
    await expect(
      frame.getByRole('navigation', { name: width < 960 ? 'Main' : 'Bottom' }),
    ).toBeHidden();
    await expect(frame.getByRole('heading', { level: 1, name: 'Buy & Sell' })).toBeVisible();
    await expect(frame.getByRole('article').first()).toBeVisible();
  });
}

test('a signed-out visitor sees no student frame before the redirect to the login', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/main\.\w+\.js/);
  await page.route(mainScript, (route) => route.abort());
  await page.goto('/buy-sell');
  await expect(page.locator('#page')).toBeHidden();
});

test('a document of the history that is older than the logout does not start calls', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await knownHere(page);
  await page.goto('/registry.json');
  await page.request.post(logout.path);
  await page.evaluate(() => localStorage.clear());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=%2Fupload$/);
  expect(asked.filter((path) => path.startsWith('/api/auth'))).toEqual([verifyToken.path]);
});

/** Pages with a template, and what of it stands where the page has the same. */
const templates: Record<string, string> = {
  '/dashboard': 'article',
  '/buy-sell': 'article',
  '/cab-sharing': 'article',
  '/events': 'article',
  '/explore': 'article',
  '/confession': 'article',
  '/messages': 'li a > span + span > :first-child',
  '/communities': 'h1',
  '/dating-home': 'h2, dd, li',
};

/** Text and place of the heading, the text fields and the first entries of the page that is on screen. */
const whatIsSeen = (page: Page, entry: string) =>
  page.evaluate(
    ({ entry }) => {
      const main = [...document.querySelectorAll('main')].find((one) => one.checkVisibility())!;
      const parts = [
        main.querySelector('h1')!,
        ...main.querySelectorAll('input:not([type=checkbox])'),
        ...[...main.querySelectorAll(entry)].slice(0, 7),
      ];
      return parts.map((part) => {
        const { x, y, width } = part.getBoundingClientRect();
        const title = part.querySelector('h3, header + div')?.textContent ?? part.textContent;
        return { title, x: Math.round(x), y: Math.round(y), width: Math.round(width) };
      });
    },
    { entry },
  );

for (const width of [360, 1280]) {
  test(`page content neither changes nor moves when the scripts start, ${width} pixels wide`, async ({
    page,
  }) => {
    await signInDemo(page);
    await knownHere(page);
    await page.setViewportSize({ width, height: 740 });
    for (const [path, entry] of Object.entries(templates)) {
      const { release } = await openHeld(page, path);
      await expect(page.locator('#page[data-filled]'), path).toBeAttached();
      // The display face may come after the words. Where no fallback is scaled to it, it changes the width of a heading.
      await page.evaluate(() => document.fonts.load('600 1rem Eczar'));
      const before = await whatIsSeen(page, entry);
      expect(before.length, path).toBeGreaterThan(1);
      release();
      await expect(page.locator('#page'), path).toHaveCount(0);
      expect(await whatIsSeen(page, entry), path).toEqual(before);
      await page.unroute(mainScript);
    }
  });
}

test('a vote given before the scripts load is sent once they have loaded', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await knownHere(page);
  const { release } = await openHeld(page, '/dashboard');
  const second = page.locator('#page article').nth(1);
  const text = (await second.locator('p').first().textContent())!;
  await second.locator('[data-vote=like]').click();
  const voted = page.waitForRequest((request) => request.method() === 'POST');
  release();
  expect((await voted).url()).toContain('/api/posts/');
  const post = page.locator('#root article').nth(1);
  await expect(post).toContainText(text);
  await expect(post.locator('[data-vote=like]')).toHaveAttribute('aria-pressed', 'true');
});

test('a button pressed before the scripts load works once they have loaded', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await knownHere(page);
  const { release } = await openHeld(page, '/buy-sell');
  await page.locator('#page').getByRole('button', { name: 'Notifications' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('nothing is in the document twice while the scripts take over', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await knownHere(page);
  await page.addInitScript(() => {
    const count = () => {
      const most = Number(document.documentElement.dataset.titles ?? 0);
      const titles = document.querySelectorAll('h1').length;
      if (titles > most) document.documentElement.dataset.titles = String(titles);
    };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
  });
  for (const path of pages) {
    const { release } = await openHeld(page, path);
    // What was touched stays until it can be carried over.
    await page.keyboard.press('Tab');
    release();
    await expect(page.locator('#page')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('html'), path).toHaveAttribute('data-titles', '1');
    await page.unroute(mainScript);
  }
});

test('a link held down while the scripts take over is followed on release', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await knownHere(page);
  const { release } = await openHeld(page, '/buy-sell');
  const link = page.locator('#page').getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.first().hover();
  await page.mouse.down();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#page')).toHaveCount(1);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/about$/);
});
