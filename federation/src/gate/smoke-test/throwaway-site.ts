import { mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '@campus/node-tools/temporary-files';
import { parseCookie } from 'cookie';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { matchRoute } from '../../remote/paths';
import { gateway } from '../../gateway';
import { readPointer, writePointer, type Change } from '../../registry/pointer';
import { remotesIn } from '../../registry/status';
import type { Draft } from '../../registry/store';
import { liveShells, type Site } from '../builds';
import { nameOf, shellName } from '../../registry/build-file';
import recorded from './answers.json' with { type: 'json' };

/** The data that the site returns: the demo's content to a student or to staff, empty lists to staff, or errors. */
export type DataSet = 'full' | 'staff' | 'empty' | 'broken';

interface Asked {
  method: string;
  /** Without the query string. */
  path: string;
  /** Absent if nobody is signed in. */
  dataSet: DataSet | undefined;
}

interface Answer {
  status: number;
  body: unknown;
}

const answers: Readonly<Record<string, unknown>> = recorded.answers;

/** Pages show dates and times, so recorded ones are shifted to now. */
function toNow(body: unknown): unknown {
  const passed = Date.now() - Date.parse(recorded.recordedAt);
  const text = JSON.stringify(body).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
    new Date(Date.parse(time) + passed).toISOString(),
  );
  return JSON.parse(text);
}

/** Fields with the number of list items; set to 0 if the list is empty. */
const counts = /^(?:total|totalPages|totalItems|count|unread\w*)$/i;

/** The same answer with every list empty. */
export function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'number' && counts.test(key) ? 0 : emptied(value),
    ]),
  );
}

/** The recorded answer for this path. An exact match wins over a pattern with parameters. */
function recordedFor(path: string): unknown {
  if (path in answers) return answers[path];
  const pattern = Object.keys(answers).find((known) => matchRoute(known, path));
  return pattern && answers[pattern];
}

const student = { _id: 'gate', college_id: 'gate', username: 'gate', isStaff: false };

/** The answer of the gate's site to a call. Writes are not possible. */
export function answerTo({ method, path, dataSet }: Asked): Answer {
  if (path === '/api/auth/verify-token') {
    return { status: 200, body: { isAuthenticated: dataSet !== undefined } };
  }
  if (path === '/api/colleges' && dataSet === undefined) {
    return { status: 200, body: recordedFor(path) };
  }
  if (!dataSet) return { status: 401, body: { message: 'Please log in' } };
  if (path === '/api/auth/me') {
    const isStaff = dataSet === 'staff' || dataSet === 'empty';
    return { status: 200, body: { ...student, isStaff } };
  }
  const body = method === 'GET' && dataSet !== 'broken' ? recordedFor(path) : undefined;
  if (body === undefined) return { status: 503, body: { message: 'There is no data here' } };
  return { status: 200, body: toNow(dataSet === 'empty' ? emptied(body) : body) };
}

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

// A busy machine is no fault of the build. Whatever does not load at all is seen by the trial itself.
const limits = { entry: 60_000, expose: 60_000, chunk: 60_000, total: 60_000, backoff: [] };

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
