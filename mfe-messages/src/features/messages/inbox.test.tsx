import { offline, refusal } from '@campus/contract/testing';
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

beforeEach(freshChat);

const inbox = 'GET /api/conversations';
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('link');

test('the inbox shows listing, person, last message and unread count of a conversation', async () => {
  open('/messages', {
    [inbox]: () =>
      inboxOf([
        aConversation({ unread: 2 }),
        aConversation({ _id: 'c2', isOwner: true, lastMessage: line(2, { sender: 'you' }) }),
      ]),
  });
  const [first, second] = await rows();
  for (const text of ['Study lamp', '₹349', 'asha', 'Message 1', '2 unread messages'])
    expect(first).toHaveTextContent(text);
  expect(first).toHaveAttribute('href', '/messages/c1');
  expect(second).toHaveTextContent('You: Message 2');
  expect(second).toHaveTextContent('Yours');
  expect(second).not.toHaveTextContent('unread');
});

const startsAt = '2026-03-14T12:00:00.000Z';

test.each([
  ['Sold', { ...lamp, state: 'sold' }],
  ['Full', { ...lamp, kind: 'cab', price: null, startsAt, seatsAvailable: 0, state: 'full' }],
  ['Ended', { ...lamp, kind: 'event', price: null, startsAt, state: 'past' }],
  ['1 seat left', { ...lamp, kind: 'cab', price: null, startsAt, seatsAvailable: 1 }],
  ["This trip isn't there any more", { ...lamp, kind: 'explore', title: '', state: 'gone' }],
] as const)('a conversation shows the state of its listing: %s', async (text, listing) => {
  open('/messages', { [inbox]: () => inboxOf([aConversation({ listing })]) });
  expect((await rows())[0]).toHaveTextContent(text);
});

test('an empty inbox links to Buy & Sell', async () => {
  open('/messages', { [inbox]: () => inboxOf([]) });
  expect(await screen.findByText('No messages yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at Buy & Sell' })).toHaveAttribute(
    'href',
    '/buy-sell',
  );
});

test('when the inbox fails to load, an error is shown and Try Again loads it', async () => {
  const { server, user } = open('/messages', {
    [inbox]: () => {
      throw offline;
    },
  });
  expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
  server.on({ [inbox]: () => refusal(500, '') });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Failed to fetch your messages')).toBeVisible();
  server.on({ [inbox]: () => inboxOf([aConversation()]) });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await rows()).toHaveLength(1);
});

test('Load More loads older conversations by the cursor', async () => {
  const { user } = open('/messages', {
    [inbox]: ({ query }) =>
      query.get('cursor') === 'next'
        ? inboxOf([aConversation({ _id: 'c2' })])
        : inboxOf([aConversation()], true),
  });
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.getByText("That's everything.")).toBeVisible();
});

test('a new message updates the inbox at once', async () => {
  const chat = open('/messages');
  await rows();
  await online(chat);
  const lastMessage = line(2, { message: 'Yes, it is' });
  chat.server.on({ [inbox]: () => inboxOf([aConversation({ lastMessage, unread: 1 })]) });
  arrives(chat, lastMessage);
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Yes, it is'));
  expect((await rows())[0]).toHaveTextContent('1 unread message');
});

describe('the first message about a listing', () => {
  const start = 'POST /api/conversations';
  const nothingYet = { [inbox]: () => inboxOf([]) };
  const dialog = () => screen.findByRole('dialog', { name: 'Is this available?' });

  test('can be edited before it is sent, and opens the conversation', async () => {
    const { server, user } = open('/messages?ask=ad.a1', nothingYet);
    const box = within(await dialog()).getByLabelText('Message');
    expect(box).toHaveValue('Hi, is this still available?');
    expect(server.calls(start)).toHaveLength(0);
    await user.clear(box);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Please type a message')).toBeVisible();
    await user.type(box, 'May I see it?');
    server.on({ [start]: () => ({ message: 'ok', conversationId: 'c1', sent: line(1) }) });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(location.pathname).toBe('/messages/c1'));
    expect(server.calls(start)[0]?.body).toEqual({
      kind: 'ad',
      listing: 'a1',
      message: 'May I see it?',
    });
  });

  test('keeps its text and shows the reason when the server rejects it', async () => {
    const { user } = open('/messages?ask=ad.a1', {
      ...nothingYet,
      [start]: () => refusal(409, 'This item is already sold'),
    });
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('This item is already sold')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('Hi, is this still available?');
  });

  test('opens the existing conversation if there is one', async () => {
    const { server } = open('/messages?ask=ad.a1');
    await waitFor(() => expect(location.pathname).toBe('/messages/c1'));
    const asked = server.calls(inbox).find(({ query }) => query.has('listing'));
    expect(asked?.query.get('kind')).toBe('ad');
    expect(asked?.query.get('listing')).toBe('a1');
  });

  test('is not offered when the address names no listing', async () => {
    open('/messages?ask=person.a1');
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
