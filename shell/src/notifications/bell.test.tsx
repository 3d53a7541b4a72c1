import { useSession } from '@campus/shared-auth';
import { joinLive } from '@campus/shared-auth/live';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { aNotification, answerWith, openBell } from './testing';

jest.mock('@campus/shared-auth/live', () => ({ joinLive: jest.fn() }));

const bell = (name: string) => screen.findByRole('button', { name });
const said = () => screen.getByRole('status').textContent;
const list = 'GET /api/notifications';

test('the bell counts unread notifications, and does not announce existing ones', async () => {
  openBell([
    aNotification(),
    aNotification({ _id: 'n2' }),
    aNotification({ _id: 'n3', isRead: true }),
  ]);
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(await bell('Notifications, 2 unread')).toHaveTextContent('2');
  expect(said()).toBe('');
});

test('the bell counts up to 99', async () => {
  const { api, ring } = openBell();
  const { body } = answerWith([aNotification()]);
  api.on(list, { body: { ...body, unread: 100 } });
  await ring();
  expect(await bell('Notifications, more than 99 unread')).toHaveTextContent('99+');
});

test('a new notification updates the count and is announced without moving the focus', async () => {
  const { api, ring, user } = openBell([aNotification({ isRead: true })]);
  const button = await bell('Notifications');
  await waitFor(() => expect(api.asked).toHaveLength(1));
  await user.tab();
  api.on(list, answerWith([aNotification({ _id: 'n2', name: 'bela' })]));
  await ring();
  await bell('Notifications, 1 unread');
  expect(said()).toBe('New notification: bela commented on your post in Hostel Life');
  expect(button).toHaveFocus();
  const again = aNotification({ _id: 'n2', name: 'bela', count: 2 });
  api.on(list, answerWith([again]));
  await ring();
  await waitFor(() => expect(said()).toContain('2 new comments on your post in Hostel Life'));
});

test('many live events cause only one request', async () => {
  const { api, ring } = openBell();
  await waitFor(() => expect(api.asked).toHaveLength(1));
  await ring(20);
  api.on(list, answerWith([aNotification()]));
  await bell('Notifications, 1 unread');
  expect(api.asked).toHaveLength(2);
});

test('a message in the open conversation is neither counted nor announced', async () => {
  const message = aNotification({ kind: 'message', matchId: 'm1', name: 'Asha' });
  const { api, ring } = openBell([], '/dating-chat?match=m1');
  await waitFor(() => expect(api.asked).toHaveLength(1));
  api.on(list, answerWith([message]));
  await ring();
  await waitFor(() => expect(api.asked).toHaveLength(2));
  api.on(list, answerWith([aNotification({ _id: 'n9' }), message]));
  await ring();
  await bell('Notifications, 1 unread');
  expect(said()).not.toContain('Asha');
});

test('a failed request keeps the count', async () => {
  const { api, ring } = openBell([aNotification()]);
  await bell('Notifications, 1 unread');
  api.on(list, { status: 500, body: { message: 'no' } });
  await ring();
  await waitFor(() => expect(api.asked).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

test('the bell counts at once, and joins the live connection at the first user action', async () => {
  jest.mocked(joinLive).mockClear();
  const { touch } = openBell([aNotification()]);
  await bell('Notifications, 1 unread');
  expect(joinLive).not.toHaveBeenCalled();
  await touch();
  expect(joinLive).toHaveBeenCalledTimes(1);
});

test('without a live connection, the bell refreshes when the window gets the focus', async () => {
  const { api } = openBell();
  await waitFor(() => expect(api.asked).toHaveLength(1));
  api.on(list, answerWith([aNotification()]));
  act(() => void window.dispatchEvent(new Event('focus')));
  await bell('Notifications, 1 unread');
});

test('the bell leaves the live connection on logout and when the page closes', async () => {
  const { left, touch } = openBell([aNotification()]);
  await bell('Notifications, 1 unread');
  await touch();
  act(() => useSession.setState({ status: 'signed-out', reason: 'logout' }, true));
  expect(left).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  cleanup();
  const next = openBell([aNotification()]);
  await bell('Notifications, 1 unread');
  await next.touch();
  cleanup();
  expect(next.left).toHaveBeenCalledTimes(1);
});
