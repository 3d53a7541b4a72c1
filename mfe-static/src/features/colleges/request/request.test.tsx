import { fakeServer, held, offline, refusal } from '@campus/contract/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { emptyBrowser, renderAt } from '../../../test-support/render-at';

const send = 'POST /api/college-request';
const sent = 'College request submitted successfully! We will review and get back to you.';
const site = (answer: () => unknown = () => ({ message: 'ok' })) =>
  fakeServer({ 'GET /api/colleges': () => [], [send]: answer });

const fields = {
  requesterName: 'Your name',
  requesterEmail: 'Your email',
  requesterPhone: 'Your phone',
  name: 'College name',
  state: 'State',
  country: 'Country',
  emailSuffix: 'Email suffix',
  contactEmail: 'Contact email of the college',
  reason: 'Why should we add it?',
} as const;
type Field = keyof typeof fields;

const good: Record<Field, string> = {
  requesterName: 'Asha',
  requesterEmail: 'asha@home.example',
  requesterPhone: '98765 43210',
  name: 'Konkan Institute',
  state: 'Maharashtra',
  country: 'India',
  emailSuffix: '@konkan.edu.example',
  contactEmail: 'office@konkan.edu.example',
  reason: 'We would like to join.',
};

const box = (field: Field) => screen.getByRole('textbox', { name: fields[field] });
const submit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Submit Request' }));

async function open() {
  const user = renderAt('/colleges?dialog=request');
  await screen.findByRole('dialog', { name: 'Request a college' });
  return user;
}

async function fill(user: UserEvent, some: Partial<Record<Field, string>> = {}) {
  for (const [field, text] of Object.entries({ ...good, ...some })) {
    await user.click(box(field as Field));
    if (text) await user.paste(text);
  }
}

beforeEach(emptyBrowser);

test.each(Object.keys(good) as Field[])('%s is required', async (field) => {
  const server = site();
  const user = await open();
  await fill(user, { [field]: '' });
  await submit(user);
  expect(box(field)).toHaveFocus();
  expect(box(field)).toHaveAttribute('aria-invalid', 'true');
  expect(box(field)).toHaveAccessibleDescription(/Please fill in all required fields/);
  expect(server.calls(send)).toHaveLength(0);
});

test.each<[Field, string, string]>([
  ['requesterEmail', 'asha@home', 'Please enter a valid email address'],
  ['contactEmail', 'office', 'Please enter a valid email address'],
  ['emailSuffix', 'konkan.edu', 'Please enter the email suffix with the @, like @college.edu'],
  ['name', 'x'.repeat(151), 'This is too long'],
  ['reason', 'x'.repeat(5001), 'This is too long'],
])('an invalid %s shows an error until it is changed', async (field, text, message) => {
  const server = site();
  const user = await open();
  await fill(user, { [field]: text });
  await submit(user);
  expect(box(field)).toHaveFocus();
  expect(box(field)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(server.calls(send)).toHaveLength(0);
  await user.keyboard('!');
  expect(box(field)).not.toHaveAttribute('aria-invalid');
});

test('a request is sent once, shows a success message, closes the dialog and clears the form', async () => {
  const answer = held<unknown>();
  const server = site(() => answer.answer);
  const user = await open();
  await fill(user);
  await submit(user);
  const busy = screen.getByRole('button', { name: 'Submitting...' });
  await user.click(busy);
  expect(box('name')).toBeDisabled();
  answer.give({ message: 'ok' });
  expect(await screen.findByText(sent)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.calls(send).map(({ body }) => body)).toEqual([good]);
  await user.click(screen.getAllByRole('button', { name: 'Request a college' })[0]!);
  await screen.findByRole('dialog');
  expect(box('name')).toHaveValue('');
});

test.each([
  [() => refusal(409, 'This college is already on Campus'), 'This college is already on Campus'],
  [() => refusal(500, ''), 'Failed to submit request'],
  [
    () => {
      throw offline;
    },
    'Server error. Please try again.',
  ],
])('a failure shows an error and keeps the input (%#)', async (fail, message) => {
  const server = site(fail);
  const user = await open();
  await fill(user);
  await submit(user);
  expect(await screen.findByText(message)).toBeVisible();
  for (const [field, text] of Object.entries(good)) expect(box(field as Field)).toHaveValue(text);
  server.on({ [send]: () => ({ message: 'ok' }) });
  await submit(user);
  expect(await screen.findByText(sent)).toBeVisible();
});

test('a draft survives a reload and can be discarded', async () => {
  site();
  const user = await open();
  await user.type(box('name'), 'Konkan');
  cleanup();
  const again = await open();
  expect(box('name')).toHaveValue('Konkan');
  expect(screen.getByText(/^Draft restored/)).toBeVisible();
  await again.click(screen.getByRole('button', { name: 'Discard' }));
  expect(box('name')).toHaveValue('');
});
