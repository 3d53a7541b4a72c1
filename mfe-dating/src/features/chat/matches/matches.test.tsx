import type { Match } from '@campus/contract';
import { offline, refusal } from '@campus/contract/testing';
import { numbered } from '@campus/shared-features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aProfile } from '../../../test-support/dating';
import { goBack } from '../../../test-support/render-at';
import {
  arrives,
  asha,
  bela,
  findLog,
  freshChat,
  input,
  online,
  openChat,
  sidebar,
} from '../testing/open-chat';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

beforeEach(freshChat);

const list = '/dating-chat';
const grid = async () => within(await screen.findByRole('list', { name: 'Your matches' }));
const unreadAsha = { ...asha, unread: 3, lastMessage: numbered(5) };

test('matches are cards with photo, last message, time and unread count', async () => {
  openChat({ path: list, matches: [unreadAsha, bela] });
  const card = (await grid()).getByRole('link', { name: /^Asha/ });
  expect(screen.getByText('2 conversations')).toHaveAttribute('role', 'status');
  expect(card).toHaveAccessibleName('Asha 11:35 am Message 5 3 unread messages');
  expect(card.querySelector('img')).toHaveAttribute('src', '/media/asha-small');
  expect((await grid()).getByRole('link', { name: /^Bela/ })).toHaveAccessibleName(
    'Bela Say hello',
  );
  expect(screen.getByRole('link', { name: 'Back to Dating' })).toHaveAttribute('href', '/dating');
});

test('the chosen match is in the address, and Back leads to the list', async () => {
  const { user } = openChat({ path: list });
  await user.click((await grid()).getByRole('link', { name: /^Asha/ }));
  expect(location.search).toBe('?match=m1');
  expect(screen.getByRole('heading', { name: 'Asha' })).toBeVisible();
  expect(screen.getByText('Online')).toBeVisible();
  expect(sidebar().getByRole('link', { name: /^Asha/ })).toHaveAttribute('aria-current', 'true');
  // The last message is beside it already.
  expect(sidebar().getByRole('link', { name: /^Asha.*Climbs everything/ })).toBeVisible();
  await user.click(sidebar().getByRole('link', { name: /^Bela/ }));
  expect(screen.getByRole('heading', { name: 'Bela' })).toBeVisible();
  await goBack();
  expect((await grid()).getAllByRole('link')).toHaveLength(2);
});

test('Back to matches leads to the list after a direct link to a conversation', async () => {
  const { user } = openChat();
  await findLog();
  await user.click(screen.getByRole('button', { name: 'Back to matches' }));
  expect((await grid()).getAllByRole('link')).toHaveLength(2);
  expect(location.search).toBe('');
});

test('a conversation can be left while it loads', async () => {
  let answer = (_matches: readonly Match[]) => {};
  const matches = new Promise<readonly Match[]>((resolve) => (answer = resolve));
  const { user } = openChat({ routes: { 'GET /api/dating/accepted-matches': () => matches } });
  await screen.findByText('Loading conversations');
  await user.click(screen.getByRole('button', { name: 'Back to matches' }));
  expect(location.search).toBe('');
  answer([asha, bela]);
  expect((await grid()).getAllByRole('link')).toHaveLength(2);
});

