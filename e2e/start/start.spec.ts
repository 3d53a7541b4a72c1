import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { publishBuild } from '@campus/federation/registry';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { errorIn, liveBuild } from '../support/beacons';
import { otherBuild } from '../support/remote-builds';
import { preparedData, temporaryFolder } from '../support/prepared-data';
import { root, startProcess } from '../support/process';
import { startSite } from '../support/site';
import { demoStudent } from '../support/students';
import { loadAdjustedTime } from '../support/timing';

const quick = { DEMO: '0' };

/** When each file of what a start may build was written last. */
async function builtFiles(): Promise<Record<string, number>> {
  const folders = ['.build', 'shell/dist', 'mfe-feed/dist', 'mfe-static/dist'];
  const written: Record<string, number> = {};
  for (const folder of folders) {
    for (const name of await readdir(path.join(root, folder))) {
      // Tests beside this one prepare their data.
      if (name === 'lock' || name === 'e2e') continue;
      const file = path.join(folder, name);
      written[file] = (await stat(path.join(root, file))).mtimeMs;
    }
  }
  return written;
}

/** How many processes have this text in their environment. */
async function processesWith(mark: string): Promise<number> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = (number: string) => readFile(`/proc/${number}/environ`, 'utf8').catch(() => '');
  const environments = await Promise.all(numbers.map(read));
  return environments.filter((environment) => environment.includes(mark)).length;
}

const logIn = (request: APIRequestContext, url: string) =>
  request.post(`${url}/api/auth/login`, { data: demoStudent });

test('the start prints ready once, and the site answers from then on', async () => {
  const site = await startSite({ dataDir: await temporaryFolder(), env: quick });
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200);
  expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200);
  expect((await fetch(site.url)).headers.get('content-type')).toContain('text/html');
  await site.stop();
  expect(site.stdout()).toBe(`ready ${site.url}\n`);
});

test('a start on an unchanged tree installs and builds nothing', async () => {
  const dataDir = await preparedData('0');
  const before = await builtFiles();
  const again = await startSite({ dataDir, env: quick, whole: true });
  await again.stop();
  expect(await builtFiles()).toEqual(before);
  expect(again.stderr()).not.toMatch(/Installing|Building/);
});

test('SIGTERM refuses new connections, finishes the pending call and exits with 0', async () => {
  const site = await startSite({ env: quick });
  const { hostname, port } = new URL(site.url);
  const socket = net.connect({ host: hostname, port: Number(port) });
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const body = JSON.stringify({ email: 'nobody@nowhere.example', password: 'wrong password' });
  const head = [
    'POST /api/auth/login HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // The server has begun with the call once it asks for the body.
  await expect.poll(() => answer).toContain('100 Continue');
  const stopping = async () => {
    const stopped = site.stop();
    await expect
      .poll(() =>
        fetch(site.url).then(
          () => 'answers',
          () => 'refused',
        ),
      )
      .toBe('refused');
    socket.write(body);
    await expect.poll(() => answer).toContain('HTTP/1.1 401');
    expect(await stopped).toBe(0);
  };
  expect(await loadAdjustedTime(stopping)).toBeLessThan(10_000);
});

test('SIGTERM behind a proxy answers "not ready" over open connections, and refuses new ones', async () => {
  const site = await startSite({ env: { ...quick, TRUSTED_PROXIES: '127.0.0.1' } });
  const { hostname, port } = new URL(site.url);
  const socket = net.connect({ host: hostname, port: Number(port) });
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const ask = () => socket.write(`GET /api/health/ready HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  ask();
  await expect.poll(() => answer).toContain('{"status":"ready"}');
  const stopped = site.stop();
  await expect.poll(() => fetch(site.url).catch(() => 'refused')).toBe('refused');
  ask();
  await expect.poll(() => answer).toMatch(/HTTP\/1.1 503 [^]*{"status":"draining"}/);
  expect(await stopped).toBe(0);
});

test('a site stopped while it checks a build in a browser leaves no process behind', async ({
  request,
}) => {
  test
    .info()
    .skip(process.platform !== 'linux', 'Processes are not looked for: this is not Linux.');
  const dataDir = await preparedData('1');
  // Child processes inherit the PATH, so that it identifies all processes of this site.
  const env = { ...quick, PATH: `${process.env['PATH']}:${dataDir}` };
  const site = await startSite({ dataDir, env });
  await logIn(request, site.url);
  const [remote, build] = ['mfe-marketplace', 'checked000'] as const;
  const remotesDir = path.join(dataDir, 'remotes');
  await publishBuild({ dir: await otherBuild(remote, build), remotesDir });
  await expect.poll(() => liveBuild(site.url, remote)).toBe(build);
  const data = await errorIn(site.url, { remote, build }, '/buy-sell');
  expect((await request.post(`${site.url}/api/beacon`, { data })).status()).toBe(204);
  // The site, the program of the check, and its browser.
  const left = () => processesWith(dataDir);
  await expect.poll(left, { intervals: [50] }).toBeGreaterThan(2);
  expect(await site.stop()).toBe(0);
  await expect.poll(left).toBe(0);
});

for (const [which, folder, DEMO] of [
  ['first', temporaryFolder, '1'],
  // Without the demo nothing fills the folder again.
  ['later', () => preparedData('1'), '0'],
] as const) {
  test(`SIGTERM while a ${which} start opens its data exits with 0, and the next start has the data`, async ({
    request,
  }) => {
    const dataDir = await folder();
    const started = startProcess(dataDir, { env: { DEMO } });
    const isOpening = () => existsSync(path.join(dataDir, 'lock'));
    await expect.poll(isOpening, { intervals: [5] }).toBe(true);
    started.child.kill('SIGTERM');
    expect(await started.exit).toBe(0);
    expect(started.stdout()).toBe('');
    const next = await startSite({ dataDir, env: { DEMO } });
    expect((await logIn(request, next.url)).status()).toBe(200);
    expect(await next.stop()).toBe(0);
  });
}

test('a second process on the same folder exits with one line and does not harm the first', async () => {
  const dataDir = await preparedData('0');
  const site = await startSite({ dataDir, env: quick });
  const second = startProcess(dataDir, { env: quick, whole: true });
  const refusal = async () => expect(await second.exit).toBe(1);
  // It waits for no lock: that would be given up after 30 seconds.
  expect(await loadAdjustedTime(refusal)).toBeLessThan(20_000);
  expect(second.stdout()).toBe('');
  expect(second.stderr().trim().split('\n')).toHaveLength(1);
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200);
  await site.stop();
  const third = await startSite({ dataDir, env: quick });
  expect(await third.stop()).toBe(0);
});

test('a port in use stops the start with exit code 1 and one line that names it', async () => {
  const taken = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const started = startProcess(await preparedData('0'), { env: { ...quick, PORT: port } });
  expect(await started.exit).toBe(1);
  expect(started.stderr().trim().split('\n')).toHaveLength(1);
  expect(started.stderr()).toContain(port);
  taken.close();
});

for (const [name, value] of [
  ['PORT', 'abc'],
  ['DATABASE_URL', 'mysql://there'],
  ['RATE_LIMITS', 'maybe'],
] as const) {
  test(`a wrong ${name} stops the start with one line that names it`, async () => {
    const started = startProcess(await temporaryFolder(), { env: { ...quick, [name]: value } });
    expect(await started.exit).toBe(1);
    expect(started.stderr().trim().split('\n')).toHaveLength(1);
    expect(started.stderr()).toContain(name);
  });
}
