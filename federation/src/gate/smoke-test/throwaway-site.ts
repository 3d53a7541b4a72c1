import { mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '@campus/node-tools/temporary-files';
import { parseCookie } from 'cookie';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { gateway } from '../../gateway';
import { readPointer, writePointer, type Change } from '../../registry/pointer';
import { remotesIn } from '../../registry/status';
import type { Draft } from '../../registry/store';
import { liveShells, type Site } from '../builds';
import { nameOf, shellName } from '../../registry/build-file';
import { answerTo, type DataSet } from './site-answers';

/** The live shell and remotes, with one of them replaced by the build under test. */
interface ThrowawaySite {
  url: string;
  close(): Promise<void>;
}

/** Name of the cookie with the data set that the site returns; without it the visitor is not signed in. */
const cookieName = 'gate';

/** Name of the header with the path of a call that must fail. */
export const failing = 'x-gate-fails';

/** The cookie of a student with the given data set. */
export const studentCookie = (dataSet: DataSet) => ({ name: cookieName, value: dataSet });

// Everything runs on this machine, so a slow file counts as missing.
const limits = { entry: 9_000, expose: 9_000, chunk: 9_000, total: 9_000, backoff: [] };

/** A placeholder for every image. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Answers API calls. The site itself must not sign visitors out. */
function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const { method, url } = request;
  const path = url.split('?', 1)[0] ?? '';
  const dataSet =
    request.headers[failing] === path ? 'broken' : (cookies[cookieName] as DataSet | undefined);
  const { status, body } = answerTo({ method, path, dataSet });
  return reply.code(status).send(body);
}

async function show(
  remotesDir: string,
  { dir, remote, build }: Record<'dir' | 'remote' | 'build', string>,
) {
  const place = join(remotesDir, remote, build);
  await mkdir(dirname(place), { recursive: true });
  await symlink(resolve(dir), place, 'dir');
  // Builds of any author are allowed: none of their code runs in this process.
  const sent: Change = { at: new Date().toISOString(), action: 'publish', build, by: 'team' };
  await writePointer(remotesDir, remote, { current: build, history: [sent] });
}

async function showOthers(folder: string, site: Site, except: string): Promise<void> {
  const { remotesDir } = site;
  if (except !== shellName) {
    const [{ dir, file }] = await liveShells(site);
    await show(folder, { dir, remote: shellName, build: file.build });
  }
  for (const remote of await remotesIn(remotesDir)) {
    const pointer = await readPointer(remotesDir, remote).catch(() => undefined);
    if (!pointer || remote === except) continue;
    const { current: build } = pointer;
    await show(folder, { dir: join(remotesDir, remote, build), remote, build });
  }
}

/** Serves the draft as if it were live, on this machine only, until it is closed. */
export async function throwawaySite({ dir, file }: Draft, site: Site): Promise<ThrowawaySite> {
  const folder = await temporaryFolder('gate');
  const remote = nameOf(file);
  await showOthers(folder, site, remote);
  await show(folder, { dir, remote, build: file.build });
  const app = Fastify({ forceCloseConnections: true });
  app.all('/api/*', answer);
  app.get('/media/*', (_request, reply) => reply.type('image/gif').send(dot));
  app.get('/api/dating/photos/*', (_request, reply) => reply.type('image/gif').send(dot));
  await app.register(gateway, { remotesDir: folder, limits, uncontained: true });
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
