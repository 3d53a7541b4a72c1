import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { openDatabase, type Database } from '@campus/api/seeding';
import { startCluster, type Cluster } from '@campus/api/testing/postgres';

const root = path.resolve(import.meta.dirname, '../../..');

/** How much content the load seed creates in the site. */
export interface Content {
  readonly students: number;
  readonly posts: number;
  readonly comments?: number;
  readonly votes?: number;
  /** Adds rows that no seed creates. */
  readonly fill?: (database: Database) => Promise<void>;
}

export interface RunningSite {
  readonly url: string;
  readonly pid: number;
  /** Session cookies of students. */
  readonly cookies: readonly string[];
  /** Milliseconds of CPU so far, including the database's. */
  cpu(): Promise<number>;
}

export interface SeededSite extends RunningSite {
  stop(): Promise<void>;
  /** Transactions of PostgreSQL so far: statements, except in writes with several. NaN without PostgreSQL. */
  transactions(): Promise<number>;
}

export interface Program {
  readonly child: ChildProcess;
  readonly url: string;
}

/** A failing or stopped bench leaves no process behind. */
function endWithBench(child: ChildProcess): void {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/**
 * Starts a Node program that prints `ready <url>`.
 * @param log whether its log is shown
 * @throws Error if it ends before that
 */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  log: 'inherit' | 'ignore' = 'inherit',
): Promise<Program> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', log],
  });
  endWithBench(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return { child, url };
  }
  throw new Error(`${args.join(' ')} exited before it was ready.`);
}

export async function endProgram({ child }: Program): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Milliseconds per tick of the kernel's clock, which is 100 Hz on every Linux that Node runs on. */
const tick = 10;

interface Times {
  readonly pid: number;
  readonly parent: number;
  readonly ms: number;
}

const procFile = (path: string) => readFile(`/proc/${path}`, 'utf8').catch(() => '');

/** CPU time of its threads, which the kernel counts in nanoseconds, and of its ended children, in ticks. */
async function timesOf(pid: number): Promise<Times | undefined> {
  const stat = await procFile(`${pid}/stat`);
  if (stat === '') return undefined;
  // The second field is a name in parentheses and may contain blanks; see proc(5) for the others.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ended = (Number(fields[13]) + Number(fields[14])) * tick;
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const each = await Promise.all(threads.map((id) => procFile(`${pid}/task/${id}/schedstat`)));
  const ms = each.reduce((sum, text) => sum + parseInt(text || '0', 10) / 1e6, ended);
  return { pid, parent: Number(fields[1]), ms };
}

/** Memory in use by a process, in MB; 0 if the system has no `/proc`. */
export async function residentMb(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await procFile(`${pid}/status`)) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * CPU time that processes and all their descendants have used so far, including ended ones.
 * @returns milliseconds; 0 if the system has no `/proc`
 */
export async function cpuMs(roots: readonly number[]): Promise<number> {
  const names = await readdir('/proc').catch(() => []);
  const all = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .map(timesOf),
  );
  const known = all.filter((times) => times !== undefined);
  const counted = new Set(roots);
  for (let before = -1; before !== counted.size;) {
    before = counted.size;
    for (const { pid, parent } of known) if (counted.has(parent)) counted.add(pid);
  }
  return known.filter(({ pid }) => counted.has(pid)).reduce((sum, { ms }) => sum + ms, 0);
}

interface Seeded {
  readonly signIn: { readonly password: string };
}

async function seed(content: Content, env: Readonly<Record<string, string>>): Promise<Seeded> {
  const { students, posts, comments = 0, votes = 0 } = content;
  const counts = Object.entries({
    students,
    posts,
    comments,
    votes,
    confessions: 0,
    ads: 0,
    cabs: 0,
    events: 0,
    explores: 0,
  });
  const flags = counts.flatMap(([name, count]) => [`--${name}`, String(count)]);
  const args = ['scripts/campus.mjs', 'seed', ...flags, '--seed', 'bench', '--json'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  endWithBench(child);
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) last = line;
  }
  if (last === '') throw new Error('The database could not be filled: try npm run seed.');
  return JSON.parse(last);
}

/** One after the other: signing in hashes a password, which uses the whole machine. */
export async function signIn(url: string, count: number, password: string): Promise<string[]> {
  const cookies: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `student${number}@load.example`, password }),
    });
    const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
    if (answer.status !== 200 || !cookie) throw new Error(`Sign-in answered ${answer.status}`);
    cookies.push(cookie);
  }
  return cookies;
}

export type Kind = 'postgres' | 'embedded';

/** Data on which a site can be started repeatedly. */
export interface BenchData {
  readonly env: Readonly<Record<string, string>>;
  readonly cluster: Cluster | undefined;
  readonly seeded: Seeded;
  remove(): Promise<void>;
}

/**
 * Data of a site, with content from the load seed.
 * @param kind of database; PostgreSQL is a server for this site alone
 */
export async function prepareData(kind: Kind, content: Content): Promise<BenchData> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-bench-'));
  const cluster: Cluster | undefined = kind === 'postgres' ? await startCluster() : undefined;
  const env = {
    DATABASE_URL: cluster?.url ?? '',
    DATA_DIR: dataDir,
    REDIS_URL: '',
    DEMO: '0',
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
  const remove = async () => {
    await cluster?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const seeded = await seed(content, env);
    if (content.fill) {
      const database = await openDatabase({ databaseUrl: cluster?.url, dataDir });
      try {
        await content.fill(database);
      } finally {
        await database.close();
      }
    }
    return { env, cluster, seeded, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function transactionsOf({ env, cluster }: BenchData): Promise<number> {
  if (!cluster) return NaN;
  // PostgreSQL counts what its processes report once a second.
  await after(1500);
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir: env['DATA_DIR'] ?? '' });
  try {
    const counted = 'select sum(xact_commit)::int as count from pg_stat_database';
    const [row] = await database.query<{ count: number }>(counted);
    return row?.count ?? NaN;
  } finally {
    await database.close();
  }
}

/** Settings of the system's allocator, as `npm start` and the image have them. */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** Starts the site on its data, as `npm start` does. The pages must be built. */
export const startSite = ({ env }: BenchData) =>
  startProgram(['scripts/start.mjs', '--built'], { ...allocator, ...env });

/**
 * A site with its own data, which is deleted with it.
 * @param sessions number of signed-in students
 */
export async function seededSite(kind: Kind, content: Content, sessions = 20): Promise<SeededSite> {
  const data = await prepareData(kind, content);
  const program = await startSite(data);
  const pid = program.child.pid ?? 0;
  const counted = [pid, ...(data.cluster ? [await data.cluster.pid()] : [])];
  return {
    url: program.url,
    pid,
    cookies: await signIn(program.url, sessions, data.seeded.signIn.password),
    cpu: () => cpuMs(counted),
    transactions: () => transactionsOf(data),
    async stop() {
      await endProgram(program);
      await data.remove();
    },
  };
}
