import type { Page } from '@playwright/test';
import { settledDialog } from '../support/listings';
import { axe, expect, fitsNarrowScreen, settled, test } from '../support/test';

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

const message = {
  Name: 'Asha',
  Email: 'asha@home.example',
  Subject: 'A question',
  Message: 'Is there a Campus for Konkan?\nWe would like one.',
};

const college = {
  'Your name': 'Asha',
  'Your email': 'asha@home.example',
  'Your phone': '98765 43210',
  'College name': 'Konkan Institute of Design',
  State: 'Maharashtra',
  Country: 'India',
  'Email suffix': '@Konkan.edu.example',
  'Contact email of the college': 'office@konkan.edu.example',
  'Why should we add it?': 'We are four hundred, and nobody knows anybody.',
};

test('the contact form reports missing and invalid fields, then sends the message', async ({
  page,
}) => {
  await page.goto('/contact');
  await settled(page);
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await fill(page, { ...message, Email: 'asha@home' });
  await send.click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await axe(page);
  await fill(page, { Email: message.Email });
  const asked = page.waitForRequest('**/api/contact');
  await send.click();
  expect((await asked).postDataJSON()).toEqual({
    name: message.Name,
    email: message.Email,
    subject: message.Subject,
    message: message.Message,
    to: 'contact@campus.example',
  });
  await expect(
    page.getByText('Thank you for your message! We will get back to you soon.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('the contact form sends no session cookie of a signed-in student', async ({
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  await page.goto('/contact');
  await settled(page);
  await fill(page, message);
  const asked = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect(await (await asked).headerValue('cookie')).toBeNull();
});

test('an unsent message is kept after a reload and can be sent again', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/contact');
  await settled(page);
  await fill(page, message);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    page.getByText('Network error. Please check your connection and try again.'),
  ).toBeVisible();
  await page.context().setOffline(false);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await settled(page);
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message.Message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    page.getByText('Thank you for your message! We will get back to you soon.'),
  ).toBeVisible();
});

test('a visitor requests a college', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/colleges');
  await settled(page);
  await page.getByRole('button', { name: 'Request a college' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a college' });
  await expect(page).toHaveURL(/\?dialog=request$/);
  const submit = dialog.getByRole('button', { name: 'Submit Request' });
  await submit.click();
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await fill(page, { ...college, 'Email suffix': 'konkan.edu.example' });
  await submit.click();
  await expect(
    dialog.getByText('Please enter the email suffix with the @, like @college.edu'),
  ).toBeVisible();
  await settledDialog(page);
  await axe(page);
  await fitsNarrowScreen(page);
  await fill(page, { 'Email suffix': college['Email suffix'] });
  await submit.click();
  await expect(
    page.getByText('College request submitted successfully! We will review and get back to you.'),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/colleges$/);
});

test('a request for an existing college is rejected and keeps the typed text', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/40[09] .*\/api\/college-request/);
  const [known] = (await (await page.request.get('/api/colleges')).json()) as {
    emailSuffix: string;
    name: string;
  }[];
  await page.goto('/colleges?dialog=request');
  await settled(page);
  const dialog = page.getByRole('dialog', { name: 'Request a college' });
  await fill(page, {
    ...college,
    'College name': known!.name,
    'Email suffix': known!.emailSuffix,
  });
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog.getByText('This college is already on Campus').first()).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'State' })).toHaveValue(college.State);
});

test('Back closes the dialog, and reopening it restores the typed text', async ({ page }) => {
  await page.goto('/colleges');
  await settled(page);
  const opener = page.getByRole('button', { name: 'Request a college' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Request a college' });
  await dialog.getByRole('textbox', { name: 'College name' }).fill('Konkan');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog.getByRole('textbox', { name: 'College name' })).toHaveValue('Konkan');
});
