import type { RegisteredRemote } from '@campus/federation/remote';
import type { Page } from '@playwright/test';
import { shellBuild } from '../support/federation';
import { startSlowLine, type SlowLine } from '../support/slow-line';
import { axe, expect, settled, test as base } from '../support/test';

// Of the test, not the worker: a worker with a fixture of its own would start a site of its own.
const test = base.extend<{ line: SlowLine }>({
  line: async ({ site, page }, use) => {
    const line = await startSlowLine(site.url);
    await use(line);
    // What the page still asks for would be refused, and an error on its console.
    await page.goto('about:blank');
    await line.close();
  },
});

const pages = [
  '/',
  '/home',
  '/colleges',
  '/about',
  '/developers',
  '/contact',
  '/privacy',
  '/privacy-policy',
  '/disclaimer',
  '/login',
  '/signup',
  '/forgot-password',
];

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
    line,
  }) => {
    await line.open(page, path);
    await expectAlive(page);
    await line.open(page, path);
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
  line,
}) => {
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/contact')) sent.push(asked.url());
  });
  await line.open(page, '/contact', async () => {
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
  line,
}) => {
  await line.open(page, '/contact', async () => {
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
  line,
  signedUpStudent,
  allowedErrors,
}) => {
  // Live events do not arrive over this connection.
  allowedErrors.push(/WebSocket|socket\.io/);
  await signedUpStudent(page);
  await line.open(page, '/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await line.open(page, '/');
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
