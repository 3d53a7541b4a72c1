import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../database/database';
import { prepareHistoryCollege, worldOn } from '../history/college';
import { verdict } from '../history/history';
import { disturb, runHistory } from '../history/run';
import { startCluster, startSite, type Check, type Cluster, type Site, type Size } from './site';

/** Where a history runs, and what happens to it meanwhile. */
interface Setting {
  readonly databaseUrl: string | undefined;
  /** Called by turns while the clients work. */
  trouble(site: Site, turn: number): Promise<void>;
  stop(): Promise<void>;
}

/** Seconds for which a lock is held. */
const hold = 1;
/** A restart after so many other troubles. */
const restartEvery = 12;

async function onPostgres(): Promise<Setting> {
  const cluster: Cluster = await startCluster();
  return {
    databaseUrl: cluster.url,
    trouble: (_site, turn) =>
      turn % restartEvery === 0
        ? cluster.restart(turn % (2 * restartEvery) === 0 ? 'immediate' : 'fast')
        : disturb(cluster.url, hold),
    stop: () => cluster.stop(),
  };
}

/** The embedded database lives and dies with its process. */
async function onEmbedded(): Promise<Setting> {
  return { databaseUrl: undefined, trouble: (site) => site.kill(), stop: async () => undefined };
}

const kinds = {
  postgres: { setting: onPostgres, troubles: 120 },
  embedded: { setting: onEmbedded, troubles: 20 },
};

/** A history of mixed operations, and what of it is found in the end. */
export function historyCheck(kind: keyof typeof kinds): Check {
  return {
    name: `history, ${kind}`,
    async run(size: Size, say) {
      const { setting, troubles } = kinds[kind];
      const where = await setting();
      const stride = Math.max(1, Math.floor(size.operations / troubles));
      try {
        return await history({ ...where, stride }, size, say);
      } finally {
        await where.stop();
      }
    },
  };
}

async function history(
  { databaseUrl, trouble, stride }: Setting & { readonly stride: number },
  { clients, operations }: Size,
  say: (line: string) => void,
): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-holds-'));
  const open = () => openDatabase({ databaseUrl, dataDir });
  const before = await open();
  const ground = await prepareHistoryCollege(before, clients);
  await before.close();
  const site = await startSite(dataDir, databaseUrl);
  const world = worldOn(ground, site);
  let turn = 0;
  let underWay: Promise<void> | undefined;
  await runHistory(world, ground.actors, {
    operations,
    progress(done) {
      if (done % 1000 === 0) say(`${done} of ${operations} operations, ${turn} troubles`);
      if (done % stride > 0 || underWay) return;
      turn += 1;
      underWay = trouble(site, turn).finally(() => (underWay = undefined));
    },
  });
  await underWay;
  await site.stop();
  const after = await open();
  const problems = await verdict(after, world);
  await after.close();
  await rm(dataDir, { recursive: true, force: true });
  for (const [what, times] of [...world.outcomes].sort()) say(`${what}: ${times}`);
  say(`${world.history.size()} places compared`);
  return problems;
}
