import type { Notification } from '@campus/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aNotification, answerWith, at, openBell } from '../testing';

jest.mock('@campus/shared-auth/live', () => ({ joinLive: jest.fn() }));

const list = 'GET /api/notifications';
const read = 'POST /api/notifications/read';
const address = () => screen.getByLabelText('Address').textContent;
const panel = () => screen.getByRole('dialog', { name: 'Notifications' });
const entry = (name: RegExp) => within(panel()).findByRole('link', { name });
const open = (
  notifications: readonly Notification[],
  answers: Parameters<typeof openBell>[2] = {},
) => openBell(notifications, '/dashboard?notifications=open', answers);

test('the bell opens the panel under its own address, and Back closes it', async () => {
  const { user } = openBell([aNotification()]);
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  expect(address()).toBe('/dashboard?notifications=open');
  expect(await entry(/ravi commented/)).toBeVisible();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/dashboard');
});

test('Close closes the panel and restores the address of the page', async () => {
  const { user } = openBell([], '/dating-chat?match=m1');
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  await user.click(within(panel()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/dating-chat?match=m1'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each<[Partial<Notification>, RegExp, string]>([
  [
    {},
    /ravi commented on your post in Hostel Life.*Anyone up for chai\?/,
    '/community/c1/Hostel%20Life',
  ],
  [
    { _id: 'confessions', kind: 'confession-comments', count: 2, confessions: 1 },
    /Your confession has 2 new comments/,
    '/confession?tab=your',
  ],
  [
    { kind: 'seat-asked', cabId: 'r1', source: 'Pune', destination: 'Goa' },
    /ravi asked for a seat in your ride from Pune to Goa/,
    '/cab-sharing?cab=r1',
  ],
  [
    { kind: 'seat-granted', cabId: 'r1', source: 'Pune', destination: 'Goa' },
    /You have a seat in the ride from Pune to Goa/,
    '/cab-sharing?cab=r1',
  ],
  [
    { kind: 'reply', postId: 'p1', commentId: 'c7' },
    /ravi replied to your comment in Hostel Life/,
    '/post/p1#comment-c7',
  ],
  [
    { kind: 'conversation', conversationId: 'c1', about: 'cab' },
    /ravi sent you a message about a ride/,
    '/messages/c1',
  ],
  [{ kind: 'match-request', matchId: 'm1' }, /match request/, '/dating-match-requests'],
  [{ kind: 'match', matchId: 'm1' }, /You and ravi are a match/, '/dating-chat?match=m1'],
  [{ kind: 'message', matchId: 'm1', count: 3 }, /3 messages/, '/dating-chat?match=m1'],
  [
    { kind: 'report-decided', decision: 'hidden' },
    /took down what you reported/,
    '/disclaimer#community-guidelines',
  ],
  [
    { kind: 'content-hidden', thing: 'cab' },
    /We hid your ride/,
    '/disclaimer#community-guidelines',
  ],
  [{ kind: 'community-accepted' }, /Hostel Life is open/, '/community/c1/Hostel%20Life'],
  [{ kind: 'community-refused' }, /was turned down/, '/communities'],
])('%j opens its page and is marked as read', async (changes, words, to) => {
  const { api, user } = open([aNotification(changes)]);
  const link = await entry(words);
  expect(link).toHaveAccessibleName(/Unread$/);
  await user.click(link);
  expect(address()).toBe(to);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.bodiesOf(read)).toEqual([{ ids: [changes._id ?? 'n1'] }]);
});

test('opening a notification that is already read does not mark it again', async () => {
  const { api, user } = open([aNotification({ isRead: true })]);
  const link = await entry(/ravi/);
  expect(link).not.toHaveAccessibleName(/Unread/);
  await user.click(link);
  expect(api.bodiesOf(read)).toEqual([]);
});

test('Mark all as read marks every notification in the panel, and on the bell', async () => {
  const { api, user } = open([aNotification(), aNotification({ _id: 'n2', name: 'bela' })]);
  await screen.findByRole('button', { name: 'Notifications, 2 unread' });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(api.bodiesOf(read)).toEqual([{}]);
  for (const link of within(panel()).getAllByRole('link')) {
    expect(link).not.toHaveAccessibleName(/Unread/);
  }
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  expect(screen.getByText('All read')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('a failed Mark all as read restores the unread state and shows an error', async () => {
  const { api, user } = open([aNotification()]);
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  api.on(read, { status: 500, body: {} });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't mark that as read");
  expect(await entry(/Unread$/)).toBeVisible();
  expect(bell).toHaveAccessibleName('Notifications, 1 unread');
});

test('a failed request offers Try Again, and an empty list shows its empty state', async () => {
  const { api, user } = open([], { [list]: { status: 500, body: {} } });
  expect(await screen.findByText("Couldn't load your notifications")).toBeVisible();
  api.on(list, answerWith([]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No notifications yet')).toBeVisible();
});

test("Load More Notifications continues from the server's cursor", async () => {
  const { user } = open([], {
    [list]: ({ query }) =>
      query.get('cursor') === 'next'
        ? answerWith([aNotification({ _id: 'n2', name: 'bela' })])
        : answerWith([aNotification()], 'next'),
  });
  await user.click(await screen.findByRole('button', { name: 'Load More Notifications' }));
  expect(await entry(/bela/)).toBeVisible();
  expect(await entry(/ravi/)).toBeVisible();
  expect(screen.getByText("You've seen everything from the last three months.")).toBeVisible();
});

test.each([
  [0, 'Just now'],
  [59, '59 min ago'],
  [3 * 60, '3 h ago'],
  [24 * 60, 'Yesterday, 11:30 am'],
  [3 * 24 * 60, 'Sat, 14 Mar'],
])('after %d minutes a notification shows its time as %j', async (minutes, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at) + minutes * 60_000);
  open([aNotification()]);
  expect(await entry(/ravi/)).toHaveTextContent(words);
});
