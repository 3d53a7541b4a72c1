import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BeaconIncident, sendBeacon } from '@campus/contract';
import { gateway } from '@campus/federation/gateway';
import { publishBuild, writePointer, type Published } from '@campus/federation/registry';
import Fastify, { type FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { root } from './process';

/** Faults of an answer: a status, a body that is not a script, a single byte of it, or no answer. */
export const faults = ['404', '503', 'html', 'json', 'altered', 'hang'] as const;
export type Fault = (typeof faults)[number];

interface Broken {
  address: RegExp;
  fault: Fault;
}

/** The built pages and remotes behind the gateway only, with answers that can be made to fail. */
export interface StaticSite {
  url: string;
  remotesDir: string;
  /** Requested addresses, oldest first. */
  asked: string[];
  /** What tabs have reported since the last `heal`, oldest first. */
  incidents: BeaconIncident[];
  /** Gives every later answer under `address` this fault. */
  breakAnswers(address: RegExp, fault: Fault): void;
  /** Removes all faults, and forgets the reports. */
  heal(): void;
  /** Restores only the workspaces' builds, live and without a previous build. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Shorter than a visitor's, so that a test of a missing part does not take ten seconds. Long enough for parts that
 * are not missing, on two busy cores.
 */
export const limits = { entry: 4000, expose: 4000, chunk: 4000, total: 6000, backoff: [20, 40] };

const signedIn: Readonly<Record<string, object>> = {
  '/api/auth/verify-token': { isAuthenticated: true },
  '/api/auth/me': { _id: 'student-1', college_id: 'college-1', username: 'asha', isStaff: false },
};

/** A file of the remote with one bit flipped. */
async function alteredFile(remotesDir: string, address: string): Promise<Buffer> {
  const content = await readFile(
    path.join(remotesDir, address.split('?', 1)[0]!.slice('/r/'.length)),
  );
  const middle = content.length >> 1;
  content[middle] = (content[middle] ?? 0) ^ 1;
  return content;
}

function answerBroken(
  reply: FastifyReply,
  fault: Exclude<Fault, 'hang' | 'altered'>,
): FastifyReply {
  const page = reply.header('cache-control', 'no-store');
  if (fault === 'html') return page.type('text/html').send('<!doctype html><title>Hello</title>');
  if (fault === 'json') return page.code(200).send({ message: 'Something went wrong' });
  return page.code(Number(fault)).type('text/plain').send('Broken');
}

/** Removes the other builds: two tests of one worker may use the same build name. */
async function keepOnly(folder: string, build: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => name !== build);
  await Promise.all(others.map((name) => rm(path.join(folder, name), { recursive: true })));
}

/** Starts the gateway on the builds in the workspaces' `dist`. */
export async function startStaticSite(
  remotes: readonly string[],
  options: { overrideOrigin?: string } = {},
): Promise<StaticSite> {
  const remotesDir = await mkdtemp(path.join(tmpdir(), 'campus-remotes-'));
  const published: Published[] = [];
  for (const name of ['shell', ...remotes]) {
    published.push(await publishBuild({ dir: path.join(root, name, 'dist'), remotesDir }));
  }
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 20 * 1024 * 1024 });
  const addresses: string[] = [];
  const incidents: BeaconIncident[] = [];
  let broken: Broken | undefined;
  app.addHook('onRequest', async (request, reply) => {
    addresses.push(request.url);
    if (!broken?.address.test(request.url)) return;
    if (broken.fault === 'hang') await reply.hijack();
    else if (broken.fault === 'altered') {
      const type = request.url.includes('.css') ? 'text/css' : 'text/javascript';
      await reply.type(type).send(await alteredFile(remotesDir, request.url));
    } else await answerBroken(reply, broken.fault);
  });
  app.post('/api/beacon', (request, reply) => {
    incidents.push(...z.parse(sendBeacon.body, request.body).incidents);
    return reply.code(204).send();
  });
  app.all('/api/*', (request, reply) => {
    const answer = signedIn[request.url];
    return answer ? reply.send(answer) : reply.code(503).send({ message: 'Not in this test' });
  });
  await app.register(gateway, { remotesDir, limits, ...options });
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    remotesDir,
    asked: addresses,
    incidents,
    breakAnswers: (address, fault) => {
      broken = { address, fault };
    },
    heal: () => {
      broken = undefined;
      incidents.length = 0;
    },
    restore: async () => {
      for (const { remote, build } of published) {
        await writePointer(remotesDir, remote, { current: build });
        await keepOnly(path.join(remotesDir, remote), build);
      }
    },
    close: async () => {
      await app.close();
      await rm(remotesDir, { recursive: true, force: true });
    },
  };
}
