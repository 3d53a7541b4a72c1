import type { Page } from '@playwright/test';
import { expect, photographFile, test } from '../support/test';
import { allColleges, newStudent, type Student } from '../support/students';
import type { MailSink } from '../support/mail';

const words = 'The banyan by the library has new leaves this morning.';
const better = 'The banyan by the library has new leaves. Come and see before nine.';
const abuse = 'You fucking idiot, nobody wants you here';

/** Through the pages, as a new user does it. */
async function signUpByHand(page: Page, mail: MailSink, student: Student): Promise<void> {
  await page.goto('/signup');
  await page.getByRole('combobox', { name: 'College' }).fill(student.college.name.slice(0, 5));
  await page.getByRole('option', { name: student.college.name }).click();
  await page.getByLabel('Email').fill(student.email.split('@')[0]!);
  await page.getByLabel('Username').fill(student.username);
  await expect(page.getByText('Username is available')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByLabel('Confirm Password').fill(student.password);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  // The last thing that is missing: the form sends itself.
  await page.getByLabel('OTP').fill(await mail.latestCode(student.email));
  await expect(page).toHaveURL(/\/dashboard$/);
}

const postOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** Bytes of the picture in a data URL. */
const pictureBytes = (dataUrl: string) =>
  Buffer.from(dataUrl.split(',')[1] ?? '', 'base64').byteLength;

test('a new student signs up, posts a photograph, edits the post and deletes it', async ({
  page,
  mail,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  test.setTimeout(180_000);
  // The browser reports the refusal of the abusive comment, and what the other college may not see.
  allowedErrors.push(/status of 422/, /status of 404/);
  const [college, elsewhere] = await allColleges(page.request);
  const author = newStudent(college!);
  let community = '';

  await test.step('a new student signs up and reaches the dashboard', async () => {
    await signUpByHand(page, mail, author);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('the author posts a photograph of 5 MB, which is sent with less than 1 MB', async () => {
    await page.getByRole('button', { name: 'Create New Post' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create New Post' });
    const choice = dialog.getByRole('combobox', { name: 'Community' });
    await expect(choice.getByRole('option')).not.toHaveCount(1);
    await choice.selectOption({ index: 1 });
    community = (await choice.locator('option:checked').textContent()) ?? '';
    await dialog.getByRole('textbox', { name: 'Your post' }).fill(words);
    await dialog.getByLabel('Image files').setInputFiles(await photographFile());
    await expect(dialog.getByText('1 of 3 added')).toBeVisible({ timeout: 60_000 });
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/posts')),
      dialog.getByRole('button', { name: 'Post', exact: true }).click(),
    ]);
    const { images } = request.postDataJSON() as { images: string[] };
    expect(images).toHaveLength(1);
    expect(pictureBytes(images[0]!)).toBeLessThan(1024 * 1024);
    await expect(page.getByText('Post created successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(postOf(page, words)).toBeVisible();
  });

  const reader = await newVisitor();
  await test.step('a second student of the college finds the post in its community', async () => {
    await signedUpStudent(reader, { college: college!.name });
    await reader.goto('/communities');
    const card = reader
      .getByRole('listitem')
      .filter({ has: reader.getByText(community, { exact: true }) });
    await card.getByRole('link', { name: 'View Posts' }).click();
    await expect(reader.getByRole('heading', { level: 1, name: community })).toBeVisible();
    const post = postOf(reader, words);
    await expect(post.getByText(author.username)).toBeVisible();
    await expect(post.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    const photo = post.getByRole('img', { name: /^Photo 1 of 1/ });
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(400);
  });

  await test.step('the second student upvotes and comments', async () => {
    const post = postOf(reader, words);
    await post.getByRole('button', { name: 'Upvote, 0' }).click();
    await expect(post.getByRole('button', { name: 'Upvote, 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await post.getByRole('button', { name: 'Comments (0)' }).click();
    await post.getByPlaceholder('Write a comment...').fill('I saw it too');
    await post.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(post.getByRole('listitem').filter({ hasText: 'I saw it too' })).toBeVisible();
    await expect(post.getByRole('button', { name: 'Comments (1)' })).toBeVisible();
  });

  await test.step('an abusive comment is rejected with its reason', async () => {
    const post = postOf(reader, words);
    const field = post.getByPlaceholder('Write a comment...');
    await field.fill(abuse);
    await post.getByRole('button', { name: 'Comment', exact: true }).click();
    const block = post.getByRole('alert').filter({ hasText: 'Comment Not Allowed' });
    await expect(block).toContainText('Please modify your comment and try again.');
    await expect(field).toHaveValue(abuse);
    await expect(post.getByRole('button', { name: 'Comments (1)' })).toBeVisible();
  });

  await test.step('a student of another college does not see the post', async () => {
    const stranger = await newVisitor();
    await signedUpStudent(stranger, { college: elsewhere!.name });
    await stranger.goto(new URL(reader.url()).pathname);
    await expect(stranger.getByText("We can't find that community", { exact: true })).toBeVisible();
    const answers = await Promise.all(
      ['/api/posts?limit=50', '/api/posts/important?limit=50'].map((path) =>
        stranger.request.get(path).then((answer) => answer.text()),
      ),
    );
    for (const text of answers) expect(text).not.toContain(words);
  });

  await test.step('the author sees the vote and the comment, and edits the post', async () => {
    await page.goto(new URL(reader.url()).pathname);
    const post = postOf(page, words);
    await expect(post.getByRole('button', { name: 'Upvote, 1' })).toBeVisible();
    await expect(post.getByRole('button', { name: 'Comments (1)' })).toBeVisible();
    await post.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Edit post' }).fill(better);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(postOf(page, better)).toBeVisible();
    await reader.reload();
    await expect(postOf(reader, better)).toBeVisible();
  });

  await test.step('the author deletes the post, and the second student no longer sees it', async () => {
    await postOf(page, better).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Are you sure you want to delete this post?')).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Post deleted successfully!')).toBeVisible();
    await expect(postOf(page, better)).toHaveCount(0);
    await reader.reload();
    await expect(reader.getByRole('heading', { level: 1, name: community })).toBeVisible();
    await expect(postOf(reader, better)).toHaveCount(0);
  });
});
