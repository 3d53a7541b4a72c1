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

test('a frame process returns its drawn paths and the markup of concurrent pages', async () => {
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
])('a frame process is denied access (%s)', async (_what, code) => {
  const { frame } = await elsewhere(`exports.frame = () => String(${code});`);
  await expect(frame(framed)).rejects.toThrow('Access to this API has been restricted');
});

test.each([
  ['net', "require('net').connect(9)"],
  ['another module', "require('https').get('https://127.0.0.1')"],
  ['a server', "require('http').createServer().listen(0)"],
  ['datagrams', "require('dgram').createSocket('udp4')"],
  ['addresses', "require('dns').promises.lookup('localhost')"],
])('a frame process is denied the network (%s)', async (_what, code) => {
  const { frame } = await elsewhere(`exports.frame = () => String(${code});`);
  await expect(frame(framed)).rejects.toThrow('A frame may not use the network');
});

test('a frame process is denied the network (import and globals)', async () => {
  const { frame } = await elsewhere(`
    let said = '';
    import('node:net').then(({ connect }) => connect(9)).catch((error) => (said = error.message));
    exports.frame = () => said && [said, typeof fetch, typeof WebSocket, typeof EventSource].join();`);
  let said = '';
  while (said === '') said = await frame(framed);
  expect(said).toBe('A frame may not use the network,undefined,undefined,undefined');
});

test('a frame process does not see the environment of the site', async () => {
  const { frame } = await elsewhere('exports.frame = () => JSON.stringify(process.env);');
  expect(await frame(framed)).not.toContain('secret');
});

test('a frame process that exits fails its current request and is restarted for the next', async () => {
  const { frame } = await elsewhere(
    "exports.frame = ({ pathname }) => pathname === '/end' ? process.exit() : pathname;",
  );
  await expect(frame({ ...framed, pathname: '/end' })).rejects.toThrow('its process has ended');
  expect(await frame({ ...framed, pathname: '/tea' })).toBe('/tea');
});

test('a frame module that throws on load is rejected', async () => {
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

test('a shell published by a team is drawn in a separate process, any other in this one', async () => {
  expect(await seenBy('start', Fastify())).toBe('secret');
  expect(await seenBy('operator', Fastify())).toBe('secret');
  expect(await seenBy('team', Fastify())).toBe('undefined');
});
