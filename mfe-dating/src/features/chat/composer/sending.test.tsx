import { held, offline, refusal } from '@campus/contract/testing';
import { useDraftRemovals } from '@campus/shared-auth';
import { numbered } from '@campus/shared-features/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  arrives,
  findLog,
  freshChat,
  input,
  log,
  online,
  openChat,
  sidebar,
  words,
  type Campus,
} from '../testing/open-chat';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

beforeEach(freshChat);

const route = 'POST /api/dating/send-message';
const posts = ({ server }: Campus) => server.calls(route);
const texts = (chat: Campus) =>
  posts(chat).map(({ body }) => (body as { message: string }).message);
const unsent = () => within(screen.getByRole('list', { name: 'Not sent yet' }));
const nothingUnsent = () =>
  waitFor(() => expect(screen.queryByRole('list', { name: 'Not sent yet' })).toBeNull());

async function opened(setting?: Parameters<typeof openChat>[0]): Promise<Campus> {
  const chat = openChat(setting);
  await findLog();
  await online(chat);
  return chat;
}

test('Enter sends the trimmed text, and the message appears once, with its socket event', async () => {
  const chat = await opened();
  const answer = held<unknown>();
  chat.server.on({ [route]: () => answer.answer });
  await chat.user.type(input(), '  Chai at five?  {Enter}');
  expect(input()).toHaveValue('');
  expect(unsent().getByText('Sending…')).toBeVisible();
  const body = { matchId: 'm1', message: 'Chai at five?', receiverId: 'asha' };
  expect(posts(chat)[0]?.body).toEqual(body);
  const sent = chat.store({ sender: 'me', message: 'Chai at five?' });
  arrives(chat, sent);
  await waitFor(() => expect(words()).toEqual(['Chai at five?']));
  expect(screen.queryByRole('list', { name: 'Not sent yet' })).toBeNull();
  act(() => answer.give({ message: 'Message sent', sent }));
  arrives(chat, sent);
  await nothingUnsent();
  expect(words()).toEqual(['Chai at five?']);
});

test('a sent message appears even if the response does not hold it', async () => {
  const chat = await opened();
  chat.server.on({
    [route]: () => {
      chat.store({ sender: 'me', message: 'Chai?' });
      return { message: 'Message sent' };
    },
  });
  await chat.user.type(input(), 'Chai?{Enter}');
  await waitFor(() => expect(words()).toEqual(['Chai?']));
  await nothingUnsent();
  expect(posts(chat)).toHaveLength(1);
});

test('Shift+Enter adds a line break, and the button sends', async () => {
  const chat = await opened();
  await chat.user.type(input(), 'one{Shift>}{Enter}{/Shift}two');
  expect(posts(chat)).toHaveLength(0);
  await chat.user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(texts(chat)).toEqual(['one\ntwo']));
  expect(input()).toHaveFocus();
});

test('Enter during an IME composition does not send', async () => {
  const chat = await opened();
  await chat.user.type(input(), 'namaste');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
  expect(posts(chat)).toHaveLength(0);
  expect(input()).toHaveValue('namaste');
});

test('a blank message is not sent', async () => {
  const chat = await opened();
  await chat.user.type(input(), '   {Enter}');
  await chat.user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(posts(chat)).toHaveLength(0);
  expect(screen.queryByRole('list', { name: 'Not sent yet' })).toBeNull();
});

test('a message over 1000 characters is rejected, and the counter announces the limit', async () => {
  const chat = await opened();
  fireEvent.change(input(), { target: { value: 'a'.repeat(1001) } });
  expect(screen.getByText('1001 / 1000')).toBeVisible();
  expect(screen.getByText('Over the limit of 1000 characters')).toBeInTheDocument();
  await chat.user.type(input(), '{Enter}');
  expect(await screen.findByText('A message can be at most 1000 characters long')).toBeVisible();
  expect(posts(chat)).toHaveLength(0);
  await chat.user.type(input(), '{Backspace}{Enter}');
  await waitFor(() => expect(texts(chat)).toEqual(['a'.repeat(1000)]));
});

test('each conversation keeps its own draft, in sessionStorage only', async () => {
  const chat = await opened();
  await chat.user.type(input(), 'not yet');
  await chat.user.click(sidebar().getByRole('link', { name: /^Bela/ }));
  await findLog('Bela');
  expect(input()).toHaveValue('');
  await chat.user.click(sidebar().getByRole('link', { name: /^Asha/ }));
  await findLog();
  expect(input()).toHaveValue('not yet');
  expect(sessionStorage.getItem('draft:chat:m1')).toBe('not yet');
  expect(localStorage.getItem('draft:chat:m1')).toBeNull();
});

