import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { freePort } from './site';

const run = promisify(execFile);

/** A PostgreSQL server of this run alone, which may be restarted. */
export interface Cluster {
  readonly url: string;
  /** Of the process whose children serve the connections; another one after a restart. */
  pid(): Promise<number>;
  /** `immediate` is what a crash is: no connection ends in an orderly way, and the log is replayed. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error where PostgreSQL's programs are not installed */
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
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found === undefined) throw new Error('PostgreSQL is not installed: there is no initdb.');
  return found;
}

/** PostgreSQL does not run as root. */
async function ownerOf(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}
