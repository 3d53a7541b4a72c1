import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { root } from './process';

/** Whether nginx is installed on this machine. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export interface NginxOptions {
  /** REMOTES_DIR, with the documents that `watchPages` writes into it. */
  remotesDir: string;
  /** Addresses of the API processes, e.g. `http://127.0.0.1:3001`. */
  apis: readonly string[];
  /** Port to listen on; default a free one. */
  port?: number;
}

export interface Nginx {
  url: string;
  /** Lines of its access log so far. */
  log(): Promise<string>;
  /** Other addresses of the API processes. Resolves once it is reloaded, and what knew only the old ones has ended. */
  setApis(apis: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The site's `nginx.conf` with its placeholders replaced: folders, ports, and the API processes. */
async function configuration(folder: string, { apis, port }: Required<NginxOptions>) {
  const text = await readFile(path.join(root, 'nginx.conf'), 'utf8');
  const hosts = apis.map((api) => new URL(api).host);
  const servers = (line: string) => hosts.map((host) => line.replace('api:3000', host)).join(' ');
  const replaced = text
    .replaceAll('/srv/campus', folder)
    .replaceAll('/tmp/nginx', path.join(folder, 'nginx'))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll(/server api:3000[^;]*;/g, servers);
  // Otherwise workers started by root would run as nobody, who may not read a temporary folder.
  return process.getuid?.() === 0 ? `user root;\n${replaced}` : replaced;
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/registry.json`).then(
    () => true,
    () => false,
  );
}

/** Runs docker/nginx-follow.sh for this nginx; the addresses of its name are the content of a file. */
async function follow(words: readonly string[], addresses: string): Promise<ChildProcess> {
  const bin = await mkdtemp(path.join(tmpdir(), 'campus-bin-'));
  const { PATH = '' } = process.env;
  const standIns = {
    getent: `cat ${addresses}`,
    nginx: `PATH=${PATH}; exec ${words.join(' ')} "$@"`,
  };
  for (const [name, line] of Object.entries(standIns)) {
    await writeFile(path.join(bin, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  }
  const env = { PATH: `${bin}:${PATH}` };
  const child = spawn(path.join(root, 'docker/nginx-follow.sh'), { env, stdio: 'ignore' });
  child.once('close', () => void rm(bin, { recursive: true }));
  return child;
}

/** The ids of its workers, on Linux. */
async function workersOf({ pid }: ChildProcess): Promise<string[]> {
  const ids = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return ids.split(' ').filter(Boolean);
}

/** Calls, and resolves once a reload has replaced the workers: they close connections that wait for another request. */
async function untilReloaded(nginx: ChildProcess, begin: () => Promise<void>): Promise<void> {
  const before = await workersOf(nginx);
  await begin();
  while ((await workersOf(nginx)).some((id) => before.includes(id))) await after(20);
}

/** Starts nginx with the site's own configuration, and what reloads it. @throws with its output if it does not start */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const port = options.port ?? (await freePort());
  const folder = await mkdtemp(path.join(tmpdir(), 'campus-nginx-'));
  await symlink(options.remotesDir, path.join(folder, 'r'));
  await mkdir(path.join(folder, 'logs'));
  const file = path.join(folder, 'nginx.conf');
  const addresses = path.join(folder, 'addresses');
  async function configure(apis: readonly string[]): Promise<void> {
    await writeFile(file, await configuration(folder, { ...options, apis, port }));
    const lines = apis.map((api) => `${new URL(api).host} STREAM api\n`);
    await writeFile(addresses, lines.join(''));
  }
  await configure(options.apis);
  const output = path.join(folder, 'output');
  const handle = await open(output, 'w');
  const words = ['nginx', '-p', folder, '-c', file];
  const child = spawn('nginx', [...words.slice(1), '-g', 'daemon off;'], {
    stdio: ['ignore', handle.fd, handle.fd],
  });
  const ended = once(child, 'close');
  await handle.close();
  const log = () => readFile(output, 'utf8');
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode === null) continue;
    const words = await log();
    await rm(folder, { recursive: true, force: true });
    throw new Error(`nginx ended early:\n${words}`);
  }
  let following: ChildProcess | undefined;
  // It reloads nginx at once: it does not know with which addresses that started.
  await untilReloaded(child, async () => {
    following = await follow(words, addresses);
  });
  return {
    url,
    log,
    setApis: (apis) => untilReloaded(child, () => configure(apis)),
    async stop() {
      following?.kill();
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
