import { screen, within } from '@testing-library/react';
import { fakeServer, offline, refusal, type Routes } from '@campus/contract/testing';
import { emptyBrowser, renderAt } from '../../../test-support/render-at';
import { pageOf } from '../../../test-support/samples';

const state = 'GET /api/push';
const put = 'PUT /api/push';
const remove = 'DELETE /api/push';
const done = () => ({ message: 'ok' });
const label = 'Alerts while Campus is closed';

const endpoint = 'https://fcm.googleapis.com/fcm/send/a';
const publicKey = 'BP-_7w';
const options = { applicationServerKey: Uint8Array.of(4, 255, 191, 239).buffer };
const unsubscribe = jest.fn();
const subscribe = jest.fn();
const requestPermission = jest.fn();
let current: object | null = null;

/** A browser with this permission; the student's answer to its question is `answer`. */
function browser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const asked = { permission, requestPermission };
  requestPermission.mockImplementation(async () => (asked.permission = answer));
  const registration = { pushManager: { subscribe, getSubscription: async () => current } };
  const ready = Promise.resolve(registration);
  const serviceWorker = { ready, getRegistration: () => ready };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(window, { PushManager: jest.fn(), Notification: asked });
}

beforeEach(() => {
  emptyBrowser();
  current = null;
  jest.resetAllMocks();
  const made = { endpoint, unsubscribe, options };
  subscribe.mockImplementation(async () => (current = made));
  unsubscribe.mockImplementation(async () => (current = null));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});

const answering = (isSubscribed: boolean) => () => ({ publicKey, isSubscribed });

async function open(routes: Routes = {}) {
  const server = fakeServer({
    'GET /api/user/profile': () => ({
      username: 'asha',
      email: 'asha@iit.ac.in',
      collegeName: 'IIT Goa',
    }),
    'GET /api/user/posts': () => pageOf([]),
    [state]: answering(false),
    ...routes,
  });
  const user = renderAt('/profile');
  const section = await screen.findByRole('region', { name: 'Privacy and Security' });
  await user.click(within(section).getByRole('button', { name: 'Alerts' }));
  const box = () => within(section).findByRole('checkbox', { name: label });
  return { server, user, section: within(section), box };
}

it('asks for permission only on the press, and then subscribes this session', async () => {
  browser('default');
  const { server, user, box } = await open({ [put]: done });
  expect(await box()).not.toBeChecked();
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(await box());
  expect(await screen.findByText('Alerts are on for this device')).toBeVisible();
  expect(await box()).toBeChecked();
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  expect(server.calls(put).map(({ body }) => body)).toEqual([{ endpoint }]);
});

it('ends the subscription on the server and in the browser', async () => {
  browser('granted');
  current = { endpoint, unsubscribe, options };
  const { server, user, box } = await open({ [state]: answering(true), [remove]: done });
  expect(await box()).toBeChecked();
  await user.click(await box());
  expect(await screen.findByText('Alerts are off for this device')).toBeVisible();
  expect(await box()).not.toBeChecked();
  expect(server.calls(remove)).toHaveLength(1);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

it("is off if only the browser has a subscription, and replaces an earlier student's", async () => {
  browser('granted');
  current = { endpoint: 'https://fcm.googleapis.com/fcm/send/old', unsubscribe };
  const { server, user, box } = await open({ [put]: done });
  expect(await box()).not.toBeChecked();
  await user.click(await box());
  await screen.findByText('Alerts are on for this device');
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(server.calls(put).map(({ body }) => body)).toEqual([{ endpoint }]);
});

it('is off if only the server has a subscription', async () => {
  browser('granted');
  const { box } = await open({ [state]: answering(true) });
  expect(await box()).not.toBeChecked();
});

it('is off if the site has another key by now', async () => {
  browser('granted');
  const old = { applicationServerKey: Uint8Array.of(4, 1, 2, 3).buffer };
  current = { endpoint, unsubscribe, options: old };
  const { box } = await open({ [state]: answering(true) });
  expect(await box()).not.toBeChecked();
});

it('says what to do when the question of the browser was closed', async () => {
  browser('default', 'default');
  const { server, user, section, box } = await open();
  await user.click(await box());
  expect(await section.findByRole('alert')).toHaveTextContent(
    'allow notifications when your browser asks',
  );
  expect(await box()).not.toBeChecked();
  expect(server.calls(put)).toEqual([]);
});

it('says how to allow notifications that the browser blocks, and checks again', async () => {
  browser('default', 'denied');
  const { user, section, box } = await open();
  await user.click(await box());
  expect(await section.findByText(/^Your browser blocks notifications/)).toBeVisible();
  expect(section.queryByRole('checkbox')).toBeNull();
  browser('granted');
  await user.click(section.getByRole('button', { name: 'Check again' }));
  expect(await box()).not.toBeChecked();
});

it('says that a browser without push cannot do it, and asks the server nothing', async () => {
  const { server, section } = await open();
  expect(await section.findByText(/^This browser can't show notifications/)).toBeVisible();
  expect(server.calls(state)).toEqual([]);
});

it.each([
  [
    'no connection',
    () => {
      throw offline;
    },
    "Couldn't turn on alerts. Please try again.",
  ],
  ['an unknown service', () => refusal(400, 'No such service'), 'No such service'],
])(
  'stays off and shows an error after %s, and a second press turns it on',
  async (_, answer, words) => {
    browser('granted');
    const { server, user, section, box } = await open({ [put]: answer });
    await user.click(await box());
    expect(await section.findByRole('alert')).toHaveTextContent(words);
    expect(await box()).not.toBeChecked();
    server.on({ [put]: done });
    await user.click(await box());
    expect(await screen.findByText('Alerts are on for this device')).toBeVisible();
    expect(section.queryByRole('alert')).toBeNull();
  },
);

it('stays on and shows an error if it cannot be turned off', async () => {
  browser('granted');
  current = { endpoint, unsubscribe, options };
  const { user, section, box } = await open({
    [state]: answering(true),
    [remove]: () => refusal(500, ''),
  });
  await user.click(await box());
  expect(await section.findByText("Couldn't turn off alerts. Please try again.")).toBeVisible();
  expect(await box()).toBeChecked();
});

it('shows an error when it fails to load, and Try Again loads it', async () => {
  browser('granted');
  const { server, user, section, box } = await open({ [state]: () => refusal(500, '') });
  expect(await section.findByText("Couldn't check alerts on this device")).toBeVisible();
  server.on({ [state]: answering(false) });
  await user.click(section.getByRole('button', { name: 'Try Again' }));
  expect(await box()).not.toBeChecked();
});
