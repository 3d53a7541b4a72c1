import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { preparedData, temporaryFolder } from '../support/prepared-data';
import { root, startProcess } from '../support/process';
import { startSite } from '../support/site';

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

async function childrenOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
}

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
  const children = await childrenOf(site.child.pid ?? 0);
  const begun = performance.now();
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
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(children).toBe('');
});

test('SIGTERM while the site opens its data exits with 0, and the next start works', async () => {
  const dataDir = await temporaryFolder();
  const started = startProcess(dataDir, { env: quick });
  await expect.poll(() => existsSync(path.join(dataDir, 'lock'))).toBe(true);
  started.child.kill('SIGTERM');
  expect(await started.exit).toBe(0);
  const next = await startSite({ dataDir, env: quick });
  expect(await next.stop()).toBe(0);
});

test('a second process on the same folder exits with one line and does not harm the first', async () => {
  const dataDir = await preparedData('0');
  const site = await startSite({ dataDir, env: quick });
  const begun = performance.now();
  const second = startProcess(dataDir, { env: quick, whole: true });
  expect(await second.exit).toBe(1);
  // It waits for no lock: that would be given up after 30 seconds.
  expect(performance.now() - begun).toBeLessThan(20_000);
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
