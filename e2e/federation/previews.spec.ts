import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publishPreview } from '@campus/federation/registry';
import type { Page } from '@playwright/test';
import { cachedPaths, openUnderWorker } from '../app/worker';
import { errorIn } from '../support/beacons';
import {
  setChangedPages,
  type EditedBuild,
  editedBuild,
  publishTriedBuild,
  otherBuild,
} from '../support/remote-builds';
import { temporaryFolder } from '../support/prepared-data';
import { admin, type Answered, remotesCommand } from '../support/campus-command';
import type { Site } from '../support/site';
import { signInDemo } from '../support/students';
import { axe, expect, fitsNarrowScreen, settled, test } from '../support/test';

const remote = 'mfe-static';
const build = 'preview001';
const words = 'A campus is a few thousand people';
const newWords = 'A preview is a few thousand people';

test.describe.configure({ timeout: 180_000 });

/** The current build with another lead on the page About, in its script and in its markup. */
async function change({ dir, file, rewrite }: EditedBuild): Promise<void> {
  for (const { path: name } of [...file.assets]) {
    const text = name.endsWith('.js') ? await readFile(path.join(dir, name), 'utf8') : '';
    if (text.includes(words)) await rewrite(name, () => text.replaceAll(words, newWords));
  }
  const page = file.pages!['/about']!;
  const markup = (await readFile(path.join(dir, page.path), 'utf8')).replaceAll(words, newWords);
  await writeFile(path.join(dir, page.path), markup);
  setChangedPages(file, ['/about']);
  page.integrity = `sha384-${createHash('sha384').update(markup).digest('base64')}`;
}

interface Shown extends Answered {
  answer: Answered['answer'] & { address: string; until: string };
}

/** A team with a token that may only show previews, on a separate machine. */
async function team(site: Site) {
  const made = await admin(site.dataDir, ['tokens', 'create', remote, '--may', 'preview']);
  const token = made.stdout.trim().split(/\s/).at(-1) ?? '';
  const env = { REMOTES_TOKEN: token, GITHUB_SHA: 'abcdef0123456789', GITHUB_REF_NAME: 'lead' };
  const elsewhere = await temporaryFolder();
  return (...given: string[]) =>
    remotesCommand(elsewhere, [...given, '--to', site.url], env) as Promise<Shown>;
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

async function expectLead(page: Page, text: string): Promise<void> {
  await page.goto('/about');
  await settled(page);
  await expect(page.getByText(text)).toBeVisible();
}

test('only a browser with the preview link sees the build, until the preview ends', async ({
  site,
  page,
  newVisitor,
}) => {
  const remotes = await team(site);
  await publishTriedBuild(site.dataDir, remote);
  const dir = await editedBuild(remote, build, change);
  const shown = await remotes('publish', remote, '--dir', dir, '--preview');
  expect(shown, shown.stderr).toMatchObject({ code: 0, answer: { remote, build } });
  expect(shown.stderr).toContain('starting its trial');
  const { address } = shown.answer;
  const secret = address.slice(`${site.url}/-/preview/`.length);
  expect(secret).toMatch(/^[\w-]{43}$/);

  await page.goto(address);
  expect(page.url()).not.toContain(secret);
  await expectLead(page, newWords);
  await expect(bar(page)).toContainText(
    `Preview of ${remote}, build ${build}, commit abcdef012345, branch lead.`,
  );
  await axe(page);
  await fitsNarrowScreen(page);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain(secret);

  const other = await newVisitor();
  await expectLead(other, words);
  await expect(bar(other)).toHaveCount(0);
  for (const file of ['/registry.json', '/sw.js', '/sitemap.xml', '/robots.txt', '/about']) {
    const text = await (await fetch(site.url + file)).text();
    expect(text, file).not.toContain(build);
  }
  const status = await remotes('status');
  expect(JSON.stringify(status.answer)).toContain(`"previews":[{"build":"${build}"`);
  expect(JSON.stringify(status.answer)).not.toContain(secret);

  await bar(page).getByRole('button', { name: 'Leave the preview' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  await expectLead(page, words);

  await page.goto(address);
  await expectLead(page, newWords);
  const ended = await remotes('publish', remote, '--preview', '--end', build);
  expect(ended, ended.stderr).toMatchObject({ code: 0, answer: { ended: [build] } });
  await expectLead(page, words);
  await expect(bar(page)).toHaveCount(0);
  const over = await fetch(address);
  expect([over.status, over.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await over.text()).toContain('There is no such preview');
});

test('errors that a preview browser reports do not count for the breaker', async ({
  site,
  page,
  newVisitor,
}) => {
  const dir = await otherBuild(remote, 'preview002');
  const { link } = await publishPreview({ dir, remotesDir: path.join(site.dataDir, 'remotes') });
  await page.goto(link!.path);
  const other = await newVisitor();
  await other.goto('/about');
  const { remotes } = await (await fetch(`${site.url}/registry.json`)).json();
  const live: string = remotes[remote].current.build;
  const { incidents, seen } = await errorIn(site.url, { remote, build: live }, '/about');
  const tell = (from: Page, kind: string) => {
    const data = { incidents: [{ ...incidents[0], kind }], seen };
    return from.request.post('/api/beacon', { data });
  };
  expect((await tell(page, 'rejection')).status()).toBe(204);
  expect((await tell(other, 'error')).status()).toBe(204);
  const field = async () => {
    const { answer } = await remotesCommand(site.dataDir, ['status']);
    const { remotes: all } = answer as { remotes: { remote: string; field: object[] }[] };
    return all.find((one) => one.remote === remote)?.field;
  };
  await expect.poll(field, { timeout: 45_000 }).toHaveLength(1);
  // The two of the visitor; those of the preview's browser would be two more.
  expect(await field()).toMatchObject([{ build: live, errors: 2 }]);
});

test.describe('under a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no document of a preview is kept, and no other browser keeps any of its files', async ({
    site,
    page,
    newVisitor,
  }) => {
    const remotesDir = path.join(site.dataDir, 'remotes');
    const dir = await otherBuild(remote, 'preview003');
    const { link } = await publishPreview({ dir, remotesDir });
    await signInDemo(page);
    await page.goto(link!.path);
    await openUnderWorker(page, '/dashboard');
    await page.reload();
    await settled(page);
    await expect(bar(page)).toContainText('build preview003');
    await openUnderWorker(page, '/about');
    expect(await cachedPaths(page)).not.toContain('/dashboard');

    const other = await newVisitor();
    await signInDemo(other);
    for (const one of [page, other]) {
      if (one === page) await bar(page).getByRole('button').click();
      await openUnderWorker(one, '/about');
      await openUnderWorker(one, '/dashboard');
      await one.reload();
      await expect.poll(() => cachedPaths(one)).toContain('/dashboard');
    }
    const kept = await other.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(
        names.map(async (name) => (await caches.open(name)).matchAll()),
      );
      const texts = await Promise.all(all.flat().map((answer) => answer.text()));
      return texts.join();
    });
    expect(kept + (await cachedPaths(other)).join()).not.toContain('preview003');
  });
});
