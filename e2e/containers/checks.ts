// `npm run test:containers`: builds the images, starts the site of docker-compose.yml on the available Docker engine,
// checks what can be checked only there, and stops it again. Without an engine it prints a note and passes.
import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { RemoteBuildFile } from '@campus/federation/registry';
import { editBuild, renamedBuild, setChangedPages } from '../support/remote-builds';
import { temporaryFolder } from '../support/prepared-data';
import { root } from '../support/process';
import { startCalls, until, type SignIn } from './calls';
import { composeProject, imageOf, missingEngine, packed, type Project } from './compose';
import { checkOperatorCommands } from './operator-commands';
import { checkStack } from './stack';
import { checkAcme, checkTls } from './tls';
import { checkNextRelease, checkUpgrade, releaseBefore } from './upgrade';

const megabyte = 1024 * 1024;
const base = imageOf('node');
const missing = missingEngine();
if (missing) process.stderr.write(`The checks of the site in containers are skipped: ${missing}\n`);

void describe('the site in containers', { skip: missing !== undefined, timeout: 1_800_000 }, () => {
  let site: Project;
  let students: SignIn;
  /** On a team's machine: nothing from the site's disk is on it. */
  let elsewhere: string;
  /** A build of mfe-static as contained in the image. */
  let dist: string;
  const began = performance.now();
  const isMine = !existsSync(path.join(root, '.env'));

  /** Restarts the processes with the current variables, which `npm run` in them then uses. */
  const renew = () =>
    site.compose('up', '-d', '--no-deps', '--wait', '--scale', 'api=2', '--force-recreate', 'api');

  /** Immediately: the runner kills a process that is asked to stop, without waiting. */
  function clear(): void {
    if (isMine) rmSync(path.join(root, '.env'), { force: true });
    site.takeDown();
    rmSync(elsewhere, { recursive: true, force: true });
  }

  before(async () => {
    elsewhere = await temporaryFolder();
    process.env['TMPDIR'] = elsewhere;
    dist = path.join(elsewhere, 'dist');
    site = await composeProject();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        clear();
        process.exit(1);
      });
    }
    // The operator's files beside the Dockerfile.
    if (isMine) await writeFile(path.join(root, '.env'), '# of a check that runs\n');
    // Also the gate: its browser is installed while the pages are built.
    await site.compose('--profile', 'gate', 'build', '--quiet');
    await site.compose('up', '--wait', '--quiet-pull');
    students = (await site.answer<{ signIn: SignIn }>('seed -- --students 12 --posts 10')).signIn;
    await site.compose('cp', 'api:/srv/app/mfe-static/dist', dist);
  });

  after(() => {
    clear();
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    process.stderr.write(`The checks took ${minutes} minutes; 8 are allowed.\n`);
  });

  void it('runs two API processes behind nginx and seeds the database once', async () => {
    assert.equal((await site.containersOf('api')).length, 2);
    assert.equal((await fetch(`${site.url}/`)).status, 200);
    const list = 'admin -- colleges list';
    const { colleges } = await site.answer<{ colleges: { name: string }[] }>(list);
    assert.ok(colleges.length > 1);
    assert.equal(new Set(colleges.map(({ name }) => name)).size, colleges.length);
  });

  void it('ships no sources, tests or secrets, and at most 250 MB above its base image', async () => {
    const sizeOf = async (image: string) =>
      Number(await site.must(['image', 'inspect', '--format', '{{.Size}}', image]));
    const own = (await sizeOf(`campus-api:${site.tag}`)) - (await sizeOf(base));
    process.stderr.write(`The image adds ${Math.round(own / megabyte)} MB to ${base}.\n`);
    assert.ok(own < 250 * megabyte, `${own} bytes`);
    for (const service of ['api', 'nginx']) assert.equal(await site.strangersIn(service), '');
    const { stdout } = await site.exec(['cat', '/srv/app/sbom.cdx.json']);
    assert.match(stdout, /"name": "fastify"[^]*"name": "react-dom"/);
  });

  void it('runs every operator command in a container with a read-only app folder', async () => {
    assert.equal((await site.exec(['sh', '-c', 'touch /srv/app/x'])).code, 1);
    await checkOperatorCommands(site);
    const { remotes } = await site.answer<{ remotes: { remote: string }[] }>('remotes -- status');
    assert.ok(remotes.length >= 5);
    const backups = async () => (await site.exec(['ls', '/backups'])).stdout.trim();
    await until(async () => /^campus-\d{4}-\d\d-\d\d\.zip$/.test(await backups()));
  });

  void it('writes a backup to standard output or into the backup folder', async () => {
    const admin = 'npm run admin -- ';
    const both = `${admin} backup - > /tmp/b.zip && ${admin} restore /tmp/b.zip --verify-only`;
    const verified = await site.exec(['sh', '-c', both]);
    assert.equal(verified.code, 0, verified.stderr);
    const written = await site.answer<{ file: string }>('admin -- backup');
    assert.match(written.file, /^\/backups\/campus-/);
  });

  /** Puts another build of mfe-static into a container, as its team would build it. */
  async function candidate(build: string, broken?: string): Promise<string> {
    const dir = await renamedBuild(dist, build, broken);
    const into = `mkdir /tmp/${build} && tar x -C /tmp/${build}`;
    assert.equal((await site.exec(['sh', '-c', into], packed(path.dirname(dir)))).code, 0);
    return `/tmp/${build}/dist`;
  }

  const registry = async () => (await fetch(`${site.url}/registry.json`)).text();

  void it('publishes and promotes a build, rolls it back, and switches a remote off and on', async () => {
    const dir = await candidate('candidate1');
    const canary = `remotes -- publish mfe-static --dir ${dir} --canary 10`;
    assert.equal((await site.answer<{ build: string }>(canary)).build, 'candidate1');
    const promote = 'remotes -- promote mfe-static';
    const { from } = await site.answer<{ from: string }>(promote);
    await until(async () => (await registry()).includes('"build":"candidate1"'), 5000);
    const back = await site.answer<{ build: string }>('remotes -- rollback mfe-static');
    assert.equal(back.build, from);
    for (const verb of ['off', 'on']) await site.answer(`remotes -- ${verb} mfe-static`);
    const without = await site.npm('remotes -- publish mfe-static');
    assert.equal(without.code, 1);
    assert.match(without.stderr, /no sources to build here/);
  });

  void it('accepts builds from another machine with a token', async () => {
    const remotes = await site.team(elsewhere);
    // The program exists from this point on.
    assert.equal((await remotes('status')).code, 0);
    const publish = async (build: string, changed: readonly string[]) => {
      const renamed = await renamedBuild(dist, build);
      const dir = await editBuild(renamed, ({ file }) => setChangedPages(file, changed));
      const published = await remotes('publish', 'mfe-static', '--dir', dir);
      assert.equal(published.answer.build, build, published.stderr);
      return published.stderr;
    };
    await publish('elsewhere1', []);
    // A browser has run every page of the first, so it opens only the one that differs.
    assert.match(await publish('elsewhere2', ['/disclaimer']), /1 of \d+ routes differ/);
    const back = await remotes('rollback', 'mfe-static');
    assert.equal(back.code, 0, back.stderr);
    const other = await remotes('rollback', 'mfe-feed');
    assert.equal(other.answer.refused, 'The token is for mfe-static, not for mfe-feed');
  });

  void it('logs neither the addresses of callers nor API paths', async () => {
    const body = JSON.stringify({ comment: 'x'.repeat(60_000) });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${site.url}/api/posts`, { method: 'POST', headers, body: body.repeat(20) });
    await fetch(`${site.url}/api/posts/1/comments`, { method: 'POST', headers, body });
    const lines = await site.compose('logs', '--no-log-prefix', 'nginx');
    assert.match(lines, /POST api \d+/);
    assert.doesNotMatch(lines, /\/api\//);
    assert.doesNotMatch(lines, /\b\d+\.\d+\.\d+\.\d+\b/);
    // As reported by nginx: the network's gateway address, from which this machine's calls arrive.
    const [nginx = ''] = await site.containersOf('nginx');
    const format = '{{range .NetworkSettings.Networks}}{{.Gateway}}{{end}}';
    const gateway = (await site.must(['inspect', '--format', format, nginx])).trim();
    assert.match(gateway, /^\d+\./);
    const caller = new RegExp(`\\b${gateway.replaceAll('.', '\\.')}\\b`);
    assert.doesNotMatch(await site.compose('logs', '--no-log-prefix'), caller);
  });

  void it('refuses to start with the published database password on a public origin', async () => {
    const own = ['PUBLIC_ORIGIN=https://campus.example', `SESSION_SECRET=${'s'.repeat(32)}`];
    const given = [...own, 'DATABASE_URL=postgres://campus:campus@nowhere/campus'];
    const variables = given.flatMap((variable) => ['-e', variable]);
    const started = await site.docker(['run', '--rm', ...variables, `campus-api:${site.tag}`]);
    assert.equal(started.code, 1);
    assert.match(started.stderr, /DATABASE_URL has the public default password/);
  });

  void it('loses no call and no write while processes are replaced', async () => {
    const addresses = async () => Promise.all((await site.containersOf('api')).map(site.addressOf));
    // A reload would start new workers.
    const [nginx = ''] = await site.containersOf('nginx');
    const processes = () => site.must(['top', nginx, '-eo', 'pid']);
    const untouched = await processes();
    const calls = await startCalls(site.url, students);
    const first = await addresses();
    async function replace() {
      // One by one, each restarting with another address.
      for (const container of await site.containersOf('api')) {
        await site.end(container);
        await site.scale(2);
      }
      // Both at once, after two more have started.
      const both = await site.containersOf('api');
      await site.scale(4);
      assert.equal((await site.containersOf('api')).length, 4);
      await site.end(...both);
      await pause(3000);
    }
    const replacing = replace();
    await replacing.catch(() => undefined);
    const { calls: sent, failures, writes, lost } = await calls.stop();
    await replacing;
    process.stderr.write(`${sent} calls, ${writes} writes while processes were replaced.\n`);
    const lines = failures.length > 0 ? await site.compose('logs', '--no-log-prefix', 'nginx') : '';
    const serverErrors = lines.split('\n').filter((line) => / api 5\d\d /.test(line));
    assert.deepEqual(
      { failures, lost, serverErrors },
      { failures: [], lost: [], serverErrors: [] },
    );
    assert.ok(writes > 20);
    assert.equal(await processes(), untouched);
    const now = await addresses();
    assert.equal(now.filter((address) => first.includes(address)).length, 0, String([first, now]));
  });

  void it('upgrades to the next release and back without a failed call or a broken tab', () =>
    checkNextRelease(site, students, dist));

  void it(
    'upgrades from an earlier release and back without a failed call or a broken tab',
    { skip: releaseBefore ? false : 'RELEASE_BEFORE names no earlier release' },
    async () => {
      await checkUpgrade(site, releaseBefore ?? '');
      await site.compose('up', '--wait');
    },
  );

  void it('is reachable through nginx within five seconds after all API processes were replaced', async () => {
    await site.must(['rm', '--force', ...(await site.containersOf('api'))]);
    assert.equal((await fetch(`${site.url}/home`)).status, 200);
    await renew();
    const took = await until(async () => (await fetch(`${site.url}/api/colleges`)).ok, 5000);
    process.stderr.write(`nginx found the processes ${took} ms after they were ready.\n`);
  });

  void it('tries each published build in a browser without network before it goes live', async () => {
    site.env['REQUIRE_TRIAL'] = 'server';
    await renew();
    const noBrowser = { CHROMIUM: '', PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' };
    const remotes = await site.team(elsewhere, noBrowser);
    const dir = await renamedBuild(dist, 'tried11111');
    const publish = () => remotes('publish', 'mfe-static', '--dir', dir);
    const cannot =
      'The site requires a trial of each build, but could not run it for this one: ask its operator';
    assert.equal((await publish()).answer.refused, cannot);

    await site.compose('up', '-d', '--wait', 'gate');
    assert.equal(await site.strangersIn('gate'), '');
    const published = await publish();
    assert.equal(published.answer.build, 'tried11111', published.stderr);
    const { chunks, declaration }: RemoteBuildFile = JSON.parse(
      await readFile(path.join(dist, 'remote.json'), 'utf8'),
    );
    const about = declaration.routes.find(({ path: pattern }) => pattern === '/about');
    const broken = await candidate('broken1111', chunks[about?.chunk ?? '']?.js?.[0]);
    const refused = await site.npm(`remotes -- publish mfe-static --dir ${broken}`);
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /mfe-static .*\/about/);
    const seen = await site.compose(...'exec -T gate ls /sys/class/net /tmp'.split(' '));
    assert.equal(seen.trim(), '/sys/class/net:\nlo\n\n/tmp:');
  });

  void it('serves TLS from a certificate folder, picks up renewals and redirects HTTP', async () => {
    await chmod(elsewhere, 0o755);
    await checkTls(site, path.join(elsewhere, 'tls'));
  });

  void it('gets and renews its certificate from an ACME authority', () =>
    checkAcme(site, path.join(elsewhere, 'acme')));

  void it('runs as a swarm stack of two machines that updates and rolls back without a failed call', () =>
    checkStack(site, dist));
});
