import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { GateRefusal } from '../gate/gate';
import { readPointer } from '../registry/pointer';
import { publishPreview } from '../registry/previews';
import { publishBuild, publishCanary } from '../registry/publish';
import { temporaryFolder, writeBuild, operate } from '../registry/testing';
import { readCommandLine } from './command-line';
import { operateRemotes, remotesDirOf } from './operate';

async function published(...builds: string[]): Promise<string> {
  const remotesDir = await temporaryFolder();
  for (const build of builds) await publishBuild({ dir: await writeBuild(build), remotesDir });
  return remotesDir;
}

const lastLine = ({ stdout }: { stdout: string[] }) => JSON.parse(stdout.at(-1) ?? '');

test('rollback, off and on change the live state and report it', async () => {
  const remotesDir = await published('one', 'two');
  const back = await operate(remotesDir, 'rollback mfe-tea');
  expect(back).toMatchObject({ code: 0, stdout: ['mfe-tea one is live; two was rolled back.'] });
  const off = await operate(remotesDir, 'off mfe-tea --notice=Later');
  expect(off).toMatchObject({ code: 0, stdout: ['mfe-tea is off.'] });
  expect(await readPointer(remotesDir, 'mfe-tea')).toMatchObject({
    current: 'one',
    status: 'off',
    notice: 'Later',
  });
  expect((await operate(remotesDir, 'on mfe-tea')).stdout).toEqual(['mfe-tea is on.']);
  expect((await operate(remotesDir, 'on mfe-tea')).stdout).toEqual(['mfe-tea was already on.']);
});

test('with --json the last line is the result as JSON', async () => {
  const remotesDir = await published('one', 'two');
  const back = await operate(remotesDir, 'rollback mfe-tea --json');
  expect(lastLine(back)).toEqual({ remote: 'mfe-tea', build: 'one', from: 'two', changed: true });
  const status = await operate(remotesDir, '--json status');
  expect(lastLine(status)).toMatchObject({
    remotes: [
      {
        remote: 'mfe-tea',
        current: 'one',
        status: 'on',
        history: [{ action: 'rollback' }, {}, {}],
      },
    ],
  });
});

test('promote makes the canary live', async () => {
  const remotesDir = await published('one');
  await publishCanary({ dir: await writeBuild('two'), remotesDir, share: 10 });
  const { stdout } = await operate(remotesDir, 'status');
  expect(stdout.join('\n')).toMatch(/mfe-tea +one .* two 10 %/);
  const done = await operate(remotesDir, 'promote mfe-tea');
  expect(done.stdout).toEqual(['mfe-tea two is live for everybody; it replaced one.']);
});

test.each(['status', 'promote mfe-tea', 'off mfe-tea', 'publish mfe-tea'])(
  '%s names REMOTES_DIR in one line if it is no folder, or one that cannot be created',
  async (words) => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    for (const remotesDir of words === 'status' ? [file] : [file, '/proc/nowhere']) {
      const refused = await operate(remotesDir, `${words} --json`);
      expect(refused).toMatchObject({ code: 1, stderr: [expect.stringMatching(/^REMOTES_DIR /)] });
      expect(refused.stderr[0]).not.toContain('\n');
      expect(lastLine(refused).refused).toBe(refused.stderr[0]);
    }
  },
);

test('a token that no site has given is refused in one line', async () => {
  const log = jest.fn();
  const words = ['status', '--to', 'https://campus.example'];
  const ports = { publish: jest.fn(), print: jest.fn(), log };
  expect(await operateRemotes(words, { REMOTES_TOKEN: 'a\nb' }, ports)).toBe(1);
  expect(log.mock.calls).toEqual([['REMOTES_TOKEN is no token of a site']]);
});

test.each([
  'https://campus.example',
  'http://localhost:8080',
  'http://127.8.8.8',
  'http://[::1]:8080',
  'http://10.0.0.7',
  'http://172.30.1.2:8080',
  'http://[fd00::7]',
  'http://nginx:8080',
])('the token may be sent to %s', (to) =>
  expect(readCommandLine(['status', '--to', to])).toMatchObject({ options: { to } }),
);

test.each([
  'http://campus.example',
  'http://8.8.8.8',
  'http://172.32.0.1',
  'http://[2001:db8::1]',
  'http://127.0.0.1.campus.example',
])('the token is not sent to %s in clear text', (to) =>
  expect(() => readCommandLine(['status', '--to', to])).toThrow(/It must begin with https:/),
);

