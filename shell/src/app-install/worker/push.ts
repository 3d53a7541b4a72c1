import {
  notificationSentence,
  type AnswerOf,
  type listNotifications,
  type Notification,
  type readPush,
} from '@campus/contract';
import { pathOf } from '../../notifications/path-of';
import { worker, type SubscriptionEvent } from './scope';

/** A new notification replaces the one that is still shown. */
const tag = 'campus-news';

/** Milliseconds: the browser shows a text of its own if nothing is shown in time. */
const timeout = 8_000;

/** What a lock screen may show, because somebody else may read it. A kind that is not listed here is not told. */
const told: ReadonlySet<string> = new Set<Notification['kind']>([
  'comment',
  'reply',
  'mention',
  'seat-asked',
  'seat-granted',
  'seat-refused',
  'conversation',
  'report-decided',
  'content-hidden',
  'post-hidden',
  'community-accepted',
  'community-refused',
]);

/** Neither dating nor confessions may be guessed from it. */
const neutral = 'You have a new notification';

/** For a push whose cause could not be fetched: browsers require that something is shown. */
const unknown = 'Something new on Campus';

const bell = '/dashboard?notifications=open';

/** What a click opens, and the notification that it marks as read. */
interface Target {
  readonly path: string;
  readonly id?: string;
}

interface Shown {
  readonly body: string;
  readonly target: Target;
}

function isTold({ kind, thing }: Notification): boolean {
  return told.has(kind) && thing !== 'profile' && thing !== 'message';
}

/** The text and the target of the newest unread notification. */
function shownOf(notifications: readonly Notification[]): Shown {
  const newest = notifications.find(({ isRead }) => !isRead);
  if (newest === undefined) return { body: unknown, target: { path: bell } };
  // A newer server may know a kind that this worker does not.
  const path = (pathOf(newest) as string | undefined) ?? bell;
  const body = isTold(newest) ? notificationSentence(newest) : neutral;
  return { body, target: { path, id: newest._id } };
}

const ask = (address: string, request: RequestInit = {}): Promise<Response> =>
  fetch(address, {
    ...request,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeout),
  });

/** Nobody is signed in here any more: the browser forgets the subscription, as the server has. */
async function dropSubscription(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function fetchShown(): Promise<Shown> {
  const response = await ask('/api/notifications');
  if (response.status === 401) await dropSubscription();
  if (!response.ok) return shownOf([]);
  const { notifications } = (await response.json()) as AnswerOf<typeof listNotifications>;
  return shownOf(notifications);
}

/** Asks what is new and shows it: the push itself says nothing. */
async function showNews(): Promise<void> {
  const { body, target } = await fetchShown().catch(() => shownOf([]));
  const options = { body, tag, renotify: true, icon: '/apple-touch-icon.png', data: target };
  await worker.registration.showNotification('Campus', options);
}

/** Opens the page in a tab of its own: an open tab may hold a text that is not sent yet. */
async function openTarget({ path }: Target): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === worker.origin + path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

/** The bell does the same when one of its entries is opened. */
async function markRead({ id }: Target): Promise<void> {
  if (id === undefined) return;
  const body = JSON.stringify({ ids: [id] });
  await ask('/api/notifications/read', { method: 'POST', body }).catch(() => undefined);
}

/**
 * The browser replaced its subscription. Only a session that is subscribed gets the new one: another student, who did
 * not ask for it, may have signed in.
 */
async function renew({ newSubscription }: SubscriptionEvent): Promise<void> {
  const response = await ask('/api/push');
  if (!response.ok) return;
  const { publicKey, isSubscribed } = (await response.json()) as AnswerOf<typeof readPush>;
  if (!isSubscribed) return;
  const subscription =
    newSubscription ??
    (await worker.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    }));
  const body = JSON.stringify({ endpoint: subscription.endpoint });
  await ask('/api/push', { method: 'PUT', body });
}

/** Tells students whose site is closed what is new: see docs/adr/0034-push-has-no-content.md. */
export function servePush(): void {
  worker.addEventListener('push', (event) => event.waitUntil(showNews()));

  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const target = notification.data as Target;
    event.waitUntil(Promise.all([openTarget(target), markRead(target)]));
  });

  worker.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renew(event).catch(() => undefined)),
  );
}
