import { writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Fastify from 'fastify';
import { temporaryFolder } from '../registry/testing';
import { appFiles } from './app-files';

const style = 'body { color: navy }';
const script = 'addEventListener("online", () => location.reload())';

const files: Readonly<Record<string, string>> = {
  'sw.js': 'worker',
  'manifest.webmanifest': '{}',
  'apple-touch-icon.png': 'icon',
  'offline.html': `<!doctype html><style>${style}</style><h1>Offline</h1><script>${script}</script>`,
};

async function app(there = files) {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(there)) await writeFile(join(folder, name), text);
  const site = Fastify();
  site.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "style-src 'self'");
  });
  appFiles(site, async () => folder);
  return site;
}

test.each([
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/offline.html', 'text/html; charset=utf-8'],
])('%s is served with its content type and no-cache', async (url, type) => {
  const answer = await (await app()).inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
  expect(answer.body).toBe(files[url.slice(1)]);
});

test('the policy of the offline page allows only its inline style and script and this site', async () => {
  const { headers } = await (await app()).inject('/offline.html');
  const policy = String(headers['content-security-policy']).split('; ');
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy).toContain(`style-src 'sha256-${hash(style)}'`);
  expect(policy).toContain(`script-src 'sha256-${hash(script)}'`);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(String(policy)).not.toContain('unsafe');
});

test.each(['/sw.js', '/offline.html'])('%s answers 404 if it is not built', async (url) => {
  const answer = await (await app({})).inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a share sent without a worker is redirected to /upload without reading the body', async () => {
  const answer = await (
    await app()
  ).inject({
    method: 'POST',
    url: '/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: 'x'.repeat(3_000_000),
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/upload');
});
