import { fakeServer, offline, refusal } from '@campus/contract/testing';
import { aNotification } from '../../notifications/testing';
import { servePush } from './push';

const list = 'GET /api/notifications';
const read = 'POST /api/notifications/read';
const state = 'GET /api/push';
const put = 'PUT /api/push';

const showNotification = jest.fn(() => Promise.resolve());
const unsubscribe = jest.fn(() => Promise.resolve(true));
const subscribe = jest.fn(() => Promise.resolve({ endpoint: 'https://push.example/renewed' }));
const openWindow = jest.fn(() => Promise.resolve());
const focus = jest.fn(() => Promise.resolve());
const windows: { url: string; focus: () => Promise<void> }[] = [];

beforeAll(() => {
  const pushManager = { subscribe, getSubscription: () => Promise.resolve({ unsubscribe }) };
  Object.assign(globalThis, {
    registration: { showNotification, pushManager },
    clients: { openWindow, matchAll: () => Promise.resolve(windows) },
  });
  servePush();
});
afterEach(() => {
  windows.length = 0;
  jest.clearAllMocks();
});

/** Lets the worker handle an event, and waits for its work. */
async function happen(name: string, more: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  dispatchEvent(Object.assign(new Event(name), { waitUntil, ...more }));
  await Promise.all(work);
}

const shown = () => {
  const [title, options] = showNotification.mock.lastCall as unknown as [
    string,
    NotificationOptions,
  ];
  return { title, ...options };
};

const answered = (...notifications: ReturnType<typeof aNotification>[]) => ({
  [list]: () => ({ notifications }),
});

const about = (changes: Parameters<typeof aNotification>[0]) => aNotification(changes);

it('shows the newest unread notification in the words of the bell', async () => {
  const newest = about({ _id: 'n2', isRead: true });
  fakeServer(answered(newest, about({ postId: 'p1', commentId: 'm1' }), about({ _id: 'n0' })));
  await happen('push');
  expect(showNotification).toHaveBeenCalledTimes(1);
  expect(shown()).toMatchObject({
    title: 'Campus',
    body: 'ravi commented on your post in Hostel Life',
    tag: 'campus-news',
    data: { path: '/post/p1#comment-m1', id: 'n1' },
  });
});

it.each([
  [about({ kind: 'match-request', matchId: 'm1' }), '/dating-match-requests'],
  [about({ kind: 'match', matchId: 'm1' }), '/dating-chat?match=m1'],
  [about({ kind: 'message', matchId: 'm1' }), '/dating-chat?match=m1'],
  [about({ kind: 'content-hidden', thing: 'profile' }), '/disclaimer#community-guidelines'],
  [about({ kind: 'content-hidden', thing: 'message' }), '/disclaimer#community-guidelines'],
  [about({ _id: 'confessions', kind: 'confession-comments' }), '/confession?tab=your'],
  [about({ kind: 'of-tomorrow' as 'match' }), '/dashboard?notifications=open'],
])('names neither dating nor confessions on a lock screen: $kind $thing', async (one, path) => {
  fakeServer(answered(one));
  await happen('push');
  expect(shown()).toMatchObject({ body: 'You have a new notification', data: { path } });
  expect(JSON.stringify(showNotification.mock.lastCall)).not.toContain('ravi');
});

const unknown = {
  body: 'Something new on Campus',
  data: { path: '/dashboard?notifications=open' },
};

it.each([
  ['there is no connection', { [list]: () => Promise.reject(offline) }],
  ['the server fails', { [list]: () => refusal(503, 'later') }],
  ['everything is read by now', answered(about({ isRead: true }))],
])('shows a neutral text when %s, and stays subscribed', async (_when, routes) => {
  fakeServer(routes);
  await happen('push');
  expect(shown()).toMatchObject(unknown);
  expect(unsubscribe).not.toHaveBeenCalled();
});

it('shows a neutral text when nobody is signed in, and unsubscribes the browser', async () => {
  fakeServer({ [list]: () => refusal(401, 'Please log in') });
  await happen('push');
  expect(shown()).toMatchObject(unknown);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

describe('a click on the notification', () => {
  const close = jest.fn();
  const click = (data: object) => happen('notificationclick', { notification: { close, data } });

  it('opens its page and marks it as read', async () => {
    const server = fakeServer({ [read]: () => ({ message: 'ok' }) });
    windows.push({ url: `${location.origin}/post/p1`, focus });
    await click({ path: '/cab-sharing?cab=r1', id: 'n1' });
    expect(close).toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith('/cab-sharing?cab=r1');
    expect(focus).not.toHaveBeenCalled();
    expect(server.calls(read).map(({ body }) => body)).toEqual([{ ids: ['n1'] }]);
  });

  it('focuses a tab that shows the page already, also offline', async () => {
    fakeServer({ [read]: () => Promise.reject(offline) });
    windows.push({ url: `${location.origin}/cab-sharing?cab=r1`, focus });
    await click({ path: '/cab-sharing?cab=r1', id: 'n1' });
    expect(focus).toHaveBeenCalledTimes(1);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens the bell when it is not known what was new', async () => {
    const server = fakeServer({});
    await click({ path: '/dashboard?notifications=open' });
    expect(openWindow).toHaveBeenCalledWith('/dashboard?notifications=open');
    expect(server.calls(read)).toEqual([]);
  });
});

describe('a subscription that the browser replaced', () => {
  const done = () => ({ message: 'ok' });
  const subscribed = (isSubscribed: boolean) => ({
    [state]: () => ({ publicKey: 'key', isSubscribed }),
    [put]: done,
  });

  it('is sent to the server', async () => {
    const server = fakeServer(subscribed(true));
    const newSubscription = { endpoint: 'https://push.example/new' };
    await happen('pushsubscriptionchange', { newSubscription });
    await happen('pushsubscriptionchange');
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
    expect(server.calls(put).map(({ body }) => body)).toEqual([
      newSubscription,
      { endpoint: 'https://push.example/renewed' },
    ]);
  });

  it('is not sent for a session that did not ask for it', async () => {
    const server = fakeServer(subscribed(false));
    await happen('pushsubscriptionchange');
    expect(server.calls(put)).toEqual([]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('is left alone without a connection', async () => {
    fakeServer({ [state]: () => Promise.reject(offline) });
    await happen('pushsubscriptionchange');
    expect(subscribe).not.toHaveBeenCalled();
  });
});
