// `npm run test:containers`: builds the images, brings the site of docker-compose.yml up on the Docker engine that
// answers, checks what only shows there, and takes it down again. Where no engine answers it says so and passes.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../support/prepared-data';
import { root } from '../support/process';
import { remotesCommand } from '../support/remotes-command';
import { startCalls, type SignIn } from './calls';
import { composeProject, missingEngine, type Project } from './compose';

const megabyte = 1024 * 1024;
const base = 'node:20-bookworm-slim';
const missing = missingEngine();
if (missing) process.stderr.write(`The site in containers is not checked: ${missing}\n`);

/** Asks until it is so. @returns milliseconds that it took */
async function until(isSo: () => Promise<boolean>, atMost = 60_000): Promise<number> {
  const began = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - began > atMost) throw new Error(`not within ${atMost} ms`);
    await pause(100);
  }
  return Math.round(performance.now() - began);
}

void describe('the site in containers', { skip: missing !== undefined, timeout: 1_800_000 }, () => {
  let site: Project;
  let students: SignIn;
  const isMine = !existsSync(path.join(root, '.env'));

  const npm = (...words: string[]) => site.exec(['npm', 'run', ...words]);

  /** @returns the JSON line that a command printed last */
  async function answer<T>(...words: string[]): Promise<T> {
    const { code, stdout, stderr } = await npm(...words, '--json');
    assert.equal(code, 0, stderr);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T;
  }

  before(async () => {
    site = await composeProject();
    // What an operator has beside the Dockerfile.
    if (isMine) await writeFile(path.join(root, '.env'), '# of a check that runs\n');
    await site.compose('up', '--build', '--wait', '--quiet-pull');
    students = (await answer<{ signIn: SignIn }>('seed', '--', '--students', '12', '--posts', '10'))
      .signIn;
  });

  after(async () => {
    if (isMine) await rm(path.join(root, '.env'), { force: true });
    await site.docker(['compose', 'down', '--volumes', '--timeout', '1']);
  });

  void it('runs two processes behind nginx, and the database was filled once', async () => {
    assert.equal((await site.apis()).length, 2);
    assert.equal((await fetch(`${site.url}/`)).status, 200);
    const { colleges } = await answer<{ colleges: { name: string }[] }>(
      'admin',
      '--',
      'colleges',
      'list',
    );
    const names = colleges.map(({ name }) => name);
    assert.ok(names.length > 1);
    assert.deepEqual([...new Set(names)].sort(), [...names].sort());
  });

  void it('has an image of what runs alone, at most 250 MB above its base', async () => {
    const sizeOf = async (image: string) =>
      Number(await site.must(['image', 'inspect', '--format', '{{.Size}}', image]));
    const own = (await sizeOf('campus-api')) - (await sizeOf(base));
    process.stderr.write(`The image has ${Math.round(own / megabyte)} MB above ${base}.\n`);
    assert.ok(own < 250 * megabyte, `${own} bytes`);
    const find =
      `find /srv/app -path '*/node_modules/*' -prune -o \\( -name '.env*' -o -name .git -o -name .data
      -o -name '*.test.*' -o -name '*.ts' -o -name '*.tsx' \\) -print`.replaceAll('\n', ' ');
    assert.equal((await site.exec(['sh', '-c', find])).stdout, '');
    const { stdout } = await site.exec(['cat', '/srv/app/sbom.cdx.json']);
    const { components } = JSON.parse(stdout) as { components: { name: string }[] };
    assert.ok(components.some(({ name }) => name === 'fastify'));
  });

  void it('runs the commands of operators in a container that nobody can write to', async () => {
    assert.equal((await site.exec(['sh', '-c', 'touch /srv/app/x'])).code, 1);
    assert.match((await npm('admin', '--', '--help')).stdout, /college-requests/);
    const { remotes } = await answer<{ remotes: { remote: string }[] }>('remotes', '--', 'status');
    assert.ok(remotes.length >= 5);
    const daily = async () =>
      /campus-\d{4}-\d\d-\d\d\.zip/.test((await site.exec(['ls', '/backups'])).stdout);
    await until(daily);
    const { stdout } = await site.exec(['ls', '/backups']);
    assert.equal(stdout.trim().split('\n').length, 1, stdout);
  });

  void it('gives a backup away by standard output, and keeps one where backups are kept', async () => {
    const verified = await site.exec([
      'sh',
      '-c',
      'npm run admin -- backup - > /tmp/b.zip && npm run admin -- restore /tmp/b.zip --verify-only --json',
    ]);
    assert.equal(verified.code, 0, verified.stderr);
    const written = await answer<{ file: string }>('admin', '--', 'backup');
    assert.match(written.file, /^\/backups\/campus-/);
  });

  void it('takes builds in, and gives them back', async () => {
    const rename = `
      const fs = require('node:fs');
      fs.cpSync('/srv/app/mfe-static/dist', '/tmp/candidate', { recursive: true });
      const file = JSON.parse(fs.readFileSync('/tmp/candidate/remote.json', 'utf8'));
      fs.writeFileSync('/tmp/candidate/remote.json', JSON.stringify({ ...file, build: 'candidate1' }));`;
    assert.equal((await site.exec(['node', '-e', rename])).code, 0);
    const publish = ['remotes', '--', 'publish', 'mfe-static', '--dir', '/tmp/candidate'];
    const { build, from } = await answer<{ build: string; from: string }>(...publish);
    assert.equal(build, 'candidate1');
    const live = async () => (await fetch(`${site.url}/registry.json`)).text();
    await until(async () => (await live()).includes('"build":"candidate1"'), 5000);
    const back = await answer<{ build: string }>('remotes', '--', 'rollback', 'mfe-static');
    assert.equal(back.build, from);
    for (const verb of ['off', 'on']) await answer('remotes', '--', verb, 'mfe-static');
    const without = await npm('remotes', '--', 'publish', 'mfe-static');
    assert.equal(without.code, 1);
    assert.match(without.stderr, /no sources here to build/);
  });

  void it('takes builds in from another machine, by a token', async () => {
    const made = await npm('admin', '--', 'tokens', 'create', 'mfe-static', '--name', 'Static CI');
    const token = made.stdout.trim().split(/\s/).at(-1) ?? '';
    const folder = await temporaryFolder();
    const dir = path.join(folder, 'dist');
    await site.compose('cp', 'api:/srv/app/mfe-static/dist', dir);
    const place = path.join(dir, 'remote.json');
    const file = JSON.parse(await readFile(place, 'utf8'));
    await writeFile(place, JSON.stringify({ ...file, build: 'elsewhere1' }));
    const remotes = async (...words: string[]) => {
      const began = performance.now();
      const done = await remotesCommand(folder, [...words, '--to', site.url], {
        REMOTES_TOKEN: token,
      });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stderr.write(`${words[0]} from another machine: ${seconds} s\n`);
      return done;
    };
    // The program is there from then on.
    assert.equal((await remotes('status')).code, 0);
    const published = await remotes('publish', 'mfe-static', '--dir', dir);
    assert.equal(published.answer.build, 'elsewhere1', published.stderr);
    const back = await remotes('rollback', 'mfe-static');
    assert.equal(back.answer.build, file.build, back.stderr);
    const other = await remotes('rollback', 'mfe-feed');
    assert.equal(other.answer.refused, 'The token is for mfe-static, not for mfe-feed');
    await rm(folder, { recursive: true, force: true });
  });

  void it('tells no log of nginx who called', async () => {
    const body = JSON.stringify({ comment: 'x'.repeat(60_000) });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${site.url}/api/posts`, { method: 'POST', headers, body: body.repeat(20) });
    await fetch(`${site.url}/api/posts/1/comments`, { method: 'POST', headers, body });
    const lines = await site.compose('logs', '--no-log-prefix', 'nginx');
    assert.match(lines, /POST api \d+/);
    assert.doesNotMatch(lines, /\/api\//);
    assert.doesNotMatch(lines, /\b\d+\.\d+\.\d+\.\d+\b/);
  });

  void it('refuses a published password where the site is not this machine’s', async () => {
    const started = await site.docker([
      ...[
        'run',
        '--rm',
        '-e',
        'PUBLIC_ORIGIN=https://campus.example',
        '-e',
        `SESSION_SECRET=${'s'.repeat(32)}`,
      ],
      ...['-e', 'DATABASE_URL=postgres://campus:campus@nowhere/campus', 'campus-api'],
    ]);
    assert.equal(started.code, 1);
    assert.match(
      started.stderr,
      /DATABASE_URL has the password that docker-compose\.yml publishes/,
    );
  });

  void it('loses no call and no write while processes are replaced', async () => {
    const scale = (count: number) =>
      site.compose(
        'up',
        '-d',
        '--no-deps',
        '--no-recreate',
        '--wait',
        '--scale',
        `api=${count}`,
        'api',
      );
    const end = (...containers: string[]) => site.must(['rm', '--force', ...containers]);
    const stop = (...containers: string[]) => site.must(['stop', ...containers]);
    const addresses = async () => Promise.all((await site.apis()).map(site.addressOf));
    const calls = await startCalls(site.url, students);
    const first = await addresses();
    async function replace() {
      // One by one, each coming back under another address.
      for (const container of await site.apis()) {
        await stop(container);
        await end(container);
        await scale(2);
      }
      // Both at once, after two more have come.
      const both = await site.apis();
      await scale(4);
      await stop(...both);
      await end(...both);
      await pause(3000);
    }
    const replacing = replace();
    await replacing.catch(() => undefined);
    const { calls: sent, failures, writes, lost } = await calls.stop();
    await replacing;
    process.stderr.write(`${sent} calls, ${writes} writes while processes were replaced.\n`);
    const lines = failures.length > 0 ? await site.compose('logs', '--no-log-prefix', 'nginx') : '';
    const told = lines.split('\n').filter((line) => / api 5\d\d /.test(line));
    assert.deepEqual({ failures, lost, told }, { failures: [], lost: [], told: [] });
    assert.ok(writes > 20);
    const now = await addresses();
    assert.equal(now.filter((address) => first.includes(address)).length, 0, String([first, now]));
  });

  void it('is found again within five seconds by an nginx whom all processes had left', async () => {
    const all = await site.apis();
    await site.must(['rm', '--force', ...all]);
    assert.equal((await fetch(`${site.url}/home`)).status, 200);
    await site.compose('up', '-d', '--no-deps', '--wait', '--scale', 'api=2', 'api');
    const took = await until(async () => (await fetch(`${site.url}/api/colleges`)).ok, 5000);
    process.stderr.write(`Found again ${took} ms after they were ready.\n`);
  });
});
