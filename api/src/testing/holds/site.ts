import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Refusal } from '@campus/node-tools/refusal';
import { openDatabase } from '../../database/database';
import { prepareHistoryCollege, type Send, worldOn } from '../history/world';
import { signIn } from '../history/operations/account';

export interface Size {
  readonly operations: number;
  readonly clients: number;
  readonly bursts: number;
}

/** One long check. */
export interface Check {
  readonly name: string;
  /** @returns the failed expectations; nothing if all hold */
  run(size: Size, say: (line: string) => void): Promise<readonly string[]>;
}

const run = promisify(execFile);

/** A PostgreSQL server for this run alone, which may be restarted. */
export interface Cluster {
  readonly url: string;
  /** Id of the process whose children serve the connections; changes with a restart. */
  pid(): Promise<number>;
  /** `immediate` simulates a crash: connections are not closed in an orderly way, and the log is replayed. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error if PostgreSQL's programs are not installed */
export async function startCluster(): Promise<Cluster> {
  const port = await freePort();
  const bin = await programs();
  const owner = await ownerOf();
  const folder = await mkdtemp(join(tmpdir(), 'campus-postgres-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const call = (name: string, args: readonly string[]) =>
    run(join(bin, name), args, { ...owner, cwd: folder });
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=100`;
  const log = join(folder, 'log');
  const control = (...args: string[]) =>
    call('pg_ctl', ['-D', data, '-l', log, '-o', options, '-w', ...args]);
  await call('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8']);
  await control('start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: async () => parseInt(await readFile(join(data, 'postmaster.pid'), 'utf8'), 10),
    restart: async (mode) => void (await control('restart', '-m', mode)),
    async stop() {
      await control('stop', '-m', 'immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function programs(): Promise<string> {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const folder = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (folder === undefined) {
    throw new Refusal(
      'PostgreSQL is not installed: there is no initdb. Debian: apt install postgresql',
    );
  }
  return folder;
}

/** Neither PostgreSQL nor PgBouncer runs as root. */
export async function ownerOf(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

export interface SignedIn {
  /** Of the site. */
  readonly url: string;
  /** Cookie of a student's session. */
  readonly token: string;
  isSignedIn(): Promise<boolean>;
}

/** Runs on its own site, on the embedded database, with a signed-in student. */
export async function withSignedIn<T>(work: (signedIn: SignedIn) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-holds-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const college = await prepareHistoryCollege(database, 2);
  await database.close();
  const site = await startSite(dataDir);
  try {
    const world = worldOn(college, site);
    const [actor] = college.actors;
    if (actor === undefined) throw new Error('There is no student.');
    await signIn(world, actor);
    const { token = '' } = actor;
    return await work({
      url: site.url,
      token,
      async isSignedIn() {
        const answer = await site.send({ method: 'GET', url: '/api/auth/verify-token', token });
        return answer?.body['isAuthenticated'] === true;
      },
    });
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The API in its own process, as it runs for students. */
export interface Site {
  readonly url: string;
  readonly send: Send;
  codeFor(address: string): Promise<string | undefined>;
  /** Kills it as a crash does, and starts it again on the same data. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../run-api.ts', import.meta.url));

/** @param pooledUrl of the same database behind a connection pooler */
export async function startSite(
  dataDir: string,
  databaseUrl?: string,
  pooledUrl?: string,
): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: pooledUrl ?? databaseUrl ?? '',
    DATABASE_DIRECT_URL: databaseUrl ?? '',
    REDIS_URL: '',
    DEMO: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
  };
  const start = () => startProcess(env);
  let child = await start();
  return {
    url,
    send: sendTo(url),
    codeFor: (address) => codeIn(join(dataDir, 'outbox'), address),
    async kill() {
      await end(child, 'SIGKILL');
      child = await start();
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

/** @throws Error if it has ended unexpectedly: no check may overlook that */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    throw new Error(`The site has ended by itself (${child.exitCode ?? child.signalCode}).`);
  }
  child.kill(signal);
  await once(child, 'exit');
}

/** Resolves when it answers. Its log output is an error, and is shown. */
async function startProcess(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env,
    stdio: ['ignore', 'pipe', process.env['HOLDS_LOG'] ? 'inherit' : 'ignore'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ready ')) return child;
  }
  throw new Error('The site did not start.');
}

function sendTo(origin: string): Send {
  return async ({ method, url, body, token, key }) => {
    try {
      const answer = await fetch(`${origin}${url}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { cookie: `campus_session=${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const begun = /campus_session=([\w-]{43})/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
      return { status: answer.status, body: (await answer.json()) as never, token: begun };
    } catch {
      // The process has ended, or the connection to it.
      return undefined;
    }
  };
}

/** The digits in the first mail to an address. */
async function codeIn(outbox: string, address: string): Promise<string | undefined> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    for (const name of await readdir(outbox).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const mail = await readFile(join(outbox, name), 'utf8').catch(() => '');
      const [head = '', ...text] = mail.split('\n\n');
      if (head.includes(address)) return /\b\d{6}\b/.exec(text.join('\n\n'))?.[0];
    }
    await wait(100);
  }
  return undefined;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
