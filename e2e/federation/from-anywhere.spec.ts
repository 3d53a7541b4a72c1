import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { assetFaults, readBuildFile } from '@campus/federation/registry';
import { setChangedPages, editedBuild, publishTriedBuild } from '../support/remote-builds';
import { temporaryFolder } from '../support/prepared-data';
import { admin, remotesCommand } from '../support/campus-command';
import { root } from '../support/process';
import { type Site, startSite } from '../support/site';
import { expect, test } from '../support/test';

// With one page: every uploaded build is opened on all of them.
const market = 'mfe-marketplace';

async function tokenFor(site: Site, words: readonly string[]): Promise<string> {
  const made = await admin(site.dataDir, ['tokens', 'create', ...words]);
  expect(made.code, made.stderr).toBe(0);
  return made.stdout.trim().split(/\s/).at(-1) ?? '';
}

/** A team's machine: it has a clone, a token and the site's address, and no access to the site's disk. */
async function team(site: Site, token: string) {
  const elsewhere = await temporaryFolder();
  const env = {
    REMOTES_TOKEN: token,
    GITHUB_SHA: 'abcdef0123456789',
    GITHUB_REF_NAME: 'main',
    GITHUB_RUN_ID: '77',
    GITHUB_SERVER_URL: 'https://ci.example',
    GITHUB_REPOSITORY: 'campus/market',
  };
  return (...words: string[]) => remotesCommand(elsewhere, [...words, '--to', site.url], env);
}

const liveOf = async (site: Site, remote: string = market) =>
  (await (await fetch(`${site.url}/registry.json`)).json()).remotes[remote].current.build;

const foldersOf = async (site: Site) =>
  (await readdir(path.join(site.dataDir, 'remotes', market))).sort();

test.describe('a team on another machine', () => {
  test.describe.configure({ timeout: 360_000 });
  test('publishes, promotes and rolls back with its token', async ({ site }) => {
    const remotes = await team(site, await tokenFor(site, [market, '--name', 'Market CI']));
    await publishTriedBuild(site.dataDir, market);
    const before = 'tried00000';
    await expect.poll(() => liveOf(site)).toBe(before);
    const dir = await editedBuild(market, 'anywhere01', ({ file }) => setChangedPages(file));

    const checked = await remotes('publish', market, '--dir', dir, '--check');
    expect(checked, checked.stderr).toMatchObject({ code: 0, answer: { checked: true } });
    expect(await foldersOf(site)).not.toContain('anywhere01');

    const tried = await remotes('publish', market, '--dir', dir, '--canary', '10');
    expect(tried, tried.stderr).toMatchObject({
      code: 0,
      answer: { build: 'anywhere01', share: 10 },
    });
    expect(tried.stderr).toContain('starting its trial');
    expect(tried.stderr).not.toContain('KB sent');
    expect(await liveOf(site)).toBe(before);

    const promoted = await remotes('promote', market);
    expect(promoted).toMatchObject({ code: 0, answer: { build: 'anywhere01', from: before } });
    expect(await liveOf(site)).toBe('anywhere01');

    const again = await remotes('publish', market, '--dir', dir);
    expect(again).toMatchObject({ code: 0, answer: { build: 'anywhere01', changed: false } });
    expect(again.stderr).not.toContain('Sending');

    const status = await remotes('status');
    const { history } = (
      status.answer as { remotes: { remote: string; history: object[] }[] }
    ).remotes.find(({ remote }) => remote === market)!;
    expect(history[1]).toMatchObject({ action: 'canary', tried: true });
    expect(history[0]).toMatchObject({
      action: 'promote',
      by: 'team',
      source: {
        token: 'Market CI',
        commit: 'abcdef0123456789',
        branch: 'main',
        run: 'https://ci.example/campus/market/actions/runs/77',
      },
    });

    const back = await remotes('rollback', market, '--reason', 'cold');
    expect(back).toMatchObject({ code: 0, answer: { build: before } });
    expect(await liveOf(site)).toBe(before);
    expect((await remotes('off', market, '--notice', 'Back at six')).code).toBe(0);
    expect((await remotes('on', market)).answer).toMatchObject({ changed: true });
  });

  test('gets the same reasons for a rejected build as on the machine of the site', async ({
    site,
  }) => {
    const remotes = await team(site, await tokenFor(site, [market]));
    const dir = await editedBuild(market, 'collides01', ({ file }) => {
      const [route] = file.declaration.routes;
      const routes = [...file.declaration.routes, { ...route!, path: '/events' }];
      file.declaration = { ...file.declaration, routes };
    });
    const there = await remotes('publish', market, '--dir', dir);
    const here = await remotesCommand(site.dataDir, ['publish', market, '--dir', dir]);
    expect(there).toMatchObject({ code: 1, answer: here.answer });
    expect(there.answer.reasons).toMatchObject([{ rule: 'collisions' }]);
    expect(await foldersOf(site)).not.toContain('collides01');

    const throws = await editedBuild(market, 'throws0001', async ({ file, rewrite }) => {
      const script = file.chunks.ads!.js.find((name) => name.startsWith('ads.'))!;
      await rewrite(script, (text) => `throw new Error('thrown on purpose');${text}`);
    });
    const broken = await remotes('publish', market, '--dir', throws);
    // The page throws, and so does the card of a widget that leads there.
    const reasons = Array(2).fill({
      rule: 'boots',
      sentence: expect.stringContaining('thrown on purpose'),
    });
    expect(broken).toMatchObject({ code: 1, answer: { reasons } });
    const beside = await remotesCommand(site.dataDir, ['publish', market, '--dir', throws]);
    expect(beside.answer).toEqual(broken.answer);
    expect(await foldersOf(site)).not.toContain('throws0001');
  });

  test('publishes at the same time as another team: both go live and are in the history', async ({
    site,
  }) => {
    const before = 'tried00000';
    const teams = await Promise.all(
      ([market, 'mfe-static'] as const).map(async (remote) => {
        const remotes = await team(site, await tokenFor(site, [remote, '--name', `CI ${remote}`]));
        const build = `atonce${remote.length}`;
        await publishTriedBuild(site.dataDir, remote);
        const dir = await editedBuild(remote, build, ({ file }) => setChangedPages(file));
        await expect.poll(() => liveOf(site, remote)).toBe(before);
        return { remote, build, remotes, dir };
      }),
    );
    const published = await Promise.all(
      teams.map(({ remotes, remote, dir }) => remotes('publish', remote, '--dir', dir)),
    );
    const status = await teams[0]!.remotes('status');
    const { remotes: all } = status.answer as { remotes: { remote: string; history: object[] }[] };
    for (const [at, { remote, build }] of teams.entries()) {
      const done = published[at]!;
      expect(done, done.stderr).toMatchObject({ code: 0, answer: { build, from: before } });
      expect(await liveOf(site, remote)).toBe(build);
      const { history } = all.find((one) => one.remote === remote)!;
      const source = { token: `CI ${remote}` };
      expect(history[0]).toMatchObject({ action: 'publish', build, from: before, source });
    }
  });

  test('cannot publish with a token of another remote, a revoked token or none', async ({
    site,
  }) => {
    const dir = await editedBuild(market, 'nobody0001');
    const publish = ['publish', market, '--dir', dir];
    const others = await team(site, await tokenFor(site, ['mfe-feed']));
    expect((await others(...publish)).answer.refused).toBe(
      `The token is for mfe-feed, not for ${market}`,
    );
    const token = await tokenFor(site, [market]);
    const id = /^campus_(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})_/.exec(token)!.slice(1).join('-');
    await admin(site.dataDir, ['tokens', 'revoke', id]);
    const revoked = await team(site, token);
    expect(await revoked(...publish)).toMatchObject({
      code: 1,
      answer: { refused: 'REMOTES_TOKEN is invalid, expired or revoked' },
    });
    expect(await revoked('rollback', market)).toMatchObject({ code: 1 });
    const without = await remotesCommand(site.dataDir, [...publish, '--to', site.url]);
    expect(without.answer.refused).toBe('--to needs a token of that site in REMOTES_TOKEN');
    expect(await foldersOf(site)).not.toContain('nobody0001');
  });
});

