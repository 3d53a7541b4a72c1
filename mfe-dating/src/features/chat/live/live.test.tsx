import { refusal } from '@campus/contract/testing';
import { useSession } from '@campus/shared-auth';
import { numbered } from '@campus/shared-features/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  arrives,
  asha,
  findLog,
  freshChat,
  log,
  noon,
  online,
  openChat,
  words,
  type Campus,
} from '../testing/open-chat';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

beforeEach(freshChat);

const session = 'GET /api/auth/verify-token';
const checks = ({ server }: Campus) => server.calls(session).length;
const lists = ({ server }: Campus) => server.calls('GET /api/dating/accepted-matches').length;
const histories = ({ server }: Campus) => server.calls('GET /api/dating/chat/m1').length;

async function opened(setting?: Parameters<typeof openChat>[0]): Promise<Campus> {
  const chat = openChat({ said: [numbered(1)], ...setting });
  chat.server.on({ [session]: () => ({ isAuthenticated: true }) });
  await findLog();
  await online(chat);
  await waitFor(() => expect(histories(chat)).toBe(2));
  await waitFor(() => expect(lists(chat)).toBe(2));
  return chat;
}

const come = (type: 'online' | 'visibilitychange') =>
  act(async () => void (type === 'online' ? window : document).dispatchEvent(new Event(type)));

test('the socket connects with its options and authenticates the student', async () => {
  const { socket } = await opened();
  expect(socket.options()).toMatchObject({
    path: '/socket.io',
    withCredentials: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
  });
  expect(socket.emitted).toEqual([['authenticate', 'me']]);
});

test('a message event is shown once, and those of other matches or invalid ones are ignored', async () => {
  const chat = await opened();
  const message = chat.store();
  arrives(chat, message);
  arrives(chat, message);
  arrives(chat, numbered(8, { message: 'for Bela' }), 'm2');
  arrives(chat, { _id: 'broken' });
  act(() => chat.socket.push('new_chat_message', 'nonsense'));
  expect(words()).toEqual(['Message 1', 'Message 2']);
});

test('a message with held-back links shows a hint, and its full text after a reply', async () => {
  const chat = await opened();
  const whole = chat.store({ message: 'See https://example.com' });
  const held = { ...whole, message: 'See •••', isHeld: true };
  chat.server.on({ 'GET /api/dating/chat/m1': () => [numbered(1), held] });
  arrives(chat, held);
  expect(words()).toEqual(['Message 1', 'See •••']);
  const hint = () => within(log()).queryByText("You'll see links and numbers once you reply");
  expect(hint()).toBeVisible();
  const answer = chat.store({ sender: 'me', message: 'Hi' });
  chat.server.on({ 'GET /api/dating/chat/m1': () => chat.said });
  arrives(chat, answer);
  await waitFor(() => expect(words()).toEqual(['Message 1', whole.message, 'Hi']));
  expect(hint()).not.toBeInTheDocument();
});

test('Connecting… is shown as a status until the socket is connected', async () => {
  const chat = openChat();
  await findLog();
  const status = screen.getByText('Connecting…').closest('[role=status]');
  expect(status).toBeInTheDocument();
  await online(chat);
  expect(status).toBeEmptyDOMElement();
  act(() => chat.socket.cut());
  expect(status).toHaveTextContent('Connecting…');
});

test('messages missed during a disconnect are fetched page by page', async () => {
  const chat = await opened();
  act(() => chat.socket.cut());
  for (let n = 0; n < 250; n += 1) chat.store();
  await online(chat);
  await waitFor(() => expect(words()).toHaveLength(251));
  const after = chat.server
    .calls('GET /api/dating/chat/m1')
    .slice(2)
    .map(({ query }) => query.get('after'));
  expect(after).toEqual(['n1', 'n201']);
  expect(lists(chat)).toBe(3);
});

