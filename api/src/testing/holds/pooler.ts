import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, ownerOf } from './site';

const shipped = fileURLToPath(new URL('../../../../docker/pgbouncer.ini', import.meta.url));

interface Pooler {
  /** The database behind the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  return connected !== undefined;
}

/**
 * PgBouncer, as the site ships its configuration, in front of a database of this machine that asks for no password.
 * @throws Error if it is not installed, or too old for the statements that a process prepares
 */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const { port: serverPort, username } = new URL(databaseUrl);
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'campus-pooler-')), await freePort()];
  const file = join(folder, 'pgbouncer.ini');
  const changes = {
    'host=postgres port=5432': `host=127.0.0.1 port=${serverPort} user=${username}`,
    'listen_addr = *': 'listen_addr = 127.0.0.1\nunix_socket_dir =',
    'listen_port = 6432': `listen_port = ${port}`,
    'auth_type = scram-sha-256\nauth_file = /etc/pgbouncer/userlist.txt': 'auth_type = any',
  };
  let text = await readFile(shipped, 'utf8');
  for (const [from, to] of Object.entries(changes)) text = text.replace(from, to);
  await writeFile(file, text, { mode: 0o644 });
  const owner = await ownerOf();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const child = spawn('pgbouncer', ['-q', file], {
    ...owner,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // An error is that of a program that is not there.
  const ended = once(child, 'exit').catch(() => 'missing');
  while (!(await listens(port))) {
    const outcome = await Promise.race([ended, wait(100)]);
    if (outcome === undefined) continue;
    await rm(folder, { recursive: true, force: true });
    throw new Error('PgBouncer 1.21 or newer is not installed.');
  }
  return {
    url: Object.assign(new URL(databaseUrl), { port }).href,
    async stop() {
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