test('an origin that answers something else than a site is refused in one line', async () => {
  const other = createServer((_request, response) => void response.end('<!doctype html>'));
  await new Promise<void>((done) => void other.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const log = jest.fn();
  const ports = { publish: jest.fn(), print: jest.fn(), log };
  expect(await operateRemotes(['status', '--to', origin], { REMOTES_TOKEN: 'a' }, ports)).toBe(1);
  expect(log.mock.calls).toEqual([[`${origin} answered, but not as a site of this kind does`]]);
  other.close();
});

test('a rejected command exits with 1 and one sentence on stderr, plus a JSON line with --json', async () => {
  const remotesDir = await published('one');
  const refused = await operate(remotesDir, 'rollback mfe-tea --json');
  expect(refused).toMatchObject({ code: 1, stderr: ['mfe-tea has no previous build'] });
  expect(lastLine(refused)).toEqual({ refused: 'mfe-tea has no previous build' });
  const silent = await operate(remotesDir, 'promote mfe-tea');
  expect(silent).toMatchObject({
    code: 1,
    stdout: [],
    stderr: ['mfe-tea has no canary to promote'],
  });
});

test('publish passes on its options and reports the result', async () => {
  const remotesDir = await temporaryFolder();
  const done = await operate(remotesDir, 'publish mfe-tea --dir /builds/tea --canary 5 --json');
  expect(done.orders).toEqual([{ remotesDir, remote: 'mfe-tea', dir: '/builds/tea', canary: 5 }]);
  expect(lastLine(done)).toMatchObject({ remote: 'mfe-tea', build: 'two', from: 'one', share: 5 });
  expect((await operate(remotesDir, 'publish mfe-tea')).stdout).toEqual([
    'mfe-tea two is live; it replaced one.',
  ]);
});

test('publishing a preview prints its address last, and ending it prints the ended builds', async () => {
  const remotesDir = await published('one');
  const publish = async () => publishPreview({ dir: await writeBuild('two'), remotesDir });
  const shown = await operate(remotesDir, 'publish mfe-tea --preview', publish);
  expect(shown.orders).toEqual([{ remotesDir, remote: 'mfe-tea', preview: true }]);
  const address = /\S+$/.exec(shown.stdout.at(-1) ?? '')?.[0] ?? '';
  expect(address).toMatch(/^http:\/\/localhost:3000\/-\/preview\/[\w-]{43}$/);
  const again = lastLine(await operate(remotesDir, 'publish mfe-tea --preview --json', publish));
  expect(again).toEqual({
    remote: 'mfe-tea',
    build: 'two',
    changed: true,
    until: expect.stringMatching(/Z$/),
    address: expect.stringContaining('http://localhost:3000/-/preview/'),
  });
  const status = (await operate(remotesDir, 'status')).stdout.join('\n');
  expect(status).toContain('mfe-tea two: preview until ');
  expect(status).not.toContain(address.slice(-43));
  const ended = await operate(remotesDir, 'publish mfe-tea --preview --end two');
  expect(ended).toMatchObject({
    orders: [],
    stdout: ['The preview of mfe-tea two has ended.'],
  });
  expect(lastLine(await operate(remotesDir, 'publish mfe-tea --end --json'))).toEqual({
    remote: 'mfe-tea',
    ended: [],
    changed: false,
  });
});

test('a rejection by the gate is one sentence on stderr and a list of reasons in JSON', async () => {
  const reasons = [
    { rule: 'styles', sentence: 'one' },
    { rule: 'boots', sentence: 'two' },
  ] as const;
  const refused = await operate(await temporaryFolder(), 'publish mfe-tea --json', async () => {
    throw new GateRefusal(reasons);
  });
  expect(refused).toMatchObject({ code: 1, stderr: ['one; two'] });
  expect(lastLine(refused)).toEqual({ refused: 'one; two', reasons });
});

test('a build error of several lines is reported in one line', async () => {
  const refused = await operate(await temporaryFolder(), 'publish mfe-tea --json', async () => {
    throw Object.assign(new Error('first\n  second\n'), { name: 'Refusal' });
  });
  expect(lastLine(refused)).toEqual({ refused: 'first; second' });
});

test.each([
  ['', 'No command given'],
  ['deploy mfe-tea', "unknown command 'deploy'"],
  ['rollback', "missing required argument 'remote'"],
  ['rollback mfe-tea mfe-milk', "too many arguments for 'rollback'"],
  ['status mfe-tea', "too many arguments for 'status'"],
  ['publish mfe-tea --canary 101', "'101' is invalid. It must be a whole number from 1 to 100"],
  ['publish mfe-tea --canary', "option '--canary <PERCENT>' argument missing"],
  ['publish mfe-tea --preview --canary 5', "'--preview' cannot be used with option '--canary"],
  ['publish mfe-tea --force', "unknown option '--force'"],
  ['rollback mfe-tea --dir x', "unknown option '--dir'"],
  ['status --to http://campus.example', 'It must begin with https://: the token is sent there'],
])('"%s" exits with 2 and a usage error', async (words, message) => {
  const wrong = await operate(await published('one', 'two'), words);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr.join('\n')).toContain(message);
  expect(wrong.orders).toEqual([]);
});

test.each([
  [
    '--help',
    'publish <remote> [--dir DIR] [--canary PERCENT] [--check] [--anyway] [--require-trial] [--preview] [--end [OF]]',
  ],
  ['publish --help', '--canary PERCENT'],
  ['rollback mfe-tea --help', 'If there is a canary'],
])('"%s" prints help and does nothing', async (words, text) => {
  const remotesDir = await published('one', 'two');
  const help = await operate(remotesDir, words);
  expect(help.code).toBe(0);
  expect(help.stdout.join('\n')).toContain(text);
  expect((await readPointer(remotesDir, 'mfe-tea'))?.current).toBe('two');
});

test('remotesDirOf reads REMOTES_DIR, then DATA_DIR, and defaults to .data/remotes', () => {
  expect(remotesDirOf({})).toBe(resolve('.data/remotes'));
  expect(remotesDirOf({ DATA_DIR: '/srv/data', REMOTES_DIR: '' })).toBe('/srv/data/remotes');
  expect(remotesDirOf({ DATA_DIR: '/srv/data', REMOTES_DIR: 'live' })).toBe(resolve('live'));
});
