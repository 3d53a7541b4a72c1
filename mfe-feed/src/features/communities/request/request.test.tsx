import { screen, waitFor, within } from '@testing-library/react';
import {
  fakeServer,
  held,
  moderated,
  offline,
  refusal,
  type Reply,
  type Routes,
} from '@campus/contract/testing';
import { emptyBrowser, goBack, renderAt } from '../../../test-support/render-at';
import { communities } from '../../../test-support/samples';

beforeEach(emptyBrowser);

const create = 'POST /api/community-request';
const sent = 'Community request submitted successfully! We will review and get back to you.';
const taken = () => ({ message: sent });

function site(more: Routes = {}) {
  return fakeServer({ 'GET /api/communities': () => communities, [create]: taken, ...more });
}

async function openRequest(more: Routes = {}, path = '/communities?request=1') {
  const server = site(more);
  const user = renderAt(path);
  const dialog = within(await screen.findByRole('dialog', { name: 'Request New Community' }));
  const name = dialog.getByRole('textbox', { name: 'Community name' });
  const description = dialog.getByRole('textbox', { name: 'Description' });
  const send = () => user.click(dialog.getByRole('button', { name: 'Submit Request' }));
  return { server, user, dialog, name, description, send };
}

it('the request dialog opens from the page, is in the address, and Back closes it', async () => {
  site();
  const user = renderAt('/communities');
  await user.click(await screen.findByRole('button', { name: 'Request New Community' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request New Community' });
  expect(location.search).toBe('?request=1');
  const name = within(dialog).getByRole('textbox', { name: 'Community name' });
  await waitFor(() => expect(name).toHaveFocus());
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('');
});

it('a community request is sent, shows a success message and closes the dialog', async () => {
  const answer = held<Reply>();
  const { server, user, dialog, name, description, send } = await openRequest({
    [create]: () => answer.answer,
  });
  await user.type(name, 'Chess Club');
  await user.type(description, 'For all who play');
  await send();
  expect(dialog.getByRole('button', { name: 'Submitting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(name).toBeDisabled();
  answer.give({ status: 200, body: taken() });
  expect(await screen.findByText(sent)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = server.calls(create);
  expect(call?.body).toEqual({ name: 'Chess Club', description: 'For all who play' });
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(localStorage.getItem('draft:community-request')).toBeNull();
});

it.each(['Community name', 'Description'])('a blank %s is rejected and not sent', async (left) => {
  const { server, user, dialog, name, description, send } = await openRequest();
  const [wrong, right] = left === 'Description' ? [description, name] : [name, description];
  await user.type(right, 'Chess');
  await user.type(wrong, '   ');
  await send();
  expect(wrong).toBeInvalid();
  expect(wrong).toHaveFocus();
  expect(wrong).toHaveAccessibleDescription(/Please fill in all required fields/);
  expect(right).toBeValid();
  expect(dialog.getAllByText('Please fill in all required fields')).toHaveLength(1);
  expect(server.calls(create)).toEqual([]);
  await user.type(wrong, 'x');
  expect(wrong).toBeValid();
});

it('a name that already exists shows the error at the name field', async () => {
  const message = 'This community already exists';
  const { user, dialog, name, description, send } = await openRequest({
    [create]: () => refusal(409, message, { field: 'name' }),
  });
  await user.type(name, 'Chess');
  await user.type(description, 'For all who play');
  await send();
  expect(await dialog.findAllByText(message)).toHaveLength(1);
  expect(name).toHaveAccessibleDescription(message);
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveValue('Chess');
  expect(description).toHaveValue('For all who play');
});

it.each<[string, () => Reply, string]>([
  ['the message of the server', () => refusal(429, 'Too many requests'), 'Too many requests'],
  [
    'the fallback where the server says nothing',
    () => ({ status: 500, body: {} }),
    'Failed to submit request',
  ],
  [
    'what is said without a network',
    () => {
      throw offline;
    },
    'Server error. Please try again.',
  ],
])('a failed request keeps the input and shows %s', async (_case, answer, message) => {
  const { user, dialog, name, description, send } = await openRequest({ [create]: answer });
  await user.type(name, 'Chess');
  await user.type(description, 'For all who play');
  await send();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(name).toHaveValue('Chess');
  expect(description).toHaveValue('For all who play');
});

it.each(['name', 'description'] as const)(
  'a moderation rejection shows its reason and marks the %s',
  async (field) => {
    const { user, dialog, send, ...fields } = await openRequest({
      [create]: () => moderated(field, 'Abuse: “idiot”'),
    });
    await user.type(fields.name, 'Rude');
    await user.type(fields.description, 'Words');
    await send();
    expect(await dialog.findByText('Content Not Allowed')).toBeVisible();
    expect(dialog.getAllByText('Abuse: “idiot”')).toHaveLength(1);
    const refused = fields[field];
    expect(refused).toHaveAccessibleDescription(/Abuse: “idiot”/);
    expect(refused).toBeInvalid();
    expect(fields[field === 'name' ? 'description' : 'name']).toBeValid();
    // Its reason is shown in the box under the fields.
    expect(document.activeElement).toHaveTextContent('Content Not Allowed');
  },
);

it('a retry after a lost response sends the same idempotency key', async () => {
  const { server, user, name, description, send } = await openRequest({
    [create]: () => {
      throw offline;
    },
  });
  await user.type(name, 'Chess');
  await user.type(description, 'For all');
  await send();
  await screen.findByText('Server error. Please try again.');
  server.on({ [create]: taken });
  await send();
  await screen.findByText(sent);
  const keys = server.calls(create).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('closing and reopening the dialog keeps the input', async () => {
  const { user, dialog, name } = await openRequest();
  await user.type(name, 'Half a thought');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Request New Community' }));
  expect(await screen.findByRole('textbox', { name: 'Community name' })).toHaveValue(
    'Half a thought',
  );
});

it('a draft is restored and can be discarded', async () => {
  const draft = { name: 'Chess', description: 'For all' };
  localStorage.setItem('draft:community-request', JSON.stringify(draft));
  const { user, dialog, name, description } = await openRequest();
  expect(name).toHaveValue('Chess');
  expect(description).toHaveValue('For all');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(name).toHaveValue('');
  expect(description).toHaveValue('');
});

describe('a search without results', () => {
  const path = '/communities?q=Chess%20Club';

  it('offers to request a community with the search text as its name', async () => {
    const server = site();
    const user = renderAt(path);
    const empty = (await screen.findByText('No community found')).parentElement!;
    await user.click(within(empty).getByRole('button', { name: 'Request New Community' }));
    const name = await screen.findByRole('textbox', { name: 'Community name' });
    expect(name).toHaveValue('Chess Club');
    expect(screen.queryByText('Draft restored')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'For all');
    await user.click(screen.getByRole('button', { name: 'Submit Request' }));
    expect(await screen.findByText(sent)).toBeVisible();
    expect(server.calls(create)[0]?.body).toEqual({ name: 'Chess Club', description: 'For all' });
    await waitFor(() => expect(location.search).toBe('?q=Chess%20Club'));
  });

  it('does not prefill the name again after it was changed or cleared', async () => {
    const { user, name } = await openRequest({}, `${path}&request=1`);
    await waitFor(() => expect(name).toHaveValue('Chess Club'));
    await user.clear(name);
    expect(name).toHaveValue('');
    await user.type(name, 'Go');
    expect(name).toHaveValue('Go');
  });
});

it('a college without communities offers to request one', async () => {
  site({ 'GET /api/communities': () => [] });
  const user = renderAt('/communities');
  const empty = (await screen.findByText('No communities yet')).parentElement!;
  await user.click(within(empty).getByRole('button', { name: 'Request New Community' }));
  expect(await screen.findByRole('dialog', { name: 'Request New Community' })).toBeVisible();
});
