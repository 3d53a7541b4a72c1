import type { WebSocket, WebSocketRoute } from '@playwright/test';
import { box, log, matched, openChat, said, say } from '../support/dating';
import { atFullSize } from '../support/process';
import { axe, expect, test } from '../support/test';

const many = atFullSize ? 1000 : 100;

test(`${many} messages arrive once and in order while the connection drops ${many / 10} times`, async ({
  page,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  test.setTimeout(240_000);
  // What the page was saying when it was cut off.
  allowedErrors.push(/already in CLOSING or CLOSED state/);
  const { asha, arjun, matchId } = await matched({ page, newVisitor, signedUpStudent });
  const connections: { page: WebSocketRoute; server: WebSocketRoute }[] = [];
  await asha.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      socket.send(frame);
      // The page is connected: the connection counts from here on.
      if (String(frame).startsWith('40')) connections.push({ page: socket, server });
    });
  });
  await asha.goto(`/dating-chat?match=${matchId}`);
  await expect(box(asha)).toBeFocused();
  const texts = Array.from({ length: many }, (_, n) => `message ${n}`);
  let cuts = 0;
  for (const [n, text] of texts.entries()) {
    if (n % 10 === 5) {
      await expect.poll(() => connections.length, { intervals: [20] }).toBe(cuts + 1);
      const { page: end, server } = connections[cuts]!;
      await Promise.all([end.close({ code: 1001 }), server.close()]);
      cuts += 1;
    }
    await say(arjun, matchId, text);
  }
  expect(cuts).toBe(many / 10);
  // The last cut may still have to be mended, as those before it had the time for.
  await expect(said(asha).last()).toHaveText(`message ${many - 1}`);
  while (await asha.getByRole('button', { name: 'Load older messages' }).isVisible()) {
    const before = await said(asha).count();
    await asha.getByRole('button', { name: 'Load older messages' }).click();
    await expect.poll(() => said(asha).count()).toBeGreaterThan(before);
  }
  await expect(said(asha)).toHaveText(texts);
});

test('with read receipts on for both students, a sent message changes to Seen live', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const { asha, arjun, matchId } = await matched({ page, newVisitor, signedUpStudent });
  for (const one of [asha, arjun]) {
    await one.goto('/dating-home');
    const choice = one.getByRole('checkbox', { name: "Show when I've read a message" });
    await choice.check();
    await expect(choice).toBeEnabled();
    await expect(one.getByText(/Matches who show it too now see what you've read/)).toBeVisible();
  }
  await openChat(asha, matchId);
  await box(asha).fill('Are you there?');
  await box(asha).press('Enter');
  const message = log(asha).getByRole('listitem');
  await expect(message).toContainText('· Sent');
  await openChat(arjun, matchId);
  await expect(message).toContainText('· Seen');
  await axe(asha);
});

test('the chat falls back to polling when websockets are blocked', async ({
  page,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/WebSocket|Content Security Policy/);
  const { asha, arjun, matchId } = await matched({ page, newVisitor, signedUpStudent });
  // As behind a proxy that does not support websockets: nothing answers.
  await asha.addInitScript(() => {
    const { WebSocket: Real } = window;
    window.WebSocket = class extends Real {
      constructor() {
        super('ws://127.0.0.1:1');
      }
    };
  });
  const polled = asha.waitForResponse((answer) => answer.url().includes('transport=polling'));
  await asha.goto(`/dating-chat?match=${matchId}`);
  await polled;
  await expect(box(asha)).toBeFocused();
  await say(arjun, matchId, 'Hi');
  await expect(said(asha)).toHaveText(['Hi']);
  await box(asha).fill('Hello');
  await box(asha).press('Enter');
  await expect(said(asha)).toHaveText(['Hi', 'Hello']);
});

test('each message is shown once in both tabs of both students', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const { asha, arjun, matchId } = await matched({ page, newVisitor, signedUpStudent });
  const tabs = [asha, arjun, await asha.context().newPage(), await arjun.context().newPage()];
  for (const tab of tabs) await openChat(tab, matchId);
  await box(asha).fill('From her');
  await box(asha).press('Enter');
  await box(tabs[3]!).fill('From him');
  await box(tabs[3]!).press('Enter');
  for (const tab of tabs) {
    await expect(said(tab)).toHaveCount(2);
    await expect(said(tab).filter({ hasText: 'From her' })).toHaveCount(1);
    await expect(said(tab).filter({ hasText: 'From him' })).toHaveCount(1);
  }
});

