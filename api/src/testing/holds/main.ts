import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '@campus/node-tools/refusal';
import { openDatabase } from '../../database/database';
import { verdict } from '../history/history';
import { disturb, runHistory } from '../history/run';
import { prepareHistoryCollege, worldOn } from '../history/world';
import { burstCheck, halfOpenCheck } from './connection-checks';
import { hostileCheck } from './hostile-check';
import { startPooler } from './pooler';
import { type Check, type Cluster, type Site, type Size, startCluster, startSite } from './site';

/** The site that a history runs on, and its disturbances. */
interface Setting {
  readonly databaseUrl: string | undefined;
  /** The same database behind a connection pooler. */
  readonly pooledUrl?: string;
  /** Called in turn while the clients work. */
  trouble(site: Site, turn: number): Promise<void>;
  stop(): Promise<void>;
}

/** Seconds for which a lock is held. */
const hold = 1;
/** One restart after this many other disturbances. */
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

async function onPooledPostgres(): Promise<Setting> {
  const setting = await onPostgres();
  const pooler = await startPooler(setting.databaseUrl ?? '').catch(async (error: unknown) => {
    await setting.stop();
    throw error;
  });
  const stop = async () => {
    await pooler.stop();
    await setting.stop();
  };
  return { ...setting, pooledUrl: pooler.url, stop };
}

/** The embedded database starts and ends with its process. */
async function onEmbedded(): Promise<Setting> {
  return { databaseUrl: undefined, trouble: (site) => site.kill(), stop: async () => undefined };
}

const kinds = {
  postgres: { setting: onPostgres, troubles: 120 },
  pooled: { setting: onPooledPostgres, troubles: 120 },
  embedded: { setting: onEmbedded, troubles: 20 },
};

/** A history of mixed operations, and the faults found at the end. */
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
  { databaseUrl, pooledUrl, trouble, stride }: Setting & { readonly stride: number },
  { clients, operations }: Size,
  say: (line: string) => void,
): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-holds-'));
  const open = () => openDatabase({ databaseUrl, dataDir });
  const before = await open();
  const college = await prepareHistoryCollege(before, clients);
  await before.close();
  const site = await startSite(dataDir, databaseUrl, pooledUrl);
  const world = worldOn(college, site);
  let turn = 0;
  let underWay: Promise<void> | undefined;
  await runHistory(world, college.actors, {
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

const help = `Usage: npm run test:holds -- [--only NAME] [--operations N] [--clients N] [--bursts N]

The long checks: every acknowledged write exists exactly once, whatever happens to the database, and no
request stops the site.

  history, postgres   clients make every kind of write, on a PostgreSQL server of this run, while
                      locks are held, connections cut and the server restarted
  history, pooled     the same with PgBouncer (1.21 or newer) in between, as in docker/pgbouncer.ini
  history, embedded   the same on the embedded database, whose process is killed
  bursts, postgres    100 likes, 100 comments and the deletion of their post at once, repeatedly
  bursts, embedded
  hostile input       every text field of every call with 64 kB of each hostile text: no answer takes over 100 ms,
                      and no liveness check over 50 ms, or more than with harmless texts
  half-open requests  1000 calls that never finish: the p99 of other calls at most doubles
  browser             two browser tests at full size

  --only NAME         only checks whose name contains NAME
  --operations N      operations of a history, default 20000
  --clients N         parallel clients, default 200
  --bursts N          bursts, default 50

PostgreSQL's programs (initdb, pg_ctl) must be installed, and PgBouncer for "pooled". HOLDS_LOG=1 shows the log of the site.
The last line is \`N passed, N failed\`.`;

/** The browser tests that are long at full size, in a process of their own. */
const browserCheck: Check = {
  name: 'browser',
  async run() {
    const tests = ['e2e/federation/shipping.spec.ts', 'e2e/dating/live.spec.ts'];
    const child = spawn(process.execPath, ['scripts/test.mjs', '--only', 'e2e', ...tests], {
      stdio: 'inherit',
      env: { ...process.env, FULL_SIZE: '1' },
    });
    const [code] = await once(child, 'close');
    return code === 0 ? [] : [`the browser tests failed with exit code ${String(code)}`];
  },
};

const checks: readonly Check[] = [
  burstCheck('postgres'),
  burstCheck('embedded'),
  historyCheck('postgres'),
  historyCheck('pooled'),
  historyCheck('embedded'),
  hostileCheck,
  halfOpenCheck,
  browserCheck,
];

const shown = 20;
const write = (line: string) => void process.stdout.write(`${line}\n`);

async function passes(check: Check, size: Size): Promise<boolean> {
  const began = Date.now();
  const say = (line: string) => write(`${check.name}: ${line}`);
  const problems = await check.run(size, say).catch((error: unknown) => [String(error)]);
  for (const problem of problems.slice(0, shown)) say(problem);
  const seconds = Math.round((Date.now() - began) / 1000);
  say(`${problems.length} problems, ${seconds} s`);
  return problems.length === 0;
}

function count(option: string, value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new Refusal(`--${option} takes a number from 1, not ${value}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      only: { type: 'string', default: '' },
      operations: { type: 'string', default: '20000' },
      clients: { type: 'string', default: '200' },
      bursts: { type: 'string', default: '50' },
    },
  });
  if (values.help) {
    process.exitCode = 0;
    return write(help);
  }
  const size = {
    operations: count('operations', values.operations),
    clients: count('clients', values.clients),
    bursts: count('bursts', values.bursts),
  };
  const chosen = checks.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) {
    const names = checks.map(({ name }) => `"${name}"`).join(', ');
    throw new Refusal(`No check's name contains ${values.only}. There are ${names}.`);
  }
  let passed = 0;
  for (const check of chosen) if (await passes(check, size)) passed += 1;
  write(`${passed} passed, ${chosen.length - passed} failed`);
  process.exitCode = passed === chosen.length ? 0 : 1;
}

// Until everything is done: a run that ends early has not passed.
process.exitCode = 1;
await main().catch((error: Error & { code?: string }) => {
  const isUsage = error instanceof Refusal || error.code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${(isUsage ? error.message : error.stack) ?? error.message}\n`);
});
