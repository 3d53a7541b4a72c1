import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseCookie } from 'cookie';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { gateway } from '../../gateway';
import { readPointer, writePointer, type Change } from '../../registry/pointer';
import { remotesIn } from '../../registry/status';
import type { Draft } from '../../registry/store';
import { liveShells, type Site } from '../builds';
import { nameOf, shellName } from '../../registry/build-file';

/** The live shell and the live remotes, with one build in the place of its remote's live one. */
interface ThrowawaySite {
  url: string;
  close(): Promise<void>;
}

/** Sent by the browser that is to count as signed in. */
export const studentCookie = { name: 'gate', value: 'student' } as const;

// Everything is on this machine: what does not come at once does not come.
const limits = { entry: 5_000, expose: 5_000, chunk: 5_000, total: 5_000, backoff: [] };

const student = { _id: 'gate', college_id: 'gate', username: 'gate', isStaff: false };

/** No data: a page must show something without any, and it must not be the one to sign visitors out. */
function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isStudent = studentCookie.name in parseCookie(request.headers.cookie ?? '');
  const path = request.url.split('?', 1)[0];
  if (path === '/api/auth/verify-token') return reply.send({ isAuthenticated: isStudent });
  if (!isStudent) return reply.code(401).send({ message: 'Please log in' });
  if (path === '/api/auth/me') return reply.send(student);
  return reply.code(503).send({ message: 'There is no data here' });
}

async function show(
  remotesDir: string,
  { dir, remote, build }: Record<'dir' | 'remote' | 'build', string>,
) {
  const place = join(remotesDir, remote, build);
  await mkdir(dirname(place), { recursive: true });
  await symlink(resolve(dir), place, 'dir');
  // Whoever it is of, nothing of it runs in this process.
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

/** Serves the draft as if it were live, to nobody but this machine, until it is closed. */
export async function throwawaySite({ dir, file }: Draft, site: Site): Promise<ThrowawaySite> {
  const folder = await mkdtemp(join(tmpdir(), 'campus-gate-'));
  const remote = nameOf(file);
  await showOthers(folder, site, remote);
  await show(folder, { dir, remote, build: file.build });
  const app = Fastify({ forceCloseConnections: true });
  app.all('/api/*', answer);
  await app.register(gateway, { remotesDir: folder, limits });
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
