import { writePointer } from '@campus/federation/registry';
import { expect } from '@playwright/test';
import { buildOf, expectShown, goWithin, pageOf, remoteNames, test } from '../support/federation';
import {
  expectBuild,
  follow,
  isTheSameTab,
  learn,
  setTabHidden,
  openTab,
  putLive,
} from '../support/open-tab';

const remote = 'mfe-static';
const first = async () => (await buildOf(remote)).build;

test('a remote that is not on screen runs its new build at the next visit', async ({
  page,
  built,
}) => {
  await openTab(page, pageOf('mfe-feed'));
  await putLive(built, remote, 'second0000');
  await learn(page);
  await goWithin(page, pageOf(remote));
  await expectShown(page, remote);
  await expectBuild(page, remote, 'second0000');
  expect(await isTheSameTab(page)).toBe(true);
});

test('a remote on screen switches to its new build when its page is left', async ({
  page,
  built,
}) => {
  await openTab(page, '/about');
  await putLive(built, remote, 'second0000');
  await learn(page);
  await expectBuild(page, remote, await first());
  await follow(page, 'Disclaimer');
  await expectBuild(page, remote, 'second0000');
  await expectShown(page, remote);
  const sheets = page.locator(`link[rel="stylesheet"][href*="/r/${remote}/${await first()}/"]`);
  await expect(sheets).toHaveCount(0);
  expect(await isTheSameTab(page)).toBe(true);
});

test('a remote in a hidden tab switches to its new build at once', async ({ page, built }) => {
  await openTab(page, '/about');
  await putLive(built, remote, 'second0000');
  await learn(page);
  await setTabHidden(page, true);
  await expectBuild(page, remote, 'second0000');
  expect(await isTheSameTab(page)).toBe(true);
});

test('a page with typed text keeps its build, even in a hidden tab, until it is left', async ({
  page,
  built,
}) => {
  await openTab(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Half a thought');
  await putLive(built, remote, 'second0000');
  await learn(page);
  await setTabHidden(page, true);
  await setTabHidden(page, false);
  await page.clock.runFor(1_000);
  await expectBuild(page, remote, await first());
  await expect(message).toHaveValue('Half a thought');

  await follow(page, 'About');
  await expectBuild(page, remote, 'second0000');
  await follow(page, 'Contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
});

test('a remote that is switched off shows its notice when its page is left', async ({
  page,
  built,
}) => {
  await openTab(page, '/about');
  const notice = 'These pages are back at six.';
  await writePointer(built.remotesDir, remote, { current: await first(), status: 'off', notice });
  await learn(page);
  await expectShown(page, remote);
  await follow(page, 'Disclaimer');
  await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible();
});

test('a page whose file is gone loads from the new build without a reload or an error card', async ({
  page,
  built,
}) => {
  await openTab(page, '/about');
  await putLive(built, remote, 'second0000');
  built.breakAnswers(new RegExp(`/r/${remote}/${await first()}/`), '404');
  await follow(page, 'Disclaimer');
  await expectShown(page, remote);
  await expectBuild(page, remote, 'second0000');
  expect(await isTheSameTab(page)).toBe(true);
});

test('a page with an altered script falls back to the previous build and never runs it', async ({
  page,
  built,
}) => {
  await putLive(built, remote, 'second0000');
  await openTab(page, '/about');
  await page.route(`**/r/${remote}/second0000/disclaimer.*.js`, async (route) => {
    const answer = await route.fetch();
    const body = `window.altered = true;${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
  await follow(page, 'Disclaimer');
  await expectShown(page, remote);
  await expectBuild(page, remote, await first());
  expect(await page.evaluate(() => Reflect.get(window, 'altered'))).toBeUndefined();
});

test('a tab opened two deployments ago opens every route with one reload at most', async ({
  page,
  built,
}) => {
  const files = await Promise.all(remoteNames.map(buildOf));
  await openTab(page, pageOf('mfe-feed'));
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (const build of ['second0000', 'third00000']) {
    for (const name of remoteNames) await putLive(built, name, build);
  }
  const gone = files.map(({ declaration, build }) => `${declaration.name}/${build}`).join('|');
  built.breakAnswers(new RegExp(`/r/(${gone})/`), '404');
  for (const name of remoteNames) {
    for (const { path } of (await buildOf(name)).declaration.routes) {
      if (path.includes(':') || path === '/') continue;
      await goWithin(page, path);
      // Left any earlier, the tab might reload at the address that it has left.
      await expectShown(page, name);
    }
  }
  expect(loads).toBeLessThanOrEqual(1);
});

test('a newer shell is announced once and does not reload the tab', async ({ page }) => {
  await openTab(page, '/about');
  await page.route('**/registry.json', async (route) => {
    const answer = await route.fetch({ headers: {} });
    const json = { ...(await answer.json()), shell: 'shell-2', revision: 'newer' };
    await route.fulfill({ status: 200, json, headers: { etag: '"newer"' } });
  });
  await learn(page);
  const news = page.getByRole('status', { name: 'News about this site' });
  await expect(news).toContainText('Campus has been updated');
  await news.getByRole('button', { name: 'Later' }).click();
  await expect(news).toBeEmpty();
  await learn(page);
  await expect(news).toBeEmpty();
  expect(await isTheSameTab(page)).toBe(true);
});
