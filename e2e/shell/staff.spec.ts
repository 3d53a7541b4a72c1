import { admin } from '../support/campus-command';
import { errorIn, liveBuild } from '../support/beacons';
import { axe, expect, fitsNarrowScreen, settled, test } from '../support/test';

const address = '/staff/remotes';
const heading = { name: 'Live builds', level: 1 };

test('only staff see the page of live builds', async ({
  page,
  site,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  // The call that tells nobody else that there is something.
  allowedErrors.push(/404/);
  const student = await signedUpStudent(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect((await page.request.get('/api/staff/remotes')).status()).toBe(404);

  expect((await admin(site.dataDir, ['students', 'staff', student.email])).code).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  const card = page.getByRole('region', { name: 'Feed' });
  await expect(card.getByRole('row', { name: /^Live/ })).toContainText('100 %');

  const visitor = await newVisitor();
  await visitor.goto(address);
  await expect(visitor.getByText('Please login to access this page')).toBeVisible();
  await expect(visitor.getByRole('heading', heading)).toHaveCount(0);
  expect((await visitor.request.get('/api/staff/remotes')).status()).toBe(404);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`the staff page passes axe and fits in the ${colorScheme} theme at ${width} px`, async ({
      page,
      site,
      signedUpStudent,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const student = await signedUpStudent(page);
      await admin(site.dataDir, ['students', 'staff', student.username]);
      await page.goto(address);
      await expect(page.getByRole('region', { name: 'Feed' })).toBeVisible();
      await settled(page);
      await axe(page);
      await fitsNarrowScreen(page, width);
    });
  }
}

test('the staff page shows newly reported errors without a reload', async ({
  page,
  site,
  signedUpStudent,
}) => {
  await page.clock.install();
  const student = await signedUpStudent(page);
  await admin(site.dataDir, ['students', 'staff', student.username]);
  await page.goto(address);
  const card = page.getByRole('region', { name: 'Feed' });
  await expect(card.getByRole('row', { name: /^Live/ })).toBeVisible();
  await expect(card.getByText('thrown on purpose')).toHaveCount(0);
  const build = (await liveBuild(site.url, 'mfe-feed')) ?? '';
  const data = await errorIn(site.url, { remote: 'mfe-feed', build }, '/dashboard');
  expect((await page.request.post('/api/beacon', { data })).status()).toBe(204);
  // Two turns of its clock: an answer that was asked for before may be on its way at the first.
  const asked = page.waitForResponse('**/api/staff/remotes');
  await page.clock.runFor(16_000);
  await asked;
  await page.clock.runFor(16_000);
  // Other tests of this worker have their students on the same site.
  await expect(card.getByText(/[1-9]\d* of \d+ students/).first()).toBeVisible();
  await expect(card.getByRole('list', { name: 'Verdicts of the breaker' })).toContainText('stays');
  await expect(card.getByText('thrown on purpose')).toBeVisible();
});