test.describe('a site killed while a team publishes', () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(async () => {
    await site.stop();
    await rm(site.dataDir, { recursive: true, force: true });
  });

  async function killAndStartAgain(env: Record<string, string> = {}): Promise<void> {
    const { dataDir } = site;
    site.child.kill('SIGKILL');
    await site.exit;
    site = await startSite({ dataDir, env });
  }

  const partsOf = async () => (await foldersOf(site)).filter((name) => name.startsWith('.'));

  test('during an upload keeps the old build live and deletes the partial one', async () => {
    const before = await liveOf(site);
    const token = await tokenFor(site, [market]);
    const sending = httpRequest(`${site.url}/api/deploys/${market}/build`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/zip',
        'content-length': 2_000_000,
      },
    });
    sending.on('error', () => undefined);
    sending.write(randomBytes(500_000));
    await expect.poll(partsOf).not.toEqual([]);
    await killAndStartAgain();
    sending.destroy();

    expect(await liveOf(site)).toBe(before);
    expect(await partsOf()).toEqual([]);
    const pointer = path.join(site.dataDir, 'remotes', `${market}.json`);
    expect(JSON.parse(await readFile(pointer, 'utf8')).current).toBe(before);
  });

  /** Files in the folder of a remote that appear with a step of publishing. */
  const steps: [string, string, RegExp][] = [
    ['has received an archive', 'received01', /^\.[^/]+\/build$/],
    ['has unpacked an archive', 'unpacked01', /^\.[^/]+\/build\/remote\.json$/],
    ['has stored a build', 'stored0001', /^stored0001\/remote\.json$/],
  ];

  for (const [step, build, file] of steps) {
    test(`when it ${step} has the old build or the new one, whole`, async () => {
      const folder = path.join(site.dataDir, 'remotes', market);
      await killAndStartAgain({
        NODE_OPTIONS: `--import=${path.join(root, 'e2e/support/die-at-file.mjs')}`,
        DIE_IN: folder,
        DIE_AT_FILE: file.source,
      });
      const before = await liveOf(site);
      const env = { REMOTES_TOKEN: await tokenFor(site, [market]), CHROMIUM: '/bin/false' };
      const dir = await editedBuild(market, build);
      const words = ['publish', market, '--dir', dir, '--to', site.url];
      const published = remotesCommand(await temporaryFolder(), words, env);
      expect(await site.exit, `a site that ${step} goes on`).toBeNull();
      // Started on another port: the publisher's retries do not reach it.
      const [{ code, stderr }] = await Promise.all([published, killAndStartAgain()]);
      expect(code).not.toBe(0);
      expect(stderr).toContain('retrying');

      const live = await liveOf(site);
      expect([before, build]).toContain(live);
      const whole = path.join(folder, live);
      expect(await assetFaults(whole, await readBuildFile(whole))).toEqual([]);
      expect(await partsOf()).toEqual([]);
    });
  }
});
