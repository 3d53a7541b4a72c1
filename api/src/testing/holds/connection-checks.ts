import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { openDatabase } from '../../database/database';
import {
  type Actor,
  type HistoryCollege,
  prepareHistoryCollege,
  type World,
  worldOn,
} from '../history/world';
import { signIn } from '../history/operations/account';
import { wrongCounters } from '../history/history';
import {
  startCluster,
  startSite,
  withSignedIn,
  type Check,
  type SignedIn,
  type Size,
} from './site';

/** 100 likes, 100 comments and one deletion of the same post at once. @returns the statuses */
export async function burst(world: World, actors: readonly Actor[]): Promise<number[]> {
  const [author, ...others] = actors;
  const token = author?.token;
  const body = { content: 'Anyone up for chai?', images: [], community_id: world.communities[0] };
  const made = await world.send({ method: 'POST', url: '/api/posts', body, token });
  const url = `/api/posts/${String(made?.body['_id'])}`;
  const calls = Array.from({ length: 200 }, (_, number) => {
    const { token: theirs } = others[number % others.length] ?? {};
    return number % 2
      ? world.send({ method: 'POST', url: `${url}/like`, token: theirs })
      : world.send({
          method: 'POST',
          url: `${url}/comments`,
          body: { comment: 'Count me in' },
          token: theirs,
        });
  });
  const deletion = world.send({ method: 'DELETE', url, token });
  const answers = await Promise.all([...calls, deletion]);
  return answers.map((answer) => answer?.status ?? 0);
}

async function bursts(databaseUrl: string | undefined, times: number, say: (line: string) => void) {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-holds-'));
  const open = () => openDatabase({ databaseUrl, dataDir });
  const before = await open();
  const college: HistoryCollege = await prepareHistoryCollege(before, 40);
  await before.close();
  const site = await startSite(dataDir, databaseUrl);
  const world = worldOn(college, site);
  for (const actor of college.actors) await signIn(world, actor);
  const seen = new Map<number, number>();
  for (let run = 1; run <= times; run += 1) {
    for (const status of await burst(world, college.actors)) {
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    if (run % 10 === 0) say(`${run} of ${times} bursts`);
  }
  await site.stop();
  const after = await open();
  const miscounted = await wrongCounters(after, college.collegeId);
  await after.close();
  await rm(dataDir, { recursive: true, force: true });
  say([...seen].map(([status, count]) => `${status}: ${count}`).join(', '));
  const strange = [...seen].filter(([status]) => ![200, 201, 404].includes(status));
  return [...strange.map(([status, count]) => `${count} answers with ${status}`), ...miscounted];
}

export function burstCheck(kind: 'postgres' | 'embedded'): Check {
  return {
    name: `bursts, ${kind}`,
    async run({ bursts: times }: Size, say) {
      if (kind === 'embedded') return bursts(undefined, times, say);
      const cluster = await startCluster();
      try {
        return await bursts(cluster.url, times, say);
      } finally {
        await cluster.stop();
      }
    },
  };
}

const slowClients = 1000;
/** Permitted slowdown of the slowest hundredth of the other calls. */
const factor = 2;
const rounds = 5;
const callsOfRound = 800;
const atOnce = 4;

/** Alternates between headers and bodies that never end. */
const begun = [
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
];

async function openSlow(url: string): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  return Promise.all(
    Array.from({ length: slowClients }, async (_, number) => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(begun[number % begun.length] ?? '');
      return socket.resume();
    }),
  );
}

/** Of one round, in milliseconds. */
async function p99({ url, token }: SignedIn): Promise<number> {
  const lanes = pLimit(atOnce);
  const headers = { cookie: `campus_session=${token}` };
  const call = async () => {
    const began = performance.now();
    const answer = await fetch(`${url}/api/posts`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200)
      throw new Error(`A healthy call was answered with ${answer.status}.`);
    return performance.now() - began;
  };
  const times = await Promise.all(Array.from({ length: callsOfRound }, () => lanes(call)));
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Infinity;
}

/** The median: a round in which the machine was busy otherwise does not count. */
async function middle(signedIn: SignedIn): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await p99(signedIn));
  return all.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Infinity;
}

/** A thousand calls that send a byte a second, and their effect on the other calls. */
export const halfOpenCheck: Check = {
  name: 'half-open requests',
  run: (_size, say) =>
    withSignedIn(async (signedIn) => {
      await middle(signedIn);
      const alone = await middle(signedIn);
      const sockets = await openSlow(signedIn.url);
      const dripping = setInterval(() => {
        for (const socket of sockets) if (!socket.destroyed) socket.write('x');
      }, 1000);
      const beside = await middle(signedIn).finally(() => clearInterval(dripping));
      const open = sockets.filter(({ destroyed }) => !destroyed).length;
      for (const socket of sockets) socket.destroy();
      say(`p99 of others: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside ${open}`);
      return [
        ...(beside > factor * alone ? ['Slow clients slow the others down.'] : []),
        ...(open < slowClients / 2 ? [`Only ${open} slow calls were still open in the end.`] : []),
      ];
    }),
};
