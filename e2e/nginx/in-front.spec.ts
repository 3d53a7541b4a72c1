import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { serverMessages } from '@campus/contract';
import { publishBuild } from '@campus/federation/registry';
import { expect } from '@playwright/test';
import { buildOf } from '../support/federation';
import { startNginx } from '../support/nginx';
import { otherBuild } from '../support/remote-builds';
import { test, urlOf } from './servers';

const statusOf = async (answer: Promise<Response>) => (await answer).status;

test('nginx serves pages, registry and files without calling an API process', async ({
  servers,
}) => {
  const url = urlOf(servers, 'nginx');
  const { build, entry } = await buildOf('mfe-feed');
  servers.site.asked.length = 0;
  for (const address of [
    '/',
    '/dashboard',
    '/community/c1/Chess%20club',
    '/login',
    '/registry.json',
    `/r/mfe-feed/${build}/${entry}`,
    '/r/mfe-feed/gone/entry.js',
    '/sw.js',
    '/.env',
  ]) {
    await fetch(url + address);
  }
  expect(servers.site.asked).toEqual([]);
  await fetch(`${url}/api/events/e1/calendar.ics`);
  await fetch(`${url}/media/abc.webp`);
  expect(servers.site.asked).toEqual(['/api/events/e1/calendar.ics', '/media/abc.webp']);
});

test('nginx serves a newly published build without a restart', async ({ servers }) => {
  const url = urlOf(servers, 'nginx');
  const registry = async () => (await fetch(`${url}/registry.json`)).text();
  const before = await registry();
  const dir = await otherBuild('mfe-static', 'nginx00000');
  await publishBuild({ dir, remotesDir: servers.site.remotesDir });
  await expect.poll(registry).toContain('"build":"nginx00000"');
  expect(await (await fetch(`${url}/home`)).text()).toContain('/r/mfe-static/nginx00000/');
  await servers.site.restore();
  await expect.poll(registry).toBe(before);
});

test('a body over its limit is rejected with 413 and a message', async ({ servers }) => {
  const url = urlOf(servers, 'nginx');
  const post = (address: string, bytes: number) =>
    fetch(url + address, { method: 'POST', body: 'x'.repeat(bytes) });
  const refused = await post('/api/auth/login', 65 * 1024);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toEqual({ message: "That's too large to send" });
  // Of these the API itself decides; here it is not there and says so.
  expect(await statusOf(post('/api/posts', 4_000_000))).toBe(503);
  expect(await statusOf(post('/api/posts', 4_800_000))).toBe(413);
  expect(await statusOf(post('/api/dating/create-profile', 12_000_000))).toBe(503);
});

test('one address has at most 2,000 requests under way, and others are still served', async ({
  servers,
}) => {
  const { port } = new URL(urlOf(servers, 'nginx'));
  const statusFor = async (localAddress: string) => {
    const call = request({ host: '127.0.0.1', port, path: '/about', localAddress, agent: false });
    const [answer] = await once(call.end(), 'response');
    answer.resume();
    return answer.statusCode;
  };
  const head = 'POST /api/contact HTTP/1.1\r\nHost: campus\r\nContent-Length: 9\r\n\r\n';
  const sockets = Array.from({ length: 2000 }, () => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    // Without its body, a call stays under way.
    return socket.on('error', () => undefined).once('connect', () => socket.write(head));
  });
  await expect.poll(() => statusFor('127.0.0.1')).toBe(503);
  expect(await statusFor('127.0.0.2')).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => statusFor('127.0.0.1')).toBe(200);
});

test('without an API process, pages load and calls get 503 with retry-after', async ({
  servers,
}) => {
  urlOf(servers, 'nginx');
  const nobody = await startNginx({
    remotesDir: servers.site.remotesDir,
    apis: ['http://127.0.0.1:9'],
  });
  expect(await statusOf(fetch(`${nobody.url}/dashboard`))).toBe(200);
  const nowhere = await fetch(`${nobody.url}/nowhere`);
  expect([nowhere.status, nowhere.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  expect(await nowhere.text()).toContain('id="registry"');
  const call = await fetch(`${nobody.url}/api/colleges`);
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await call.json()).toEqual({ message: serverMessages.unavailable });
  expect(call.headers.get('content-security-policy')).toContain("default-src 'none'");
  await nobody.stop();
});

test('calls succeed while one of two API processes is down', async ({ servers }) => {
  urlOf(servers, 'nginx');
  const { remotesDir, url } = servers.site;
  const half = await startNginx({ remotesDir, apis: ['http://127.0.0.1:9', url] });
  for (let call = 0; call < 6; call += 1) {
    expect(await statusOf(fetch(`${half.url}/api/auth/verify-token`))).toBe(200);
  }
  await half.stop();
});

test('only safe calls and writes with an idempotency key are retried after a broken connection', async ({
  servers,
}) => {
  urlOf(servers, 'nginx');
  const asked: string[] = [];
  const breaking = createServer(({ method = '', socket }) => {
    asked.push(method);
    if (asked.length % 2 > 0) socket.destroy();
    else socket.end('HTTP/1.1 200 OK\r\ncontent-length: 4\r\nconnection: close\r\n\r\nfine');
  }).listen(0, '127.0.0.1');
  await once(breaking, 'listening');
  const { port } = breaking.address() as AddressInfo;
  const apis = ['http://127.0.0.1:9', `http://127.0.0.1:${port}`];
  const nginx = await startNginx({ remotesDir: servers.site.remotesDir, apis });
  const call = `${nginx.url}/api/posts`;
  expect(await statusOf(fetch(call, { method: 'POST', body: 'a=b' }))).toBe(503);
  expect(asked.splice(0)).toEqual(['POST']);
  expect(await statusOf(fetch(call))).toBe(200);
  expect(asked.splice(0)).toEqual(['GET', 'GET']);
  const headers = { 'idempotency-key': 'k' };
  expect(await statusOf(fetch(call, { method: 'POST', body: 'a=b', headers }))).toBe(200);
  expect(asked).toEqual(['POST', 'POST']);
  await nginx.stop();
  breaking.close();
});

test('behind HTTPS, a page is sent with strict-transport-security', async ({ servers }) => {
  const headers = { 'x-forwarded-proto': 'https' };
  const answer = await fetch(`${urlOf(servers, 'nginx')}/`, { headers });
  expect(answer.headers.get('strict-transport-security')).toBe(
    'max-age=63072000; includeSubDomains',
  );
});

test('nginx.conf covers every file type that the gateway serves', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const known = await readFile(path.join(root, 'federation/src/gateway/send-file.ts'), 'utf8');
  const text = await readFile(path.join(root, 'nginx.conf'), 'utf8');
  const [, table = ''] = /^const types[^{]*\{([^}]*)\}/m.exec(known) ?? [];
  const endings = [...table.matchAll(/^ {2}(\w+): '/gm)].map(([, ending]) => ending);
  expect(endings.length).toBeGreaterThan(8);
  for (const ending of endings) expect(text).toContain(`.${ending}`);
});
