import { fakeServer, held, offline, refusal } from '@campus/contract/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

const send = 'POST /api/contact';
const sent = 'Thank you for your message! We will get back to you soon.';
const site = (answer: () => unknown = () => ({ message: 'ok' })) => fakeServer({ [send]: answer });

const good = {
  Name: 'Asha',
  Email: 'asha@home.example',
  Subject: 'Hello',
  Message: 'One line\nand another',
};
type Label = keyof typeof good;
const labels = Object.keys(good) as Label[];

const box = (label: Label) => screen.getByRole('textbox', { name: label });
const submit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Send Message' }));

async function open() {
  const user = renderAt('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  return user;
}

async function fill(user: UserEvent, some: Partial<typeof good> = {}) {
  for (const [label, text] of Object.entries({ ...good, ...some })) {
    await user.click(box(label as Label));
    if (text) await user.paste(text);
  }
}

beforeEach(emptyBrowser);

test('the contact page states the reply time and links to common answers', async () => {
  site();
  await open();
  expect(screen.getByText(/We reply within 24-48 hours/)).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/colleges?dialog=request',
    '/forgot-password',
    '/disclaimer#community-guidelines',
    '/privacy#your-choices',
  ]);
});

test.each(labels)('%s is required and may not be blank', async (label) => {
  const server = site();
  const user = await open();
  await fill(user, { [label]: '  ' });
  await submit(user);
  expect(box(label)).toHaveFocus();
  expect(box(label)).toHaveAccessibleDescription('Please fill in all fields');
  expect(server.calls(send)).toHaveLength(0);
});

test.each<[Label, string, string]>([
  ['Email', 'asha@home', 'Please enter a valid email address'],
  ['Subject', 'x'.repeat(151), 'This is too long'],
  ['Message', 'x'.repeat(5001), 'This is too long'],
])('an invalid %s shows an error', async (label, text, message) => {
  const server = site();
  const user = await open();
  await fill(user, { [label]: text });
  await submit(user);
  expect(box(label)).toHaveFocus();
  expect(box(label)).toHaveAccessibleDescription(message);
  expect(server.calls(send)).toHaveLength(0);
});

test('a message is sent once and without credentials, then the form is cleared', async () => {
  const answer = held<unknown>();
  const server = site(() => answer.answer);
  const network = jest.spyOn(globalThis, 'fetch');
  const user = await open();
  await fill(user);
  await submit(user);
  await user.click(screen.getByRole('button', { name: 'Sending...' }));
  answer.give({ message: 'ok' });
  expect(await screen.findByText(sent)).toBeVisible();
  expect(screen.getByText(/^Message sent\./)).toHaveAttribute('role', 'status');
  for (const label of labels) expect(box(label)).toHaveValue('');
  expect(server.calls(send).map(({ body }) => body)).toEqual([
    {
      name: good.Name,
      email: good.Email,
      subject: good.Subject,
      message: good.Message,
      to: 'contact@campus.example',
    },
  ]);
  expect(network.mock.calls[0]?.[1]?.credentials).toBe('omit');
});

test.each([
  [() => refusal(429, 'Too many requests.'), 'Too many requests.'],
  [() => refusal(500, ''), 'Failed to send message. Please try again.'],
  [
    () => {
      throw offline;
    },
    'Network error. Please check your connection and try again.',
  ],
])('a failure shows an error and keeps the input (%#)', async (fail, message) => {
  const server = site(fail);
  const user = await open();
  await fill(user);
  await submit(user);
  expect(await screen.findByText(message)).toBeVisible();
  for (const label of labels) expect(box(label)).toHaveValue(good[label]);
  server.on({ [send]: () => ({ message: 'ok' }) });
  await submit(user);
  expect(await screen.findByText(sent)).toBeVisible();
});

test('an error of the server for a field is shown at that field', async () => {
  site(() => refusal(400, 'Please enter a valid email address', { field: 'email' }));
  const user = await open();
  await fill(user);
  await submit(user);
  await waitFor(() => expect(box('Email')).toHaveFocus());
  expect(box('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address');
});

test('a draft survives a reload of the tab and can be discarded', async () => {
  site();
  const user = await open();
  await user.type(box('Subject'), 'Half a thou');
  cleanup();
  const again = await open();
  expect(box('Subject')).toHaveValue('Half a thou');
  expect(localStorage).toHaveLength(0);
  await again.click(screen.getByRole('button', { name: 'Discard' }));
  expect(box('Subject')).toHaveValue('');
});
