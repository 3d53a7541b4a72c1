import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../database';
import { wrongCounters } from '../history/found';
import { prepareGround, worldOn, type Ground } from '../history/ground';
import { signIn } from '../history/operations/account';
import type { Actor, World } from '../history/world';
import type { Check, Size } from './check';
import { startCluster } from './cluster';
import { startSite } from './site';

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
  const ground: Ground = await prepareGround(before, 40);
  await before.close();
  const site = await startSite(dataDir, databaseUrl);
  const world = worldOn(ground, site);
  for (const actor of ground.actors) await signIn(world, actor);
  const seen = new Map<number, number>();
  for (let run = 1; run <= times; run += 1) {
    for (const status of await burst(world, ground.actors)) {
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    if (run % 10 === 0) say(`${run} of ${times} bursts`);
  }
  await site.stop();
  const after = await open();
  const miscounted = await wrongCounters(after, ground.collegeId);
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