test('the list opens as a dialog by keyboard, and choosing a match closes it', async () => {
  const { user } = openChat();
  await findLog();
  screen.getByRole('button', { name: 'All conversations' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Conversations' }));
  await user.click(dialog.getByRole('link', { name: /^Bela/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'Bela' })).toBeVisible();
  await waitFor(() => expect(input()).toHaveFocus());
});

test('Escape closes the list dialog and keeps the conversation open', async () => {
  const { user } = openChat();
  await user.click(await screen.findByRole('button', { name: 'All conversations' }));
  await screen.findByRole('dialog', { name: 'Conversations' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.search).toBe('?match=m1');
});

test('without matches, the page shows an empty state and links to the match requests', async () => {
  openChat({ path: list, matches: [] });
  expect(await screen.findByText('No matches yet')).toBeVisible();
  expect(screen.getByText('0 conversations')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Accept some match requests to start chatting!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Match Requests' })).toHaveAttribute(
    'href',
    '/dating-match-requests',
  );
});

test.each([
  ['a refusal', () => refusal(500, 'broken')],
  [
    'no network',
    () => {
      throw offline;
    },
  ],
])('when the list fails by %s, an error is shown and Try Again loads it', async (_name, fail) => {
  const routes = { 'GET /api/dating/accepted-matches': fail };
  const { user, server } = openChat({ path: list, routes });
  expect(await screen.findByText('Failed to fetch matches')).toBeVisible();
  server.on({ 'GET /api/dating/accepted-matches': () => [asha] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect((await grid()).getByRole('link', { name: /^Asha/ })).toBeVisible();
});

test('a conversation can be left when the list fails', async () => {
  const { user } = openChat({
    routes: { 'GET /api/dating/accepted-matches': () => refusal(500, '') },
  });
  expect(await screen.findByText('Failed to fetch matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to matches' }));
  expect(location.search).toBe('');
});

test('an unknown match in the address shows a message and a way back to the list', async () => {
  const { user } = openChat({ path: '/dating-chat?match=nobody' });
  expect(await screen.findByText("This chat isn't there any more")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to matches' }));
  expect((await grid()).getAllByRole('link')).toHaveLength(2);
});

test('a message of another match moves it to the top with its text and unread count', async () => {
  const chat = openChat({ matches: [asha, { ...bela, unread: 1, lastMessage: numbered(1) }] });
  await findLog();
  await online(chat);
  arrives(chat, numbered(7, { sender: 'bela' }), 'm2');
  arrives(chat, numbered(7, { sender: 'bela' }), 'm2');
  const [first] = sidebar().getAllByRole('link');
  expect(first).toHaveAccessibleName('Bela 11:37 am Message 7 2 unread messages');
});

test('a message of a match that is not in the list reloads the list', async () => {
  const matches = [asha];
  const chat = openChat({ matches });
  await findLog();
  await online(chat);
  await waitFor(() =>
    expect(chat.server.calls('GET /api/dating/accepted-matches')).toHaveLength(2),
  );
  matches.push(bela);
  arrives(chat, numbered(7, { sender: 'bela' }), 'm2');
  expect(await sidebar().findByRole('link', { name: /^Bela/ })).toBeVisible();
});

test.each([
  ['Unmatch', 'POST /api/dating/unmatch'],
  ['Block', 'POST /api/dating/block'],
])('%s removes the student from the list and shows the list', async (name, call) => {
  const matches = [asha, bela];
  const chat = openChat({
    matches,
    routes: {
      [call]: () => {
        matches.shift();
        return { message: 'ok' };
      },
    },
  });
  await chat.user.click(await screen.findByRole('button', { name: 'More about Asha' }));
  await chat.user.click(await screen.findByRole('menuitem', { name }));
  const question = within(await screen.findByRole('alertdialog'));
  await chat.user.click(question.getByRole('button', { name }));
  expect((await grid()).getByRole('link', { name: /^Bela/ })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /^Asha/ })).not.toBeInTheDocument(),
  );
});

test('an empty conversation suggests three first lines, and a chosen one is in the input', async () => {
  const { user } = openChat({
    routes: { 'GET /api/dating/profile': () => aProfile({ shortDescription: 'Climber' }) },
  });
  const lines = within(await screen.findByRole('group', { name: /Pick a first line/ }));
  expect(lines.getAllByRole('button')).toHaveLength(3);
  const [line] = lines.getAllByRole('button');
  const input = screen.getByRole('textbox', { name: 'Message to Asha' });
  await user.click(line!);
  expect(input).toHaveValue(line!.textContent);
  expect(screen.queryByText(/Draft restored/)).not.toBeInTheDocument();
  // A text of their own is never replaced by a line.
  await user.type(input, ' I climb too.');
  expect(screen.queryByRole('group', { name: /Pick a first line/ })).not.toBeInTheDocument();
});
