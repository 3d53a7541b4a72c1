import type { Browser } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { filesUnder, packFiles } from '../deploy/archive';
import { createReceiver } from '../deploy/receive';
import type { GateRefusal } from '../gate/gate';
import { ruleNames } from '../gate/types';
import type { ShellBuildFile } from '../registry/build-file';
import { readPointer } from '../registry/pointer';
import { publishBuild, publishCanary } from '../registry/publish';
import { storeBuild } from '../registry/store';
import { temporaryFolder, writeBuild, writeShell } from '../registry/testing';
import { writeTea } from '../registry/write-tea';
import type { Access } from '../remote/declaration';
import type { PublishOrder } from './operate';
import { publishRemote } from './publish-remote';
import { liveCopy, publishToSite } from './publish-to-site';

const remote = 'mfe-tea';
const order = { remote, by: 'team' as const };

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** What arrives of an upload before its connection is cut. */
async function* cutAt(asked: IncomingMessage, share: number): AsyncIterable<Buffer> {
  let received = 0;
  for await (const chunk of asked as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > Number(asked.headers['content-length']) * share) asked.destroy();
    else yield chunk;
  }
}

/** A site that receives builds and breaks off the first uploads, by default half-way. */
async function site({ breaks = 0, at = 0.5, shell = {} as Partial<ShellBuildFile> } = {}) {
  const remotesDir = join(await temporaryFolder(), 'remotes');
  await mkdir(remotesDir);
  await publishBuild({ dir: await writeShell('shell-1', shell), remotesDir });
  const receiver = createReceiver({ remotesDir });
  const asked: string[] = [];
  let left = breaks;
  const respond = async (call: IncomingMessage, answer: ServerResponse) => {
    const url = new URL(call.url ?? '', 'http://site');
    asked.push(`${call.method} ${url.pathname.split('/').at(-1)}`);
    const judged = Object.fromEntries(url.searchParams);
    if (url.pathname.endsWith('/live')) return pipeline(await receiver.live(), answer);
    if (url.pathname.endsWith('/publish')) {
      const build = (await json(call)) as { build: string; integrity: string };
      return answer.end(JSON.stringify(await receiver.publishStored(order, build)));
    }
    const archive = (left -= 1) >= 0 ? Readable.from(cutAt(call, at)) : call;
    const published = await receiver.publishArchive({ ...order, ...judged }, archive);
    return answer.end(JSON.stringify(published));
  };
  server = createServer((call, answer) => {
    respond(call, answer).catch(({ message, reasons }) =>
      answer.writeHead(422).end(JSON.stringify({ message, reasons })),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { remotesDir, asked, address: { origin, token: 'campus_', source: {} } };
}

/** `publish` on a machine without a browser, to a site or into a folder. */
const publishHere = (order: Partial<PublishOrder> & { dir: string }) =>
  publishRemote(
    { remote, remotesDir: '/nowhere', ...order },
    { root: '/nowhere', log: () => undefined },
  );

/** A build that needs more than one packet. */
async function largeBuild(): Promise<string> {
  const dir = await writeBuild('one');
  await writeFile(join(dir, 'photograph.png'), randomBytes(4_000_000));
  return dir;
}

async function publish(options: {
  breaks?: number;
  at?: number;
  isTTY?: boolean;
  silent?: boolean;
}) {
  const { remotesDir, address } = await site(options);
  let text = '';
  const write = (more: string) => void (text += more);
  const published = await publishToSite(
    address,
    { remote },
    {
      dir: await largeBuild(),
      live: liveCopy(address, remote),
      log: (line) => write(`${line}\n`),
      browser: async () => undefined,
      progress: options.silent ? undefined : { isTTY: options.isTTY ?? false, write },
    },
  );
  expect(published).toMatchObject({ build: 'one', changed: true });
  expect((await readPointer(remotesDir, remote))?.current).toBe('one');
  expect(await readdir(join(remotesDir, remote))).toEqual(['one']);
  return text.slice(text.indexOf('Sending')).split('\n').slice(1);
}

const whole = /^(40\d\d) of \1 KB sent, 100 %$/;

const percents = (line = ''): number[] =>
  [...line.matchAll(/, (\d+) %/g)].map(([, percent]) => Number(percent));

test('an upload reports its progress at each quarter', async () => {
  const lines = await publish({});
  expect(lines.slice(0, 3).map((line) => Math.floor(percents(line)[0]! / 25))).toEqual([1, 2, 3]);
  expect(lines.slice(3)).toEqual([expect.stringMatching(whole), '']);
});

test('on a terminal the progress of an upload is updated in one line', async () => {
  const [line = '', ...more] = await publish({ isTTY: true });
  expect(more).toEqual(['']);
  const steps = line.split('\r').slice(1);
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.at(-1)).toMatch(whole);
  expect(percents(line)).toEqual([...new Set(percents(line))].sort((a, b) => a - b));
});

test('an upload restarted after a broken connection reports from zero on a new line', async () => {
  const [broken, said, again, end] = await publish({ isTTY: true, breaks: 1 });
  expect(said).toMatch(/^http:\/\/127.*; retrying\.$/);
  expect(percents(again)[0]).toBeLessThan(percents(broken).at(-1)!);
  expect([percents(again).at(-1), end]).toEqual([100, '']);
});

test('without a progress output an upload reports nothing', async () => {
  expect(await publish({ silent: true })).toEqual(['']);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'an upload cut at tenth %i goes live whole and leaves nothing behind',
  async (tenth) => {
    const lines = await publish({ breaks: 1, at: tenth / 10 });
    expect(lines.filter((line) => line.endsWith('; retrying.'))).toHaveLength(1);
  },
);

test('sending a build costs two requests, and one if the site has it already', async () => {
  const { asked, address } = await site();
  const dir = await writeBuild('one');
  expect(await publishHere({ dir, site: address })).toMatchObject({ build: 'one', changed: true });
  expect(asked.splice(0)).toEqual(['POST publish', 'PUT build']);
  expect(await publishHere({ dir, site: address })).toMatchObject({ build: 'one', changed: false });
  expect(asked).toEqual(['POST publish']);
});

test('with --require-trial, a build that the site has already is not published untried either', async () => {
  const { remotesDir, asked, address } = await site();
  const dir = await writeBuild('one');
  await storeBuild({ dir, remotesDir });
  const publishing = publishHere({ dir, site: address, requireTrial: true });
  await expect(publishing).rejects.toThrow('--require-trial requires Chromium');
  expect(asked).toEqual([]);
  expect(await readPointer(remotesDir, remote)).toBeUndefined();
});

test('a build is refused if a canary of the remote has begun while it was tried', async () => {
  const { remotesDir, address } = await site();
  await publishBuild({ dir: await writeBuild('one'), remotesDir });
  const begin = async () => {
    await publishCanary({ dir: await writeBuild('theirs'), remotesDir, share: 10, by: 'team' });
    return [];
  };
  const publishing = publishToSite(
    address,
    { remote },
    {
      dir: await writeBuild('two'),
      live: liveCopy(address, remote),
      log: () => undefined,
      browser: async () => ({}) as Browser,
      runElsewhere: begin,
    },
  );
  await expect(publishing).rejects.toThrow('changed its canary from nothing to theirs by team');
  expect(await readPointer(remotesDir, remote)).toMatchObject({
    current: 'one',
    canary: { build: 'theirs' },
  });
});

const part = (...js: string[]) => ({ js, css: [], shared: [] });
const route = (path: string, access = 'public') =>
  ({ path, title: 'Tea', access: access as Access, layout: 'public' }) as const;
const [daily, old] = ['./widgets/daily', './widgets/old'] as const;

/** The live build of a shell and a remote, and a candidate that breaks each static rule beside them. */
const shellOfRules: Partial<ShellBuildFile> = {
  offers: { react: '19.3.1' },
  brings: { '@campus/contract/react': ['useApi'] },
  permissions: ['public', 'student'],
  emits: [],
};
const liveOfRules: Parameters<typeof writeTea>[0] = {
  build: 'one',
  files: { 'entry.js': 'one' },
  exposes: { './App': part('entry.js'), [daily]: part('entry.js'), [old]: part('entry.js') },
  declaration: {
    routes: [route('/tea'), route('/tea/old')],
    widgets: [{ expose: daily, slot: 'dashboard', title: 'Tea', order: 10 }],
  },
};
const breaksRules: Parameters<typeof writeTea>[0] = {
  build: 'two',
  files: { 'entry.js': 'two'.repeat(100), 'tea.css': 'body{margin:0}' },
  exposes: { './App': part('entry.js', 'missing.js'), [daily]: part('entry.js') },
  declaration: {
    routes: [route('/tea', 'teacher'), route('/login')],
    navigation: [{ to: '/nowhere', label: 'Tea', icon: 'cup', area: 'main', order: 10 }],
    events: { hears: ['teaReady'] },
    budgets: { firstScreen: 1 },
  },
  requires: { react: '^18.0.0' },
  uses: { '@campus/contract/react': ['useTea'] },
};

test('a build is refused for each static rule with the same sentences by the site as where the command runs', async () => {
  const { remotesDir, address } = await site({ shell: shellOfRules });
  await publishBuild({ dir: await writeTea(liveOfRules), remotesDir });
  const dir = await writeTea(breaksRules);
  const refusal = async (
    publishing: Promise<unknown>,
  ): Promise<Pick<GateRefusal, 'message' | 'reasons'>> =>
    publishing.then(
      () => Promise.reject(new Error('The build was published')),
      ({ message, reasons }) => ({ message, reasons }),
    );
  const here = await refusal(publishHere({ dir, remotesDir }));
  const rules = here.reasons.map(({ rule }) => rule);
  expect(new Set(rules)).toEqual(new Set(ruleNames.filter((rule) => rule !== 'boots')));
  expect(await refusal(publishHere({ dir, site: address }))).toEqual(here);
  // Also if the command that sends it has judged nothing.
  const archive = join(await temporaryFolder(), 'build.zip');
  await packFiles(await filesUnder(dir), archive);
  const sent = createReceiver({ remotesDir }).publishArchive(order, createReadStream(archive));
  expect(await refusal(sent)).toEqual(here);
});
