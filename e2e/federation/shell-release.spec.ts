import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promote, publishBuild, publishCanary, rollback } from '@campus/federation/registry';
import type { Page } from '@playwright/test';
import { goWithin } from '../support/federation';
import {
  callContinuously,
  openTabs,
  renamedShell,
  shellBuildIn,
  visitEveryRemote,
  watchAnswers,
} from '../support/shell-release';
import { isTheSameTab } from '../support/open-tab';
import { temporaryFolder } from '../support/prepared-data';
import { admin, remotesCommand } from '../support/campus-command';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 360_000 });

const remotesOf = ({ dataDir }: Site) => path.join(dataDir, 'remotes');

const liveShell = async ({ url }: Site): Promise<string> =>
  (await (await fetch(`${url}/registry.json`)).json()).shell;

/** A page of a browser in this half of all. */
async function inBucket(newVisitor: () => Promise<Page>, bucket: number): Promise<Page> {
  const page = await newVisitor();
  await page.addInitScript((kept) => localStorage.setItem('campus:bucket', String(kept)), bucket);
  return page;
}

test('canary, promote, publish and rollback of the shell do not disturb open tabs', async ({
  page,
  site,
  watched,
  newVisitor,
  signedUpStudent,
}) => {
  const remotesDir = remotesOf(site);
  const first = await liveShell(site);
  await signedUpStudent(page);
  const failed = watchAnswers(page.context());
  const shells = new Set<string>();
  page.context().on('request', (request) => {
    const [, shell] = /\/s\/([^/]+)\//.exec(request.url()) ?? [];
    if (shell) shells.add(shell);
  });
  const tabs = await openTabs(page, watched);
  const visit = () => Promise.all(tabs.map(visitEveryRemote));
  const calls = callContinuously(site.url);
  const visitor = await newVisitor();

  await publishCanary({ dir: await renamedShell('second0000'), remotesDir, share: 50 });
  expect(await shellBuildIn(visitor)).toMatch(/^(?:second0000|\w{12})$/);
  await visit();
  await promote(remotesDir, 'shell');
  expect(await shellBuildIn(visitor)).toBe('second0000');
  await visit();
  await publishBuild({ dir: await renamedShell('third00000'), remotesDir });
  expect(await shellBuildIn(visitor)).toBe('third00000');
  await visit();
  await rollback(remotesDir, 'shell');
  expect(await shellBuildIn(visitor)).toBe('second0000');
  await rollback(remotesDir, 'shell');
  expect(await shellBuildIn(visitor)).toBe(first);
  await visit();
  // A part of the shell that these tabs did not need so far comes from its own build.
  for (const tab of tabs) {
    await goWithin(tab, '/staff/remotes');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }

  const { failed: calledInVain, count } = await calls.end();
  expect(calledInVain).toEqual([]);
  expect(count).toBeGreaterThan(50);
  expect(failed).toEqual([]);
  expect([...shells]).toEqual([first]);
  for (const tab of tabs) expect(await isTheSameTab(tab)).toBe(true);
});

test('a shell canary runs in its share of browsers from the second page load until its rollback', async ({
  site,
  newVisitor,
}) => {
  const remotesDir = remotesOf(site);
  const first = await liveShell(site);
  await publishCanary({ dir: await renamedShell('canary0000'), remotesDir, share: 25 });
  const [within, without] = [await inBucket(newVisitor, 24), await inBucket(newVisitor, 25)];
  const trial = (page: Page) => page.evaluate(() => document.cookie.includes('campus_trial=1'));
  for (const page of [within, without]) expect(await shellBuildIn(page)).toBe(first);
  await expect.poll(() => trial(within)).toBe(true);
  expect(await shellBuildIn(within)).toBe('canary0000');
  await expect(within.locator('[data-remote="mfe-static"][data-build] h1')).toBeVisible();
  expect(await shellBuildIn(without)).toBe(first);
  expect(await trial(without)).toBe(false);
  await rollback(remotesDir, 'shell');
  expect(await shellBuildIn(within)).toBe(first);
  await expect.poll(() => trial(within)).toBe(false);
});

test('publish rejects a shell that breaks a remote, names the remote and changes nothing', async ({
  site,
}) => {
  const first = await liveShell(site);
  const publish = (dir: string) => remotesCommand(site.dataDir, ['publish', 'shell', '--dir', dir]);
  const lacking = await renamedShell('lacking000', {
    change: (file) => {
      const key = '@campus/shared-ui/listing';
      return { ...file, brings: { ...file.brings, [key]: [] } };
    },
  });
  const refusal = await publish(lacking);
  expect(refusal).toMatchObject({ code: 1 });
  expect(refusal.answer.reasons).toContainEqual({
    rule: 'exports',
    sentence: expect.stringMatching(/^mfe-\w+ uses \w+ of @campus\/shared-ui\/listing, which/),
  });

  // What no description tells of: a page of one remote throws under it once it has something to show. In a script that
  // is loaded after the pages, which have budgets.
  const breaking = await renamedShell('breaking00', {
    edit: (text, file) =>
      /^assets\/after-load\.\w+\.js$/.test(file)
        ? `setInterval(()=>{if(document.querySelector('[data-remote=mfe-marketplace] article'))throw Error('thrown on purpose')});${text}`
        : text,
  });
  const tried = await publish(breaking);
  expect(tried, tried.stderr).toMatchObject({ code: 1, answer: { reasons: [{ rule: 'boots' }] } });
  expect(tried.answer.refused).toMatch(
    /^Under this shell mfe-marketplace throws .*thrown on purpose/,
  );
  expect(await liveShell(site)).toBe(first);
});

test('only the token of the shell can publish the shell and roll it back', async ({ site }) => {
  const first = await liveShell(site);
  const tokenOf = async (name: string) => {
    const { stdout } = await admin(site.dataDir, ['tokens', 'create', name]);
    return stdout.trim().split(/\s/).at(-1) ?? '';
  };
  const elsewhere = await temporaryFolder();
  await mkdir(elsewhere, { recursive: true });
  const as = (token: string, ...words: string[]) =>
    remotesCommand(elsewhere, [...words, '--to', site.url], { REMOTES_TOKEN: token });
  const dir = await renamedShell('anywhere01');
  const own = await tokenOf('shell');
  const other = await as(await tokenOf('mfe-feed'), 'publish', 'shell', '--dir', dir);
  expect(other).toMatchObject({
    code: 1,
    answer: { refused: 'The token is for mfe-feed, not for shell' },
  });
  const published = await as(own, 'publish', 'shell', '--dir', dir);
  expect(published, published.stderr).toMatchObject({
    code: 0,
    answer: { remote: 'shell', build: 'anywhere01', from: first },
  });
  expect(await liveShell(site)).toBe('anywhere01');
  expect(await as(own, 'rollback', 'shell')).toMatchObject({ code: 0, answer: { build: first } });
  expect(await liveShell(site)).toBe(first);
});
