import type { Page, Route } from '@playwright/test';
import { dayAhead, picture, post } from '../support/listings';
import { busyCollege } from '../support/students';
import { axe, cls, expect, fitsNarrowScreen, settled, test } from '../support/test';

const college = { college: busyCollege };
const contact = { phone: '98765 43210', description: 'Warm light' };

/** Minutes until the ride leaves: the strip shows rides of the next hours, at whatever time the test runs. */
const leavesIn = 20;

/** Creates one of each for today, for the user signed in on the page. */
async function announce(page: Page, username: string): Promise<void> {
  const images = [await picture()];
  const clock = { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' } as const;
  await post(page, '/api/cabs', {
    ...contact,
    source: 'Main Gate',
    destination: `Airport of ${username}`,
    passengerName: 'Asha Rao',
    journeyDate: dayAhead(leavesIn / (24 * 60)),
    journeyTime: new Intl.DateTimeFormat('en-GB', clock).format(Date.now() + leavesIn * 60_000),
    seatsAvailable: 2,
    socialMedia: '',
  });
  const event = {
    title: `Open mic of ${username}`,
    organiserName: 'Asha Rao',
    eventDate: dayAhead(0),
  };
  await post(page, '/api/events', { ...contact, ...event, images, eventTime: '23:59' });
  const item = { title: `Lamp of ${username}`, price: 400, name: 'Asha Rao', socialMedia: '' };
  await post(page, '/api/sell', { ...contact, ...item, images });
}

const ofToday = /\/api\/(cabs\?free|events\?day)=|\/api\/sell\?.*limit=5/;

const codeOfToday = /\/r\/mfe-(marketplace|rides-events)\//;

const nothing = (route: Route) =>
  route.fulfill({
    json: route.request().url().includes('/cabs') ? [] : { ads: [], events: [] },
  });
const missing = (route: Route) => route.fulfill({ status: 404 });
const failed = (route: Route) =>
  route.fulfill({ status: 500, json: { message: 'Something went wrong' } });

/** Joins a community, and has the other student write a post there. */
async function joinAndPost(page: Page, writer: Page): Promise<void> {
  const answer = await page.request.get('/api/communities');
  const all: { _id: string; isConfession?: boolean }[] = await answer.json();
  const { _id } = all.find(({ isConfession }) => !isConfession)!;
  expect((await page.request.put(`/api/communities/${_id}/membership`)).ok()).toBe(true);
  await post(writer, '/api/posts', { content: 'The hall is open today', community_id: _id });
}

function callsFor(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (ofToday.test(request.url())) calls.push(request.url());
  });
  return calls;
}

const strip = (page: Page) => page.getByRole('region', { name: 'Today' });
const importantPosts = (page: Page) =>
  page.getByRole('heading', { name: 'Important Posts', exact: true });

/** Scrolls until the widgets of the strip have loaded, without their answers having moved the page. */
async function scrollOn(page: Page, calls: readonly string[]): Promise<void> {
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => calls.length).toBe(3);
  await settled(page);
  await expect(strip(page)).toHaveCount(0);
  expect(await cls(page)).toBeLessThan(0.02);
}

/** Leaves the dashboard within the page, and returns. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page
    .getByRole('navigation', { name: 'Your Communities' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveCount(0);
  await page.goBack();
  await settled(page);
}

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 760 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test(`the Today strip appears at the next visit of the dashboard, on ${where}`, async ({
    page,
    newVisitor,
    signedUpStudent,
  }) => {
    const writer = await newVisitor();
    await signedUpStudent(page, college);
    const { username } = await signedUpStudent(writer, college);
    await announce(writer, username);
    await joinAndPost(page, writer);
    await page.setViewportSize(viewport);
    const calls = callsFor(page);

    await test.step('the widgets load only after scrolling, without a layout shift', async () => {
      await page.goto('/dashboard');
      await settled(page);
      await page.mouse.move(200, 300);
      expect(calls).toEqual([]);
      await scrollOn(page, calls);
    });

    await test.step('the strip is shown when the dashboard is opened again', async () => {
      await comeBack(page);
      await expect(strip(page).getByRole('list')).toHaveCount(4);
      await page.reload();
      await settled(page);
      const rides = strip(page).getByRole('list', { name: 'Rides leaving soon' });
      await expect(rides.getByRole('link', { name: `Airport of ${username}` })).toContainText(
        '2 seats left',
      );
      for (const name of [`Open mic of ${username}`, `Lamp of ${username}`, /1 new post$/]) {
        await expect(strip(page).getByRole('link', { name })).toBeAttached();
      }
      await expect(importantPosts(page)).toBeInViewport();
      expect(await cls(page)).toBeLessThan(0.02);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await axe(page);
      }
      await fitsNarrowScreen(page, viewport.width);
    });

    await test.step('every card is reachable by keyboard, and the event card opens its event', async () => {
      const links = strip(page).getByRole('link');
      await links.first().focus();
      const count = await links.count();
      for (let index = 1; index < count; index += 1) await page.keyboard.press('Tab');
      await expect(links.last()).toBeFocused();
      await expect(links.last()).toBeInViewport();
      await strip(page)
        .getByRole('link', { name: `Open mic of ${username}` })
        .press('Enter');
      await expect(page).toHaveURL(/\/events\?event=/);
    });
  });

  for (const [what, text, calls, answer] of [
    ['nothing is on', 'Nothing on today so far.', ofToday, nothing],
    ['no answer can be loaded', "Couldn't load what's on today.", ofToday, failed],
    ['no code can be loaded', "Couldn't load what's on today.", codeOfToday, missing],
  ] as const) {
    test(`the Today strip of the second visit says when ${what}, on ${where}`, async ({
      page,
      signedUpStudent,
      allowedErrors,
    }) => {
      if (answer !== nothing) allowedErrors.push(/status of (404|500)|Loading script|#RUNTIME/);
      await signedUpStudent(page, college);
      await page.setViewportSize(viewport);
      await page.route(calls, answer);
      await page.goto('/dashboard');
      await settled(page);
      await expect(strip(page)).toHaveCount(0);
      // Not even scrolled: what is there today is unknown.
      await page.reload();
      await settled(page);
      await expect(strip(page).locator('p:visible')).toHaveText(text);
      await expect(importantPosts(page)).toBeInViewport();
      expect(await cls(page)).toBeLessThan(0.02);
      await axe(page);
    });
  }
}
