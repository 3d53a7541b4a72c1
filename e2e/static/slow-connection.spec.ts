import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { RegisteredRemote } from '@campus/federation/remote';
import type { Page } from '@playwright/test';
import { shellBuild } from '../support/federation';
import { axe, expect, informationPages, settled, test as base } from '../support/test';

/** A connection to the site on which each document arrives in pieces; everything else is as fast as usual. */
interface SlowConnection {
  url: string;
  /**
   * Opens an address. The next piece of its document is sent when everything in the previous pieces has run.
   * @param beforeTheLast runs while all but the end of the document has arrived
   */
  open(page: Page, path: string, beforeTheLast?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

// Before the registry, within it, and before and within the elements that the scripts look for in the body. On a
// student's page the registry is the last of these.
const places = [
  '<script type="application/json" id="registry">',
  '"remotes":',
  '</head>',
  '<div id="root">',
  '<div id="page"',
  '<main',
  '</body>',
];

function piecesOf(html: string): string[] {
  const cuts = places
    .map((place) => html.indexOf(place))
    .filter((cut) => cut > 0)
    .sort((one, other) => one - other);
  return [0, ...cuts].map((cut, index) => html.slice(cut, cuts[index]));
}

/** Resolves once all scripts known to the page have loaded and run. */
async function hasRun(page: Page): Promise<void> {
  const areThere = () => {
    const files = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return [...document.scripts].every(({ src }) => src === '' || files.has(src));
  };
  await page.waitForFunction(areThere, undefined, { polling: 20 });
  // A loaded script runs in the next task. (The page is never idle before there is something to paint.)
  await page.evaluate(() => new Promise((turn) => setTimeout(() => setTimeout(turn))));
}

/** Puts a slow connection in front of a site. */
async function startSlowConnection(site: string): Promise<SlowConnection> {
  const { host, hostname, port, origin } = new URL(site);
  let waiting: (() => void)[] = [];
  let left = 0;

  async function drip(answer: IncomingMessage, to: ServerResponse): Promise<void> {
    const pieces = piecesOf((await buffer(answer)).toString());
    left = pieces.length;
    for (const piece of pieces) {
      to.write(piece);
      left -= 1;
      if (left > 0) await new Promise<void>((next) => waiting.push(next));
    }
    to.end();
  }

  const server = createServer((asked, reply) => {
    const { 'if-none-match': known, ...others } = asked.headers;
    const isDocument = asked.headers['sec-fetch-dest'] === 'document';
    const headers = {
      ...others,
      host,
      ...(others.origin && { origin }),
      // Always the full text of a document.
      ...(isDocument ? { 'accept-encoding': 'identity' } : known && { 'if-none-match': known }),
    };
    const { method, url: path } = asked;
    const onward = request({ hostname, port, method, path, headers }, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, isDocument ? rest : answer.headers);
      if (isDocument && length !== undefined) void drip(answer, reply);
      else answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The same host name as the site: its cookies apply to every port.
  const url = `http://${hostname}:${(server.address() as AddressInfo).port}`;

  return {
    url,
    async open(page, path, beforeTheLast) {
      await page.goto(url + path, { waitUntil: 'commit' });
      while (left > 0) {
        await hasRun(page);
        if (left === 1) await beforeTheLast?.();
        const [next] = waiting.splice(0);
        next?.();
        await new Promise(setImmediate);
      }
    },
    async close() {
      waiting = [];
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

// A fixture of the test: with a fixture of its own, a worker would start another site.
const test = base.extend<{ connection: SlowConnection }>({
  connection: async ({ site, page }, use) => {
    const connection = await startSlowConnection(site.url);
    await use(connection);
    // What the page still asks for would be refused, and an error on its console.
    await page.goto('about:blank');
    await connection.close();
  },
});

const pages = ['/', '/home', ...informationPages, '/login', '/signup', '/forgot-password'];

test('this file covers every public page', async ({ site }) => {
  const { remotes } = (await (await fetch(`${site.url}/registry.json`)).json()) as {
    remotes: Record<string, RegisteredRemote>;
  };
  const routes = Object.values(remotes).flatMap(({ declaration }) => declaration.routes);
  const all = [...(await shellBuild()).routes, ...routes];
  const open = all.filter(({ access }) => access !== 'student');
  expect(open.map(({ path }) => path).sort()).toEqual([...pages].sort());
});

/** Whether a press has its effect. */
async function expectAlive(page: Page): Promise<void> {
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found|not available/);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  await page.getByRole('button', { name: /^Theme:/ }).click();
  await expect.poll(theme).not.toBe(before);
}

for (const path of pages) {
  test(`${path} works when its document arrives in pieces, with and without cached scripts`, async ({
    page,
    connection,
  }) => {
    await connection.open(page, path);
    await expectAlive(page);
    await connection.open(page, path);
    await expectAlive(page);
  });
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function write(page: Page): Promise<void> {
  const texts = {
    Name: 'Asha',
    Email: 'asha@home.example',
    Subject: 'Hello',
    Message: 'Is it on?',
  };
  for (const [label, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

test('a message sent before the scripts run shows as busy and is sent once', async ({
  page,
  connection,
}) => {
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/contact')) sent.push(asked.url());
  });
  await connection.open(page, '/contact', async () => {
    await write(page);
    await send(page).click();
    await send(page).click();
    await expect(send(page)).toHaveAttribute('aria-busy', 'true');
    await axe(page);
  });
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('Enter before the scripts run submits the form and reports missing fields', async ({
  page,
  connection,
}) => {
  await connection.open(page, '/contact', async () => {
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Asha');
    await name.press('Enter');
    await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  });
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Asha');
});

test('a signed-in student is redirected from / to the dashboard', async ({
  page,
  connection,
  signedUpStudent,
  allowedErrors,
}) => {
  // Live events do not arrive over this connection.
  allowedErrors.push(/WebSocket|socket\.io/);
  await signedUpStudent(page);
  await connection.open(page, '/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await connection.open(page, '/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('no call is sent twice while a public page loads', async ({ page }) => {
  for (const path of pages) {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(`${path}: ${request.method()} ${pathname}`);
    });
    await page.goto(path);
    await settled(page);
    page.removeAllListeners('request');
    expect(asked).toContain(`${path}: GET /api/auth/verify-token`);
    expect(asked).toEqual([...new Set(asked)]);
  }
});
