import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startCluster, type Cluster } from '@campus/api/testing/postgres';

const root = path.resolve(import.meta.dirname, '../../..');

/** What the load seed leaves in the site. */
export interface Content {
  readonly students: number;
  readonly posts: number;
  readonly comments?: number;
  readonly votes?: number;
}

export interface SeededSite {
  readonly url: string;
  readonly pid: number;
  readonly college: { readonly id: string };
  /** Session cookies of students. */
  readonly cookies: readonly string[];
  /** Milliseconds that the site took to its first answer. */
  readonly startedIn: number;
  /** Milliseconds of CPU so far, the database's included. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export interface Program {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Starts a program of Node that prints `ready <url>`. @throws Error where it ends before */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A bench that fails leaves nothing behind.
  process.once('exit', () => child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return { child, url };
  }
  throw new Error(`${args.join(' ')} ended before it was ready.`);
}

export async function endProgram({ child }: Program): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Milliseconds of a tick of the kernel's clock, which is 100 Hz on every Linux that Node runs on. */
const tick = 10;

interface Times {
  readonly pid: number;
  readonly parent: number;
  readonly ms: number;
}

async function timesOf(pid: number): Promise<Times | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The second field is a name in parentheses and may hold blanks; see proc(5) for the others.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, children, childrenSystem] = fields.slice(11, 15).map(Number);
  const ticks = (user ?? 0) + (system ?? 0) + (children ?? 0) + (childrenSystem ?? 0);
  return { pid, parent: Number(fields[1]), ms: ticks * tick };
}

/**
 * CPU time that processes and all their descendants have used so far, ended ones included.
 * @returns milliseconds; 0 where the system has no `/proc`
 */
async function cpuMs(roots: readonly number[]): Promise<number> {
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
  readonly college: { readonly id: string };
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
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) last = line;
  }
  if (last === '') throw new Error('The content could not be made: see npm run seed.');
  return JSON.parse(last);
}

/** One after the other: signing in hashes a password, which takes the whole machine. */
async function signIn(url: string, count: number, password: string): Promise<string[]> {
  const cookies: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `student${number}@load.example`, password }),
    });
    const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
    if (answer.status !== 200 || !cookie) throw new Error(`Signing in: ${answer.status}`);
    cookies.push(cookie);
  }
  return cookies;
}

/**
 * A site with content of the load seed, as `npm start` runs it, on data of its own. The pages must be built.
 * @param kind where its data lie; PostgreSQL is a server of this site alone
 * @param sessions how many students are signed in
 */
export async function seededSite(
  kind: 'postgres' | 'embedded',
  content: Content,
  sessions = 20,
): Promise<SeededSite> {
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
  const seeded = await seed(content, env);
  const began = performance.now();
  const program = await startProgram(['scripts/start.mjs', '--built'], env);
  const startedIn = performance.now() - began;
  const pid = program.child.pid ?? 0;
  const counted = [pid, ...(cluster ? [await cluster.pid()] : [])];
  return {
    url: program.url,
    pid,
    college: seeded.college,
    cookies: await signIn(program.url, sessions, seeded.signIn.password),
    startedIn,
    cpu: () => cpuMs(counted),
    async stop() {
      await endProgram(program);
      await cluster?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
