import { fakeServer, moderated, offline, refusal } from '@campus/contract/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { anAd, itemsOf, renderAt } from '../../test-support/ads';

// Canvas does not draw in tests: every file is used unchanged.
jest.mock('browser-image-compression', () => ({
  __esModule: true,
  default: Object.assign((file: File) => Promise.resolve(file), {
    getDataUrlFromFile: ({ name }: File) => Promise.resolve(`data:image/jpeg;base64,${name}`),
  }),
}));

beforeEach(emptyBrowser);

async function openForm(path = '/buy-sell?add=1') {
  const user = renderAt(path);
  const dialog = await screen.findByRole('dialog', { name: 'Add Item' });
  const form = within(dialog);
  await form.findByLabelText('Title');
  const send = () => user.click(form.getByRole('button', { name: 'Add Item' }));
  return { user, dialog, form, send };
}

type Form = Awaited<ReturnType<typeof openForm>>['form'];

async function addPictures(user: UserEvent, form: Form, names: readonly string[]) {
  const files = names.map((name) => new File(['bytes'], name, { type: 'image/jpeg' }));
  await user.upload(form.getByLabelText('Image files'), files);
  await form.findByRole('img', { name: names[0] });
}

const entries = [
  ['Title', 'Study lamp', 'Please enter a title'],
  ['Price', '349.50', 'Please enter a price'],
  ['Description', 'Warm light', 'Please enter a description'],
  ['Contact name', 'Ravi', 'Please enter a contact name'],
  ['Phone', '98765 43210', 'Please enter a phone number'],
] as const;

async function fill(user: UserEvent, form: Form) {
  await addPictures(user, form, ['a.jpg']);
  for (const [label, value] of entries) await user.type(form.getByLabelText(label), value);
}

test('the item form shows one error at a time, in field order, at its field', async () => {
  const server = fakeServer(itemsOf([]));
  const { user, form, send } = await openForm();
  await send();
  expect(form.getByText('Please add at least one image')).toBeVisible();
  expect(form.getByRole('button', { name: 'Choose images' })).toHaveFocus();
  await addPictures(user, form, ['a.jpg']);
  expect(form.queryByText('Please add at least one image')).not.toBeInTheDocument();
  for (const [label, value, message] of entries) {
    await send();
    expect(form.getByText(message)).toBeVisible();
    expect(form.getByLabelText(label)).toHaveFocus();
    await user.type(form.getByLabelText(label), value);
    expect(form.queryByText(message)).not.toBeInTheDocument();
  }
  expect(server.calls('POST /api/sell')).toHaveLength(0);
});

test.each([
  ['-1', 'Enter a price of 0 or more, with at most two decimals'],
  ['1.005', 'Enter a price of 0 or more, with at most two decimals'],
  ['10000001', 'The price can be at most ₹1,00,00,000'],
])('a price of %s is rejected', async (price, message) => {
  fakeServer(itemsOf([]));
  const { user, form, send } = await openForm();
  await addPictures(user, form, ['a.jpg']);
  await user.type(form.getByLabelText('Title'), 'Lamp');
  await user.type(form.getByLabelText('Price'), price);
  await send();
  expect(form.getByText(message)).toBeVisible();
});

test('a fourth picture is left out with a message', async () => {
  fakeServer(itemsOf([]));
  const { user, form } = await openForm();
  await addPictures(user, form, ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  expect(await form.findByText('Maximum 3 images allowed')).toBeVisible();
  expect(form.getAllByRole('img')).toHaveLength(3);
});

test('an item is sent once, and both lists are reloaded from their first page', async () => {
  const server = fakeServer(itemsOf([anAd('a')]));
  const { user, dialog, form, send } = await openForm();
  await fill(user, form);
  await user.type(form.getByLabelText('Social media (optional)'), '@ravi');
  const added = anAd('n', { isSeller: true });
  server.on({ ...itemsOf([added]), 'POST /api/sell': () => ({ status: 201, body: added }) });
  await send();
  expect(await screen.findByText('Item added successfully!')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Lamp n' })).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.calls('POST /api/sell').map(({ body }) => body)).toEqual([
    {
      images: ['data:image/jpeg;base64,a.jpg'],
      title: 'Study lamp',
      price: 349.5,
      description: 'Warm light',
      name: 'Ravi',
      socialMedia: '@ravi',
      phone: '98765 43210',
    },
  ]);
  expect(server.calls('GET /api/sell').at(-1)?.query.get('page')).toBe('1');
  await user.click(screen.getByRole('tab', { name: 'Your' }));
  const yours = within(screen.getByRole('tabpanel', { name: 'Your' }));
  expect(await yours.findByRole('article', { name: 'Lamp n' })).toBeVisible();
  expect(server.calls('GET /api/sell/user').at(-1)?.query.get('page')).toBe('1');
  expect(localStorage.getItem('draft:ad')).toBeNull();
});

test('a moderation rejection shows field and reason in a box, and focuses the field', async () => {
  const server = fakeServer(itemsOf([]));
  server.on({ 'POST /api/sell': () => moderated('description', 'insults somebody') });
  const { user, form, send } = await openForm();
  await fill(user, form);
  await send();
  const box = (await form.findByText('Item Not Allowed')).closest('[role="alert"]');
  expect(box).toHaveTextContent('description: insults somebody');
  expect(box).toHaveTextContent(
    'Please modify your content to follow community guidelines and try again.',
  );
  expect(form.getByLabelText('Description')).toHaveFocus();
  expect(form.getByLabelText('Description')).toBeInvalid();
  expect(form.getByLabelText('Description')).toHaveValue('Warm light');
  expect(form.getByRole('img', { name: 'a.jpg' })).toBeVisible();
});

test('a failure shows the server message or a fallback, and a retry sends the same key', async () => {
  const server = fakeServer(itemsOf([]));
  server.on({ 'POST /api/sell': () => refusal(429, 'Too many items today') });
  const { user, form, send } = await openForm();
  await fill(user, form);
  await send();
  expect(await form.findByText('Too many items today')).toBeVisible();
  server.on({
    'POST /api/sell': () => {
      throw offline;
    },
  });
  await send();
  expect(await form.findByText('Failed to add item')).toBeVisible();
  const keys = server.calls('POST /api/sell').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
