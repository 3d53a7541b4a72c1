import { newStudent, type Student } from '../support/students';
import { expect, test } from '../support/test';
import { admin } from '../support/campus-command';

test('accepting a college request adds the college to the sign-up page', async ({
  page,
  site,
  mail,
}) => {
  const data = {
    requesterName: 'Asha',
    requesterEmail: 'asha@home.example',
    requesterPhone: '98765 43210',
    name: 'Malabar College of Music',
    state: 'Kerala',
    country: 'India',
    emailSuffix: '@malabar.example',
    contactEmail: 'office@malabar.example',
    reason: 'We sing.',
  };
  const asked = await page.request.post('/api/college-request', { data });
  expect(asked.ok()).toBe(true);
  const list = await admin(site.dataDir, ['college-requests', 'list', '--json']);
  const [request] = list.last()['requests'] as { id: string }[];
  const accepted = await admin(site.dataDir, ['college-requests', 'accept', request?.id ?? '']);
  expect(accepted).toMatchObject({ code: 0, stderr: '' });

  await page.goto('/signup');
  await page.getByRole('combobox', { name: /college/i }).fill('Malabar');
  await expect(page.getByRole('option', { name: /Malabar College of Music/ })).toBeVisible();
  await expect.poll(() => mail.mails.filter(({ to }) => to === 'asha@home.example').length).toBe(1);
});

test('a suspended student is signed out everywhere and cannot sign in until they are restored', async ({
  page,
  site,
  signedUpStudent,
  allowedErrors,
}) => {
  // The browser reports each answer that refuses.
  allowedErrors.push(/status of 40[13]/);
  const student = await signedUpStudent(page);
  const suspend = ['students', 'suspend', student.email, '--reason', 'Threats'];
  expect(await admin(site.dataDir, suspend)).toMatchObject({ code: 0, stderr: '' });
  expect((await page.request.get('/api/communities')).status()).toBe(401);
  const signIn = ({ email, password }: Student) =>
    page.request.post('/api/auth/login', { data: { email, password } });
  expect((await signIn(student)).status()).toBe(403);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);

  expect((await admin(site.dataDir, ['students', 'restore', student.email])).code).toBe(0);
  expect((await signIn(student)).status()).toBe(200);
  expect((await admin(site.dataDir, suspend.slice(0, 3))).code).toBe(2);
  const nobody = newStudent(student.college);
  const unknown = await admin(site.dataDir, ['students', 'find', nobody.email]);
  expect(unknown).toMatchObject({
    code: 1,
    stderr: `There is no student “${nobody.email}”.\n`,
  });
});
