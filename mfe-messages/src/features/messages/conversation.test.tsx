import type { OfflineQueue, QueuedCall, QueuedProblem } from '@campus/contract/client';
import { held, offline, refusal } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aConversation,
  arrives,
  freshChat,
  inboxOf,
  lamp,
  line,
  online,
  open,
} from '../../test-support/conversations';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

beforeEach(() => {
  // A key press on a menu item dispatches this kind of event, which jsdom lacks.
  Object.defineProperty(window, 'PointerEvent', { value: MouseEvent, configurable: true });
  freshChat();
});

const find = 'GET /api/conversations/c1';
const send = 'POST /api/conversations/c1/messages';
const read = 'POST /api/conversations/c1/read';
const missing = "This conversation isn't there any more";
const log = () => screen.findByRole('log', { name: 'Messages with asha' });
const words = async () =>
  within(await log())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
const box = () => screen.getByPlaceholderText('Type your message...');

test('a conversation shows its listing and new messages, and marks them as read', async () => {
  const chat = open('/messages/c1');
  expect(await words()).toEqual(['Message 1']);
  const about = screen.getByRole('link', { name: /Study lamp.*₹349/ });
  expect(about).toHaveAttribute('href', '/buy-sell?ad=a1');
  expect(screen.getByRole('link', { name: 'asha' })).toHaveAttribute('href', '/people/asha');
  await waitFor(() => expect(chat.server.calls(read)).toHaveLength(1));
  expect(chat.server.calls(read)[0]?.body).toEqual({ messageId: 'n1' });
  await online(chat);
  arrives(chat, line(2));
  arrives(chat, line(9), 'another');
  expect(await words()).toEqual(['Message 1', 'Message 2']);
  await waitFor(() => expect(chat.server.calls(read)).toHaveLength(2));
});

test('a failed message is kept, and Try Again resends it with the same key before the next one', async () => {
  const chat = open('/messages/c1');
  await log();
  chat.server.on({ [send]: () => refusal(500, '') });
  await chat.user.type(box(), 'May I see it?{Enter}At five?{Enter}');
  expect(await screen.findByText('Failed to send message')).toBeVisible();
  expect(box()).toHaveValue('');
  chat.server.on({ [send]: chat.accept });
  await chat.user.click(screen.getByRole('button', { name: 'Try Again' }));
  const inOrder = ['Message 1', 'May I see it?', 'At five?'];
  await waitFor(async () => expect(await words()).toEqual(inOrder));
  const keys = chat.server.calls(send).map(({ headers }) => headers.get('idempotency-key'));
  const next = keys.pop();
  expect(new Set(keys).size).toBe(1);
  expect(keys).not.toContain(next);
});

test('an offline message is shown as waiting until it is sent, or rejected with a reason', async () => {
  const chat = open('/messages/c1');
  await log();
  const kept: QueuedCall[] = [];
  const ends = [held<QueuedProblem | undefined>(), held<QueuedProblem | undefined>()];
  const queue: OfflineQueue = {
    isHolding: false,
    add: (call) => Promise.resolve(kept.push(call) > 0),
    settled: (key) => ends[kept.findIndex((call) => call.key === key)]!.answer,
  };
  window.offlineQueue = queue;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  chat.server.on({ [send]: () => Promise.reject(offline) });
  await chat.user.type(box(), 'At five?{Enter}Or six?{Enter}');
  await waitFor(() => expect(screen.getAllByText('Waiting for a connection')).toHaveLength(2));
  expect(kept[0]).toMatchObject({
    kind: 'message',
    text: 'At five?',
    href: '/messages/c1',
    address: '/api/conversations/c1/messages',
    body: { message: 'At five?' },
  });
  chat.said.push(line(2, { sender: 'you', message: 'At five?' }));
  ends[0]!.give(undefined);
  ends[1]!.give({ problem: 'Content moderation failed', unfit: true });
  await waitFor(async () => expect(await words()).toEqual(['Message 1', 'At five?']));
  expect(screen.queryByText('Waiting for a connection')).toBeNull();
  expect(screen.getByText('Or six?')).toBeVisible();
  expect(screen.getByText('Content moderation failed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  delete window.offlineQueue;
});

test('a conversation about a deleted listing says so and has no link to it', async () => {
  const listing = { ...lamp, state: 'gone', title: '', price: null, image: null } as const;
  open('/messages/c1', { [find]: () => aConversation({ listing }) });
  expect(await screen.findByText("This item isn't there any more")).toBeVisible();
  expect(screen.queryByRole('link', { name: /item/ })).toBeNull();
});

test('an unknown conversation shows a message and a link back', async () => {
  open('/messages/c1', {
    [find]: () => refusal(404, missing),
    'GET /api/conversations/c1/messages': () => refusal(404, missing),
  });
  expect(await screen.findByText(missing)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to messages' })).toHaveAttribute(
    'href',
    '/messages',
  );
});

test('a conversation that has ended shows a link back after the next message is sent', async () => {
  const chat = open('/messages/c1');
  await log();
  chat.server.on({ [find]: () => refusal(404, missing), [send]: () => refusal(404, missing) });
  await chat.user.type(box(), 'Are you there?{Enter}');
  expect(await screen.findByRole('link', { name: 'Back to messages' })).toBeVisible();
  expect(screen.queryByRole('log')).toBeNull();
});

test('when the conversation fails to load, an error is shown and Try Again loads it', async () => {
  const chat = open('/messages/c1', { [find]: () => refusal(500, '') });
  expect(await screen.findByText('Failed to fetch your messages')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to messages' })).toBeVisible();
  chat.server.on({ [find]: () => aConversation() });
  await chat.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await words()).toEqual(['Message 1']);
});

test('a reported message is sent as a conversation message and removed', async () => {
  const chat = open('/messages/c1', { 'POST /api/reports': () => ({ message: 'ok' }) });
  const row = within(await log()).getByRole('listitem');
  await chat.user.click(within(row).getByRole('button', { name: 'More' }));
  await chat.user.click(await screen.findByRole('menuitem', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
  await chat.user.click(dialog.getAllByRole('radio')[0]!);
  await chat.user.click(dialog.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(screen.queryByText('Message 1')).toBeNull());
  expect(chat.server.calls('POST /api/reports')[0]?.body).toMatchObject({
    kind: 'conversation-message',
    id: 'n1',
  });
});

test('Block asks for confirmation and leads back to the inbox', async () => {
  const block = 'PUT /api/user/blocks/p7';
  const chat = open('/messages/c1', {
    'GET /api/people/asha': () => ({ _id: 'p7', username: 'asha' }),
    [block]: () => ({ message: 'ok' }),
  });
  await log();
  await chat.user.click(screen.getByRole('button', { name: 'More actions' }));
  await chat.user.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Block asha' }));
  chat.server.on({ 'GET /api/conversations': () => inboxOf([]) });
  await chat.user.click(question.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('No messages yet')).toBeVisible();
  expect(chat.server.calls(block)).toHaveLength(1);
});
