import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { watchPages } from '../pages/watch-pages';
import { endPreviews, publishPreview } from '../registry/previews';
import { publishBuild } from '../registry/publish';
import { temporaryFolder, writeBuild, writeShell } from '../registry/testing';
import { gateway, securityHeaders } from '.';

const tea = 'mfe-tea';
const secure = { name: '__Host-campus_preview', secure: true };

/** A site that has `one` live and shows `two` to visitors with the link. */
async function site(options: { secure?: boolean } = {}) {
  const remotesDir = await temporaryFolder();
  await publishBuild({ dir: await writeShell(), remotesDir });
  const pages = (words: string) => ({ '/tea': `<h1>${words}</h1>` });
  const one = await writeBuild('one', ['/tea'], pages('Old'));
  await publishBuild({ dir: one, remotesDir });
  const dir = await writeBuild('two', ['/tea/:kind', '/tea'], pages('New'));
  const source = { token: 'Tea CI', commit: 'abcdef0123456789', branch: '<b>chai' };
  const { link } = await publishPreview({ dir, remotesDir, by: 'team', source });
  const app = Fastify();
  await app.register(gateway, { remotesDir, sign: () => 'ticket', ...options });
  return { app, remotesDir, path: link!.path };
}

const opened = async (app: FastifyInstance, path: string) => {
  const answer = await app.inject(path);
  const [cookie] = answer.cookies;
  return { answer, cookie, headers: { cookie: `${cookie?.name}=${cookie?.value}` } };
};

const registryIn = (document: string) =>
  JSON.parse(/id="registry">(.*?)<\/script>/.exec(document)?.[1] ?? '');

test('the link of a preview sets a cookie that expires with it and redirects to the page', async () => {
  const { app, path } = await site();
  const { answer, cookie } = await opened(app, path);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/tea']);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(cookie).toMatchObject({
    name: 'campus_preview',
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
  });
  const days = (Number(cookie?.expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  const behindTls = await site({ secure: true });
  expect((await opened(behindTls.app, behindTls.path)).cookie).toMatchObject(secure);
});

test('a browser with a preview gets its build and a notice, and nothing is cached', async () => {
  const { app, path } = await site();
  const { headers } = await opened(app, path);
  const live = await app.inject('/tea');
  const page = await app.inject({
    url: '/tea',
    headers: { ...headers, 'if-none-match': String(live.headers.etag) },
  });
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(page.headers.etag).toBeUndefined();
  expect(page.body).toContain('<h1>New</h1>');
  expect(page.body).toContain('/r/mfe-tea/two/');
  expect(page.body).not.toContain('/r/mfe-tea/one/');
  expect(page.body).toContain(
    'Preview of mfe-tea, build two, commit abcdef012345, branch &lt;b&gt;chai. It ends on ',
  );
  const { preview, remotes } = registryIn(page.body);
  expect(preview).toBe(tea);
  expect(Object.keys(remotes[tea])).toEqual(['status', 'declaration', 'current']);
  // A tab's reports about it have no ticket to send.
  expect(remotes[tea].current.ticket).toBeUndefined();
  const [, style] = /<style>([^]*?)<\/style>/.exec(page.body) ?? [];
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256').update(style!).digest('base64');
  const policy = String(page.headers['content-security-policy']);
  expect(policy.replace(`'sha256-${hash}' `, '')).toBe(securityHeaders['content-security-policy']);
});

test('other visitors, registry.json and documents on disk do not contain the preview', async () => {
  const { app, path, remotesDir } = await site();
  const { headers } = await opened(app, path);
  await app.inject({ url: '/tea', headers });
  for (const cookie of ['', 'campus_preview=', `campus_preview=${'A'.repeat(43)}`]) {
    const page = await app.inject({ url: '/tea', headers: { cookie } });
    expect(page.body).toContain('<h1>Old</h1>');
    expect(page.body).not.toContain('two');
  }
  expect((await app.inject({ url: '/registry.json', headers })).body).not.toContain('two');
  const watching = await watchPages({ remotesDir }, () => undefined);
  for (const file of ['tea.html', 'registry.json']) {
    expect(await readFile(join(remotesDir, '.pages/live', file), 'utf8')).not.toContain('two');
  }
  await watching.stop();
});

test('a browser with a made-up preview gets the compressed live page, and loses the cookie', async () => {
  const { app } = await site();
  const headers = { cookie: 'campus_preview=x', 'accept-encoding': 'br' };
  const live = await app.inject({ url: '/tea', headers: { 'accept-encoding': 'br' } });
  const page = await app.inject({ url: '/tea', headers });
  expect(page.headers['content-encoding']).toBe('br');
  expect(page.rawPayload).toEqual(live.rawPayload);
  expect(page.cookies).toMatchObject([{ name: 'campus_preview', value: '' }]);
});

test('leaving a preview deletes its cookie and redirects to the same page of this site', async () => {
  const { app, path } = await site();
  const { headers } = await opened(app, path);
  const leave = (referer: string) =>
    app.inject({ method: 'POST', url: '/-/preview/leave', headers: { ...headers, referer } });
  const left = await leave('http://localhost/tea?x=1');
  expect([left.statusCode, left.headers.location]).toEqual([303, '/tea?x=1']);
  expect(left.cookies).toMatchObject([{ name: 'campus_preview', value: '' }]);
  expect(Number(left.cookies[0]?.expires)).toBe(0);
  expect((await leave('http://localhost//elsewhere.example/')).headers.location).toBe(
    '/elsewhere.example/',
  );
});

test('the link of an ended preview answers 404, and its browser gets the live build', async () => {
  const { app, path, remotesDir } = await site();
  const { headers } = await opened(app, path);
  await endPreviews(remotesDir, tea);
  for (const address of [path, '/-/preview/made-up']) {
    const answer = await app.inject(address);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toContain('There is no such preview');
  }
  const page = await app.inject({ url: '/tea', headers });
  expect(page.body).toBe((await app.inject('/tea')).body);
  expect(page.cookies).toMatchObject([{ name: 'campus_preview', value: '' }]);
});
