import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Student } from '../support/students';
import { busyCollege, signInDemo } from '../support/students';
import {
  axe,
  expect,
  moveOver,
  fitsNarrowScreen,
  photograph,
  settled,
  test,
} from '../support/test';

const words = 'Somebody left a blue umbrella at the library gate.';

interface Kept {
  readonly posts: readonly { readonly content: string; readonly images: readonly string[] }[];
}

const section = (page: Page) => page.getByRole('region', { name: 'Privacy and Security' });

/** Opens a row of the section. */
async function open(page: Page, name: string): Promise<void> {
  await section(page).getByRole('button', { name, exact: true }).click();
}

async function signIn(page: Page, { email, password }: Student): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
}

/** The name and the content of the first file in a zip; the rest is ignored. */
function firstFile(zip: Buffer): { name: string; text: string } {
  expect(zip.readUInt32LE(0)).toBe(0x04034b50);
  const nameEnd = 30 + zip.readUInt16LE(26);
  const content = zip.subarray(nameEnd + zip.readUInt16LE(28));
  return { name: zip.toString('utf8', 30, nameEnd), text: inflateRawSync(content).toString() };
}

test('a student downloads their data including pictures', async ({ page, signedUpStudent }) => {
  const { username } = await signedUpStudent(page, { college: busyCollege });
  const [community] = await (await page.request.get('/api/communities')).json();
  const image = `data:image/jpeg;base64,${(await photograph(60_000)).toString('base64')}`;
  const data = { content: words, images: [image], community_id: community._id };
  const headers = { prefer: 'images=url' };
  const made = await page.request.post('/api/posts', { data, headers });
  const [address] = (await made.json()).images;
  const picture = await (await page.request.get(address)).body();

  await page.goto('/profile');
  await open(page, 'Your data');
  const started = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Download my data' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe(`campus-data-${username}.zip`);
  await expect(page.getByText("We've downloaded your data")).toBeVisible();
  const zip = await readFile(await file.path());
  const { name, text } = firstFile(zip);
  expect(name).toBe('data.json');
  const { posts }: Kept = JSON.parse(text);
  expect(posts).toMatchObject([{ content: words, images: [address.replace('/media', 'images')] }]);
  expect(zip.includes(picture), 'the picture as it is served').toBe(true);
});

test('a session ended from another device redirects to the login', async ({
  page,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  // The browser reports the answer by which the other page learns it.
  allowedErrors.push(/status of 401/);
  const student = await signedUpStudent(page, { college: busyCollege });
  const elsewhere = await newVisitor();
  await signIn(elsewhere, student);
  await elsewhere.goto('/dashboard');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await moveOver(elsewhere);

  await page.goto('/profile');
  await open(page, "Where you're logged in");
  await expect(section(page).getByText('This device')).toBeVisible();
  await section(page)
    .getByRole('button', { name: /^Log out of Chrome on/ })
    .click();
  await expect(page.getByText('Logged out on that device')).toBeVisible();
  await expect(section(page).getByText("You're logged in on this device only.")).toBeVisible();

  // Its live connection ends with the session, which tells the page that it is signed out.
  await expect(elsewhere).toHaveURL(/\/login/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});

test('a student deletes their account and restores it by logging in again', async ({
  page,
  mail,
  signedUpStudent,
}) => {
  const { email, password } = await signedUpStudent(page, { college: busyCollege });
  await page.goto('/profile');
  await open(page, 'Delete account');
  await section(page).getByRole('button', { name: 'Delete account...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();

  const until = /Your account will be deleted on (.+)\. Log in before then to keep it\./;
  const notice = page.getByRole('alert').filter({ hasText: until });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const when = until.exec((await notice.textContent()) ?? '')?.[1] ?? '';
  await expect
    .poll(
      () => mail.mails.find(({ to, subject }) => to === email && /deleted$/.test(subject))?.text,
    )
    .toContain(when);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?next=/);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login successful! Welcome back!')).toBeVisible();
  await expect(page.getByText("Welcome back! We won't delete your account.")).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('the privacy sections and the delete dialog pass axe and fit a narrow phone', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const student = await signedUpStudent(page, { college: busyCollege });
  await signIn(await newVisitor(), student);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/profile');
    for (const name of [
      "Where you're logged in",
      'Alerts',
      'People you blocked',
      'Your data',
      'Delete account',
    ]) {
      await open(page, name);
      // Content loading above the next line moves it.
      await settled(page);
    }
    await expect(section(page).getByText('This device')).toBeVisible();
    await settled(page);
    await axe(page);
    await fitsNarrowScreen(page);
    await section(page).getByRole('button', { name: 'Delete account...' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    await axe(page);
    await fitsNarrowScreen(page);
  }
});

test('the delete dialog works by keyboard alone and closes with Escape', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page, { college: busyCollege });
  await page.goto('/profile');
  const line = section(page).getByRole('button', { name: 'Delete account', exact: true });
  await line.focus();
  await page.keyboard.press('Enter');
  const opener = section(page).getByRole('button', { name: 'Delete account...' });
  await expect(opener).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(section(page).getByRole('link', { name: 'Dating' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const keep = dialog.getByRole('radio', { name: /^Keep them/ });
  await keep.focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Delete them/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter your password')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a profile that fails to load shows the button to try again in its own size', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 500/);
  await signInDemo(page);
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/profile');
  await expect(page.getByText('Failed to fetch user info')).toBeVisible();
  const size = await page.getByRole('button', { name: 'Try Again' }).boundingBox();
  expect(size?.height).toBeLessThan(60);
});
