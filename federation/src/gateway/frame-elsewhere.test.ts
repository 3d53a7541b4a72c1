import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ChangedBy } from '../registry/pointer';
import { publishBuild } from '../registry/publish';
import { temporaryFolder, writeBuild, writeShell } from '../registry/testing';
import type { Framed } from '../remote/registry-document';
import { frameElsewhere, type FrameElsewhere } from './frame-elsewhere';
import { gateway } from './gateway';

let frames: FrameElsewhere[] = [];
afterEach(() => {
  for (const { close } of frames) close();
  frames = [];
});

async function elsewhere(code: string): Promise<FrameElsewhere> {
  const file = join(await temporaryFolder(), 'frame.cjs');
  await writeFile(file, code);
  const made = await frameElsewhere(file);
  frames.push(made);
  return made;
}

const framed: Framed = {
  pathname: '/tea',
  route: { path: '/tea', title: 'Tea', access: 'public', layout: 'public' },
  registry: { revision: 'one', remotes: {} },
  remote: 'mfe-tea',
  page: '<p>Chai\n& more</p>',
};

test('a frame draws in a process of its own what it would draw here', async () => {
  const { frame, drawn } = await elsewhere(
    "module.exports = { drawn: ['/login'], frame: ({ pathname, page }) => pathname + page };",
  );
  expect(drawn).toEqual(['/login']);
  const all = ['/a', '/b', '/c'].map((pathname) => frame({ ...framed, pathname }));
  expect(await Promise.all(all)).toEqual(['/a', '/b', '/c'].map((path) => path + framed.page));
});

process.env['FRAME_TEST'] = 'secret';

test.each([
  ['files', "require('fs').readFileSync('/etc/hostname', 'utf8')"],
  ['names of files', "require('fs').readdirSync('/').join()"],
  ['what it writes', "require('fs').writeFileSync('/tmp/frame-was-here', 'x')"],
  ['programs', "require('child_process').execSync('id').toString()"],
  ['threads', "new (require('worker_threads').Worker)('1', { eval: true })"],
])('it has no %s', async (_what, code) => {
  const { frame } = await elsewhere(`exports.frame = () => String(${code});`);
  await expect(frame(framed)).rejects.toThrow('Access to this API has been restricted');
});

test('it is told nothing of the environment', async () => {
  const { frame } = await elsewhere('exports.frame = () => JSON.stringify(process.env);');
  expect(await frame(framed)).not.toContain('secret');
});

test('one that ends its process fails what it was asked, and draws again', async () => {
  const { frame } = await elsewhere(
    "exports.frame = ({ pathname }) => pathname === '/end' ? process.exit() : pathname;",
  );
  await expect(frame({ ...framed, pathname: '/end' })).rejects.toThrow('its process has ended');
  expect(await frame({ ...framed, pathname: '/tea' })).toBe('/tea');
});

test('a module that throws is no frame', async () => {
  await expect(elsewhere("throw new Error('thrown on purpose');")).rejects.toThrow(
    'thrown on purpose',
  );
});

/** Text drawn by a shell frame that `by` published: the value that it sees of this process's environment. */
async function seenBy(by: ChangedBy, app: FastifyInstance): Promise<string> {
  const remotesDir = await temporaryFolder();
  const frame = 'exports.frame = () => `<main>${process.env.FRAME_TEST}</main>`;';
  const dir = await writeShell('shell-1', {}, { 'server/frame.cjs': frame });
  await publishBuild({ dir, remotesDir, by });
  await publishBuild({ dir: await writeBuild('one', ['/'], { '/': '<h1>Tea</h1>' }), remotesDir });
  await app.register(gateway, { remotesDir });
  const { body } = await app.inject('/');
  await app.close();
  return /<main>(.*)<\/main>/.exec(body)?.[1] ?? '';
}

test('a shell that a team sent is drawn elsewhere, one of this machine here', async () => {
  expect(await seenBy('start', Fastify())).toBe('secret');
  expect(await seenBy('operator', Fastify())).toBe('secret');
  expect(await seenBy('team', Fastify())).toBe('undefined');
});
