import { offline, refusal } from '@campus/contract/testing';
import { numbered } from '@campus/shared-features/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMatch } from '../../../test-support/dating';
import {
  arrives,
  asha,
  findLog,
  freshChat,
  input,
  log,
  online,
  openChat,
  words,
  type Campus,
} from '../testing/open-chat';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

beforeEach(freshChat);

const some = (count: number) => Array.from({ length: count }, (_, at) => numbered(at + 1));
const reads = ({ server }: Campus) =>
  server.calls('POST /api/dating/chat/m1/read').map(({ body }) => body);

/** Gives the box the heights that a browser would: 1000 of content, 400 in sight. */
function layOut(height = { now: 1000 }) {
  const box = screen.getByRole('group', { name: 'Messages' });
  Object.defineProperty(box, 'scrollHeight', { get: () => height.now, configurable: true });
  Object.defineProperty(box, 'clientHeight', { value: 400, configurable: true });
  const scrollTo = (top: number) => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  };
  return { box, height, scrollTo };
}

test('messages are grouped by day and show their time and author', async () => {
  const said = [
    numbered(1, { createdAt: '2026-03-01T06:00:00.000Z', message: 'long ago' }),
    // A quarter past midnight of the 13th on campus.
    numbered(2, { createdAt: '2026-03-12T18:45:00.000Z', message: 'yesterday' }),
    numbered(3, { createdAt: '2026-03-14T06:00:00.000Z', message: 'today', sender: 'me' }),
  ];
  openChat({ said });
  await findLog();
  const headings = within(log()).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Sun, 1 Mar',
    'Yesterday',
    'Today',
  ]);
  const items = within(log()).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Asha: long ago1 Mar',
    'Asha: yesterdayYesterday',
    'You: today11:30 am',
  ]);
  expect(log()).toHaveAttribute('aria-live', 'polite');
});

test('opening a match focuses the input', async () => {
  openChat();
  await findLog();
  expect(input()).toHaveFocus();
});

test('an empty conversation shows an invitation to write', async () => {
  openChat();
  expect(await screen.findByText('Start the conversation!')).toBeVisible();
  expect(screen.getByText(/send the first message/i)).toBeVisible();
});

test('when the history fails to load, Try Again is shown instead of the empty state', async () => {
  const routes = { 'GET /api/dating/chat/m1': () => refusal(500, 'broken') };
  const { user, server } = openChat({ routes });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.queryByText('Start the conversation!')).not.toBeInTheDocument();
  expect(screen.queryByText('broken')).not.toBeInTheDocument();
  server.on({ 'GET /api/dating/chat/m1': () => some(2) });
  await user.click(again);
  await findLog();
  expect(words()).toEqual(['Message 1', 'Message 2']);
});

test('Load older messages adds the older page above the oldest message', async () => {
  const { user, server } = openChat({ said: some(70) });
  await user.click(await screen.findByRole('button', { name: 'Load older messages' }));
  await waitFor(() => expect(words()).toHaveLength(70));
  expect(words()[0]).toBe('Message 1');
  expect(server.calls('GET /api/dating/chat/m1').at(-1)?.query.get('before')).toBe('n21');
  expect(screen.queryByRole('button', { name: 'Load older messages' })).not.toBeInTheDocument();
});

test('scrolling to the top loads older messages and keeps the scroll position', async () => {
  openChat({ said: some(70) });
  await findLog();
  const { box, height, scrollTo } = layOut();
  scrollTo(40);
  height.now = 1400;
  await waitFor(() => expect(words()).toHaveLength(70));
  expect(box.scrollTop).toBe(440);
});

test('when older messages fail to load, Try Again loads them', async () => {
  const { user, server } = openChat({ said: some(70) });
  const older = await screen.findByRole('button', { name: 'Load older messages' });
  server.on({
    'GET /api/dating/chat/m1': () => {
      throw offline;
    },
  });
  await user.click(older);
  const again = await screen.findByRole('button', { name: 'Try Again' });
  server.on({ 'GET /api/dating/chat/m1': () => some(20) });
  await user.click(again);
  await waitFor(() => expect(words()).toHaveLength(70));
});

test('at the end a new message scrolls into view, further up a button announces it', async () => {
  const chat = openChat({ said: some(3) });
  await findLog();
  await online(chat);
  const { box, scrollTo } = layOut();
  scrollTo(590);
  arrives(chat, chat.store());
  expect(box.scrollTop).toBe(1000);
  scrollTo(100);
  arrives(chat, chat.store());
  expect(box.scrollTop).toBe(100);
  await chat.user.click(screen.getByRole('button', { name: 'New messages' }));
  expect(box.scrollTop).toBe(1000);
  expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
});

test('messages are marked as read once, when the end of the list is in view', async () => {
  const chat = openChat({ said: some(3) });
  await findLog();
  await waitFor(() => expect(reads(chat)).toEqual([{ messageId: 'n3' }]));
  await online(chat);
  const { scrollTo } = layOut();
  scrollTo(100);
  arrives(chat, chat.store());
  expect(await screen.findByRole('button', { name: 'New messages' })).toBeVisible();
  expect(reads(chat)).toHaveLength(1);
  scrollTo(600);
  await waitFor(() => expect(reads(chat)).toEqual([{ messageId: 'n3' }, { messageId: 'n4' }]));
});

test('nothing is marked as read while the tab is hidden', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const chat = openChat({ said: some(3) });
  await findLog();
  expect(reads(chat)).toEqual([]);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reads(chat)).toEqual([{ messageId: 'n3' }]));
});

test('the last own message shows Sent, then Seen, when both share read receipts', async () => {
  const matches = [aMatch({ ...asha, seenTo: '2026-03-13T06:00:00.000Z' })];
  const said = [
    numbered(1, { sender: 'me', createdAt: '2026-03-13T06:00:00.000Z' }),
    numbered(2, { sender: 'me', createdAt: '2026-03-14T06:00:00.000Z' }),
    numbered(3, { sender: 'asha', createdAt: '2026-03-14T06:01:00.000Z' }),
  ];
  const chat = openChat({ said, matches });
  await findLog();
  await online(chat);
  const marks = () =>
    within(log())
      .getAllByRole('listitem')
      .map((item) => /Sent|Seen/.exec(item.textContent ?? '')?.[0]);
  await waitFor(() => expect(marks()).toEqual([undefined, 'Sent', undefined]));
  chat.server.on({
    'GET /api/dating/accepted-matches': () => [
      aMatch({ ...asha, seenTo: '2026-03-14T06:00:00.000Z' }),
    ],
  });
  act(() => chat.socket.push('new_chat_message', { matchId: 'm1' }));
  await waitFor(() => expect(marks()).toEqual([undefined, 'Seen', undefined]));
});

test('without read receipts of both, messages show neither Sent nor Seen', async () => {
  openChat({ said: [numbered(1, { sender: 'me' })] });
  await findLog();
  expect(log()).not.toHaveTextContent(/Sent|Seen/);
});
