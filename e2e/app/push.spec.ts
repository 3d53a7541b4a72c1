import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axeEverywhere, expect, fitsNarrowScreen, test as base } from '../support/test';
import { openUnderWorker } from './worker';

interface PushService {
  readonly origin: string;
  /** The paths at which pushes arrived. */
  readonly arrivals: readonly string[];
}

const test = base.extend<object, { pushService: PushService }>({
  pushService: [
    async ({}, use) => {
      const arrivals: string[] = [];
      const server = createServer((request, response) => {
        arrivals.push(request.url ?? '');
        response.writeHead(201).end();
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { port } = server.address() as AddressInfo;
      await use({ origin: `http://127.0.0.1:${port}`, arrivals });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  siteEnv: [
    ({ pushService }, use) => use({ PUSH_SERVICE: pushService.origin }),
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow' });

/**
 * A browser without windows has no push service, and takes notifications for blocked even where they are permitted: its
 * subscription is one of ours, and nothing is blocked before the student has answered.
 */
async function subscribeAt(page: Page, endpoint: string): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((address) => {
    const made = { endpoint: address, unsubscribe: () => Promise.resolve(true) };
    PushManager.prototype.subscribe = () => Promise.resolve(made as unknown as PushSubscription);
    Object.defineProperty(Notification, 'permission', { value: 'default' });
  }, endpoint);
}

interface Shown {
  readonly title: string;
  readonly body: string | undefined;
  readonly data: unknown;
}

declare global {
  var shownHere: Shown[] | undefined;
}

/** Records what the worker shows, which such a browser would refuse. @returns reads it */
async function recordShown(page: Page): Promise<() => Promise<readonly Shown[]>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(() => {
    const shown: Shown[] = [];
    globalThis.shownHere = shown;
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, body: options?.body, data: options?.data });
    };
  });
  return () => worker.evaluate(() => globalThis.shownHere ?? []);
}

/** Delivers what the browser's push service would: a push without content. */
async function deliverPush(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await found;
  const { origin } = new URL(page.url());
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: '' });
  await browser.detach();
}

async function made<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

interface Community {
  readonly _id: string;
  readonly name: string;
  readonly isConfession?: boolean;
}

test('a student turns on alerts, and a push shows what is new in the words of the bell', async ({
  page: asha,
  newVisitor,
  signedUpStudent,
  pushService,
}) => {
  const ravi = await newVisitor();
  await signedUpStudent(asha);
  const { username } = await signedUpStudent(ravi);
  const all: Community[] = await (await asha.request.get('/api/communities')).json();
  const { _id: id, name } = all.find(({ isConfession }) => !isConfession)!;
  const post = { content: 'Who has a spare umbrella?', images: [], community_id: id };
  const { _id: postId } = await made<{ _id: string }>(asha, '/api/posts', post);

  await subscribeAt(asha, `${pushService.origin}/device/asha`);
  await openUnderWorker(asha, '/profile');
  const label = 'Alerts while Campus is closed';
  await asha.getByRole('button', { name: 'Alerts', exact: true }).click();
  await asha.getByRole('checkbox', { name: label }).click();
  await expect(asha.getByText('Alerts are on for this device')).toBeVisible();
  await expect(asha.getByRole('checkbox', { name: label })).toBeChecked();
  await fitsNarrowScreen(asha);
  await axeEverywhere(asha);

  const comment = { comment: 'Me, in the library' };
  const { _id: commentId } = await made<{ _id: string }>(
    ravi,
    `/api/posts/${postId}/comments`,
    comment,
  );
  await expect.poll(() => pushService.arrivals).toEqual(['/device/asha']);
  const shown = await recordShown(asha);
  await deliverPush(asha);
  await expect.poll(shown).toEqual([
    {
      title: 'Campus',
      body: `${username} commented on your post in ${name}`,
      data: { path: `/post/${postId}#comment-${commentId}`, id: expect.any(String) },
    },
  ]);
});
