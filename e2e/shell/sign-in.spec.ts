import type { Page } from '@playwright/test';
import {
  axe,
  axeEverywhere,
  cls,
  expect,
  fitsNarrowScreen,
  moveOver,
  settled,
  test,
} from '../support/test';
import { allColleges, newStudent } from '../support/students';

const address = (page: Page) => new URL(page.url()).pathname;

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a new student signs up with the code from the mail and reaches the dashboard', async ({
  page,
  mail,
}) => {
  const [college] = await allColleges(page.request);
  const student = newStudent(college!);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  // Before the scripts have taken the page over, a link opens a document of its own, which moves no focus.
  await settled(page);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeFocused();
  await page.getByRole('combobox', { name: 'College' }).fill(college!.name.slice(0, 5));
  await page.getByRole('option', { name: college!.name }).click();
  await page.getByLabel('Email').fill(student.email.split('@')[0]!);
  await expect(page.getByText(college!.emailSuffix, { exact: true })).toBeVisible();
  await page.getByLabel('Username').fill(student.username);
  await expect(page.getByText('Username is available')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByLabel('Confirm Password').fill(student.password);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('OTP sent to your email! Please check your inbox.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeVisible();
  await axeEverywhere(page);
  // As a phone does to a page that waits behind the mail app.
  await page.reload();
  await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(student.username);
  await expect(page.getByText('Username is available')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByLabel('Confirm Password').fill(student.password);
  // The sixth digit sends the form.
  await page.getByLabel('OTP').fill(await mail.latestCode(student.email));
  await expect(page.getByText('Registration successful! Welcome to Campus!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a protected page redirects to the login and opens after it', async ({
  page,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/401 .*\/api\/auth\/login/);
  const student = await signedUpStudent(await newVisitor());
  await page.goto('/communities');
  await expect(page.getByText('Please login to access this page')).toBeVisible();
  expect(address(page)).toBe('/login');
  await axe(page);
  await logIn(page, { ...student, password: 'not the one' });
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(student.email);
  await logIn(page, student);
  await expect(page.getByText('Login successful! Welcome back!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/communities$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('after a password reset, the old password is refused and the new one logs in', async ({
  page,
  mail,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/401 .*\/api\/auth\/login/);
  const student = await signedUpStudent(await newVisitor());
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(student.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(
    page.getByText('Password reset OTP sent to your email! Please check your inbox.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(student.email);
  await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeVisible();
  await axeEverywhere(page);
  await page.getByLabel('New Password').fill('another horse');
  await page.getByLabel('Confirm Password').fill('another horse');
  // The last thing that is missing: the form sends itself.
  await page.getByLabel('OTP').fill(await mail.latestCode(student.email));
  await expect(
    page.getByText('Password reset successfully! Redirecting to login...'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, student);
  await expect(
    page.getByText('Login failed. Please check your credentials and try again.'),
  ).toBeVisible();
  expect(address(page)).toBe('/login');
  await logIn(page, { ...student, password: 'another horse' });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('logout in one tab logs out the other', async ({ page, context, signedUpStudent, logOut }) => {
  await signedUpStudent(page);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/communities');
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await logOut(page);
  await expect(page.getByText('Logged out successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login\?next=%2Fcommunities$/);
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull();
});

test('a session ended on the server redirects to the login and keeps the page as next', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/401 /);
  await signedUpStudent(page);
  await page.goto('/dashboard');
  await moveOver(page);
  await settled(page);
  // A call that the page makes by itself would find the end of the session first: none is answered before
  // the page has moved.
  const moved = page.waitForURL('**/profile');
  await page.route('**/api/**', async (route) => {
    await moved;
    await route.continue();
  });
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByText('Please login to access this page')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/profile');
});

for (const path of ['/', '/login', '/signup', '/forgot-password', '/no/such/page']) {
  test(`${path} passes axe, keeps CLS low and fits a narrow phone`, async ({
    page,
    allowedErrors,
  }) => {
    // The document of a missing page is a 404, which the browser reports.
    if (path === '/no/such/page') allowedErrors.push(/404/);
    // Colours are checked after their transitions.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await settled(page);
    await axe(page);
    expect(await cls(page)).toBeLessThan(0.02);
    await fitsNarrowScreen(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.reload();
    await settled(page);
    await axe(page);
  });
}
