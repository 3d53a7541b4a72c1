import { axe, cls, expect, fitsNarrowScreen, photograph, test } from './test';

test('a new student is signed in only in their own browser', async ({
  page,
  signedUpStudent,
  newVisitor,
}) => {
  const student = await signedUpStudent(page);
  const profile = await page.request.get('/api/user/profile');
  expect(await profile.json()).toMatchObject({ username: student.username });
  const other = await newVisitor();
  expect((await other.request.get('/api/user/profile')).status()).toBe(401);
});

const own = (body: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><html lang="en"><title>Own</title><main><h1>Own</h1>${body}</main></html>`,
});

test.fail('an error on the console fails a test', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => reportError(new Error('broken')));
});

test('an allowed error on the console does not fail a test', async ({ page, allowedErrors }) => {
  allowedErrors.push(/broken/);
  await page.goto('/');
  await page.evaluate(() => reportError(new Error('broken')));
});

test('cls counts a layout shift', async ({ page }) => {
  await page.route('**/own', (route) => route.fulfill(own('<p>Text</p>')));
  await page.goto('/own');
  expect(await cls(page)).toBe(0);
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const pushing = document.createElement('div');
    pushing.style.height = '300px';
    document.querySelector('main')?.prepend(pushing);
    await frame();
    await frame();
  });
  await expect.poll(() => cls(page)).toBeGreaterThan(0.02);
});

test.fail('an axe violation fails a test', async ({ page }) => {
  await page.route('**/own', (route) => route.fulfill(own('<img src="data:,">')));
  await page.goto('/own');
  await axe(page);
});

test.fail('a page that scrolls sideways fails a test', async ({ page }) => {
  const wide = '<div style="width: 400px">wide</div>';
  await page.route('**/own', (route) => route.fulfill(own(wide)));
  await page.goto('/own');
  await fitsNarrowScreen(page);
});

test('a word that is broken to fit fails a test, and one too long for any line does not', async ({
  page,
}) => {
  const card = (word: string) => `<p style="inline-size: 4em; overflow-wrap: anywhere">${word}</p>`;
  for (const [word, isBroken] of [
    ['Engineering', true],
    ['Engineering-and-more-of-it', false],
  ] as const) {
    await page.route('**/own', (route) => route.fulfill(own(card(word))));
    await page.goto('/own');
    const fits = fitsNarrowScreen(page);
    await (isBroken ? expect(fits).rejects.toThrow('Engineering') : fits);
  }
});

test('a count that is cut off with the text before it fails a test, and one beside it does not', async ({
  page,
}) => {
  const cut = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap';
  const count = '<b style="background: gold">3 new</b>';
  for (const [name, isCut] of [
    [`Mechanical Workshop ${count}`, true],
    [`Workshop</p>${count}<p>`, false],
  ] as const) {
    await page.route('**/own', (route) =>
      route.fulfill(own(`<p style="inline-size: 8em; ${cut}">${name}</p>`)),
    );
    await page.goto('/own');
    const fits = fitsNarrowScreen(page);
    await (isCut ? expect(fits).rejects.toThrow('3 new in Mechanical') : fits);
  }
});

test('photograph creates a JPEG of more than 5 MB', async () => {
  const picture = await photograph();
  expect(picture.length).toBeGreaterThan(5_000_000);
  expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});