test('a recovered connection fetches nothing again', async () => {
  const chat = await opened();
  act(() => chat.socket.cut());
  act(() => chat.socket.join(true));
  // Marking this message as read comes after anything that a catch-up would have fetched.
  arrives(chat, chat.store());
  const reads = () => chat.server.calls('POST /api/dating/chat/m1/read');
  await waitFor(() => expect(reads().at(-1)?.body).toEqual({ messageId: 'n2' }));
  expect([lists(chat), histories(chat)]).toEqual([2, 2]);
});

test.each(['online', 'visibilitychange'] as const)('missed messages load on %s', async (type) => {
  const chat = await opened();
  chat.store();
  await come(type);
  await waitFor(() => expect(words()).toEqual(['Message 1', 'Message 2']));
});

test('a failed catch-up shows Try Again, which fetches the missed messages', async () => {
  const chat = await opened();
  const route = 'GET /api/dating/chat/m1';
  chat.server.on({ [route]: () => refusal(500, '') });
  await come('online');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  chat.server.on({ [route]: () => [numbered(2)] });
  await chat.user.click(again);
  await waitFor(() => expect(words()).toEqual(['Message 1', 'Message 2']));
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test.each(['putOut', 'refuse'] as const)(
  'after %s the session is checked once, and the socket reconnects if it is valid',
  async (end) => {
    const chat = await opened();
    await act(async () => chat.socket[end]());
    await waitFor(() => expect(chat.socket.connect).toHaveBeenCalledTimes(1));
    expect(checks(chat)).toBe(1);
    await online(chat);
    await waitFor(() => expect(lists(chat)).toBe(3));
  },
);

test('after a second disconnect by the server at once, only Reconnect connects again', async () => {
  const chat = await opened();
  await act(async () => chat.socket.putOut());
  await waitFor(() => expect(chat.socket.connect).toHaveBeenCalledTimes(1));
  await act(async () => chat.socket.putOut());
  const button = await screen.findByRole('button', { name: 'Reconnect' });
  expect(chat.socket.connect).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Not connected')).toBeVisible();
  await chat.user.click(button);
  await waitFor(() => expect(chat.socket.connect).toHaveBeenCalledTimes(2));
});

test('after a second disconnect by the server two minutes later, the socket reconnects', async () => {
  const chat = await opened();
  await act(async () => chat.socket.putOut());
  await waitFor(() => expect(chat.socket.connect).toHaveBeenCalledTimes(1));
  jest.spyOn(Date, 'now').mockReturnValue(noon + 120_000);
  await act(async () => chat.socket.putOut());
  await waitFor(() => expect(chat.socket.connect).toHaveBeenCalledTimes(2));
});

test('an expired session signs the student out and does not reconnect', async () => {
  const chat = await opened();
  chat.server.on({ [session]: () => ({ isAuthenticated: false }) });
  await act(async () => chat.socket.putOut());
  expect(await screen.findByText('Not connected')).toBeVisible();
  expect(useSession.getState()).toEqual({ status: 'signed-out', reason: 'expired' });
  expect(chat.socket.connect).not.toHaveBeenCalled();
  expect(chat.socket.disconnect).toHaveBeenCalled();
});

test('a failed session check shows Not connected and keeps the student signed in', async () => {
  const chat = await opened();
  chat.server.on({ [session]: () => refusal(503, '') });
  await act(async () => chat.socket.putOut());
  expect(await screen.findByText('Not connected')).toBeVisible();
  expect(useSession.getState().status).toBe('signed-in');
});

test('the socket is closed on logout and when the page is left', async () => {
  const chat = await opened();
  act(() => useSession.setState({ status: 'signed-out', reason: 'logout' }, true));
  expect(chat.socket.disconnect).toHaveBeenCalled();
  cleanup();
  freshChat();
  const next = await opened();
  cleanup();
  expect(next.socket.disconnect).toHaveBeenCalled();
});

test('a match that has ended is no longer shown after the next catch-up', async () => {
  const matches = [asha];
  const chat = await opened({ matches });
  matches.pop();
  chat.server.on({ 'GET /api/dating/chat/m1': () => refusal(404, 'gone') });
  await come('online');
  expect(await screen.findByText("This chat isn't there any more")).toBeVisible();
});