test.each([
  ['what the server said', () => refusal(403, 'You cannot write here'), 'You cannot write here'],
  ['the catalogue', () => refusal(500, ''), 'Failed to send message'],
  [
    'no network',
    () => {
      throw offline;
    },
    'Server error. Please try again.',
  ],
])('a failed message (%s) shows why, and is resent with the same key', async (...row) => {
  const [, fail, reason] = row;
  const chat = await opened({ routes: { [route]: fail } });
  await chat.user.type(input(), 'hello{Enter}');
  expect(await unsent().findByText(reason)).toBeVisible();
  expect(input()).toHaveValue('');
  chat.server.on({
    [route]: () => ({ message: 'ok', sent: chat.store({ sender: 'me', message: 'hello' }) }),
  });
  await chat.user.click(unsent().getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(posts(chat)).toHaveLength(2));
  const [first, again] = posts(chat).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  arrives(chat, chat.said.at(-1));
  await nothingUnsent();
  expect(words()).toEqual(['hello']);
});

test('Discard removes a failed message', async () => {
  const chat = await opened({ routes: { [route]: () => refusal(500, '') } });
  await chat.user.type(input(), 'hello{Enter}');
  await chat.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await nothingUnsent();
  expect(sessionStorage.getItem('draft:chat-unsent')).toBeNull();
});

test('messages written quickly are sent one after another', async () => {
  const chat = await opened();
  const answers = [held<unknown>(), held<unknown>()];
  chat.server.on({ [route]: () => answers[posts(chat).length - 1]?.answer });
  await chat.user.type(input(), 'one{Enter}two{Enter}');
  expect(unsent().getAllByRole('listitem')).toHaveLength(2);
  expect(texts(chat)).toEqual(['one']);
  const sent = chat.store({ sender: 'me', message: 'one' });
  act(() => answers[0]?.give({ message: 'ok', sent }));
  await waitFor(() => expect(texts(chat)).toEqual(['one', 'two']));
});

test('messages after a failed one wait, and Try Again sends all of them in order', async () => {
  const chat = await opened();
  const first = held<unknown>();
  chat.server.on({ [route]: () => first.answer });
  await chat.user.type(input(), 'one{Enter}two{Enter}three{Enter}');
  act(() => first.give(refusal(503, '')));
  expect(await unsent().findByText('Failed to send message')).toBeVisible();
  expect(unsent().getAllByText('Waiting…')).toHaveLength(2);
  expect(texts(chat)).toEqual(['one']);
  chat.server.on({
    [route]: ({ body }) => ({
      message: 'ok',
      sent: chat.store({ sender: 'me', message: (body as { message: string }).message }),
    }),
  });
  await chat.user.click(unsent().getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(texts(chat)).toEqual(['one', 'one', 'two', 'three']));
});

test('while the socket is disconnected, a sent message is fetched at once', async () => {
  const chat = openChat({ said: [numbered(1)] });
  await findLog();
  await chat.user.type(input(), 'hello{Enter}');
  // At once, without the delay that applies while connected.
  await waitFor(() => expect(words()).toEqual(['Message 1', 'hello']), { timeout: 2000 });
  await nothingUnsent();
  expect(chat.server.calls('GET /api/dating/chat/m1').at(-1)?.query.get('after')).toBe('n1');
});

test('a sent message whose socket event is lost is fetched after a timeout', async () => {
  await opened();
  jest.useFakeTimers({ doNotFake: ['Date', 'queueMicrotask', 'performance'] });
  fireEvent.change(input(), { target: { value: 'hello' } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(unsent().getByText('Sending…')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  jest.useRealTimers();
  expect(words()).toEqual(['hello']);
  await nothingUnsent();
});

test('a failed message survives a reload and is resent only by Try Again', async () => {
  const kept = [{ key: 'k1', matchId: 'm1', text: 'from before' }];
  sessionStorage.setItem('draft:chat-unsent', JSON.stringify(kept));
  const chat = await opened();
  expect(unsent().getByText('from before')).toBeVisible();
  await chat.user.type(input(), 'new{Enter}');
  await waitFor(() => expect(texts(chat)).toEqual(['new']));
  await chat.user.click(unsent().getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(texts(chat)).toEqual(['new', 'from before']));
  expect(posts(chat)[1]?.headers.get('idempotency-key')).toBe('k1');
  expect(log()).toBeVisible();
});

test('a logout stops the sending of queued messages', async () => {
  const chat = await opened();
  const first = held<unknown>();
  chat.server.on({ [route]: () => first.answer });
  await chat.user.type(input(), 'one{Enter}two{Enter}');
  act(() => void window.dispatchEvent(new Event('authChange')));
  await act(async () => first.give({ message: 'ok', sent: chat.store({ sender: 'me' }) }));
  expect(texts(chat)).toEqual(['one']);
});

test('unsent messages of another student disappear once the site knows who is signed in', async () => {
  const kept = [{ key: 'k1', conversationId: 'm1', text: 'of another student' }];
  sessionStorage.setItem('draft:chat-unsent', JSON.stringify(kept));
  await opened();
  expect(unsent().getByText('of another student')).toBeVisible();
  act(() => useDraftRemovals.setState((count) => count + 1));
  await nothingUnsent();
});
