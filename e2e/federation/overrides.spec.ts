import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import Fastify from 'fastify';
import { buildOf, remoteNames, test } from '../support/federation';
import { expectBuild, openTab } from '../support/open-tab';
import { otherBuild } from '../support/remote-builds';
import { startStaticSite, type StaticSite } from '../support/static-site';

const remote = 'mfe-static';
const preview = 'preview000';
const base = `/r/${remote}/${preview}/`;

/** A published build that no pointer names. */
async function upload({ remotesDir }: StaticSite): Promise<void> {
  const folder = path.join(remotesDir, remote, preview);
  await cp(await otherBuild(remote, preview), folder, { recursive: true });
}

const ask = (page: Page, wanted: object = { remote, base }) =>
  page.addInitScript((text) => {
    if (!sessionStorage.getItem('asked')) localStorage.setItem('campus:override', text);
    sessionStorage.setItem('asked', '1');
  }, JSON.stringify(wanted));

const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: `Only you see this: ${remote}` });

test('an override runs a build that is not live and shows a banner with its address', async ({
  page,
  built,
}) => {
  await upload(built);
  await ask(page);
  await openTab(page, '/about');
  await expectBuild(page, remote, preview);
  await expect(banner(page)).toContainText(base);
});

test('ending an override restores the live build, also after a reload', async ({ page, built }) => {
  await upload(built);
  await ask(page);
  await openTab(page, '/about');
  await banner(page).getByRole('button', { name: 'End' }).click();
  await expectBuild(page, remote, (await buildOf(remote)).build);
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expectBuild(page, remote, (await buildOf(remote)).build);
});

test('an override expires after eight hours', async ({ page, built }) => {
  await upload(built);
  await ask(page);
  await openTab(page, '/about');
  await expectBuild(page, remote, preview);
  await page.clock.fastForward('08:00:01');
  await expectBuild(page, remote, (await buildOf(remote)).build);
});

const typeOf: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' };

/** A separate machine that serves a folder to other origins. */
async function serve(folder: string) {
  const app = Fastify({ forceCloseConnections: true });
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*'];
    const type = typeOf[path.extname(name)] ?? 'application/json';
    return reply
      .type(type)
      .header('access-control-allow-origin', '*')
      .send(await readFile(path.join(folder, name)));
  });
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}

test('an override to a local port works only on a site that allows that port', async ({
  page,
  built,
}) => {
  const own = await serve(await otherBuild(remote, preview));
  const site = await startStaticSite(remoteNames, { overrideOrigin: own.origin });
  await ask(page, { remote, base: `${own.origin}/` });
  await openTab(page, `${site.url}/about`);
  await expectBuild(page, remote, preview);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toContainText(own.origin);

  const asked: string[] = [];
  page.on('requestfinished', (request) => asked.push(request.url()));
  await openTab(page, `${built.url}/about`);
  await expectBuild(page, remote, (await buildOf(remote)).build);
  expect(asked.filter((address) => address.startsWith(own.origin))).toEqual([]);
  await Promise.all([site.close(), own.close()]);
});

for (const [what, wanted] of Object.entries({
  'names another site': { remote, base: 'https://elsewhere.example/r/mfe-static/preview000/' },
  'names the folder of another remote': { remote, base: '/r/mfe-feed/preview000/' },
  'has expired': { remote, base, expires: 1 },
})) {
  test(`an override is ignored and removed if it ${what}`, async ({ page, built }) => {
    await upload(built);
    await ask(page, wanted);
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(built.url)) strangers.push(request.url());
    });
    await openTab(page, '/about');
    await page.waitForFunction(() => localStorage.getItem('campus:override') === null);
    await expectBuild(page, remote, (await buildOf(remote)).build);
    expect(strangers.filter((address) => address.startsWith('http'))).toEqual([]);
  });
}