test('an unsent message stays: Try Again delivers it once, Discard removes a rejected one', async ({
  page,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 422/);
  const { asha, arjun, matchId } = await matched({ page, newVisitor, signedUpStudent });
  await openChat(asha, matchId);
  let fails = true;
  // Accepted by the server, but the answer is lost.
  await asha.route('**/api/dating/send-message', async (route) => {
    if (!fails) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const lost = asha.waitForEvent('requestfailed', (call) => call.url().includes('/send-message'));
  await box(asha).fill('Are you there?');
  await box(asha).press('Enter');
  await expect(said(asha)).toHaveText(['Are you there?']);
  await lost;
  fails = false;
  const unsent = asha.getByRole('list', { name: 'Not sent yet' });
  const retry = unsent.getByRole('button', { name: 'Try Again' });
  await retry.click();
  await expect(unsent).toHaveCount(0);
  await box(asha).fill('I will kill you tonight');
  await box(asha).press('Enter');
  await expect(unsent.getByText('I will kill you tonight')).toBeVisible();
  await expect(unsent.getByRole('alert')).toHaveText(/\S/);
  await asha.reload();
  await expect(unsent.getByText('I will kill you tonight')).toBeVisible();
  await unsent.getByRole('button', { name: 'Discard' }).click();
  await expect(unsent).toHaveCount(0);
  await openChat(arjun, matchId);
  await expect(said(arjun)).toHaveText(['Are you there?']);
});

test('a new message shows a button and does not scroll a student who reads older ones', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const { asha, arjun, matchId } = await matched({ page, newVisitor, signedUpStudent });
  for (let n = 0; n < 70; n += 1) await say(arjun, matchId, `message ${n}`);
  await openChat(asha, matchId);
  await expect(said(asha).last()).toBeInViewport();
  await expect(said(asha)).toHaveCount(50);
  await log(asha).hover();
  await asha.mouse.wheel(0, -1200);
  await expect(said(asha).last()).not.toBeInViewport();
  await say(arjun, matchId, 'Something new');
  const news = asha.getByRole('button', { name: 'New messages' });
  await expect(news).toBeVisible();
  await expect(said(asha).last()).not.toBeInViewport();
  await news.click();
  await expect(said(asha).last()).toBeInViewport();
  await expect(said(asha).last()).toHaveText('Something new');
  await expect(news).toBeHidden();
  // Its way into view is scrolling, too, which may bring them before the click does.
  await asha.getByRole('button', { name: 'Load older messages' }).scrollIntoViewIfNeeded();
  await log(asha).hover();
  await asha.mouse.wheel(0, -20_000);
  await expect(said(asha)).toHaveCount(71);
  await expect(said(asha).first()).toHaveText('message 0');
  await say(arjun, matchId, 'One more');
  await expect(said(asha)).toHaveCount(72);
});

test('a logout ends the live connection of an open chat, and no later message reaches it', async ({
  page,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 401/);
  const { asha, arjun, matchId } = await matched({ page, newVisitor, signedUpStudent });
  const frames: string[] = [];
  const sockets: WebSocket[] = [];
  asha.on('websocket', (socket) => {
    sockets.push(socket);
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  for (const one of [asha, arjun]) await openChat(one, matchId);
  await say(arjun, matchId, 'Hi');
  await expect.poll(() => frames.join('\n')).toContain('"Hi"');
  await asha.request.post('/api/auth/logout');
  // At once: the page itself would notice later, and leave.
  await say(arjun, matchId, 'A word for her alone');
  await expect(said(arjun)).toHaveText(['Hi', 'A word for her alone']);
  await expect(asha).toHaveURL(/\/login/);
  await expect.poll(() => sockets.filter((socket) => !socket.isClosed())).toEqual([]);
  expect(frames.join('\n')).not.toContain('A word for her alone');
  await expect(asha.getByLabel('Email')).toBeVisible();
  await expect(log(asha)).toHaveCount(0);
});
