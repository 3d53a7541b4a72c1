import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Send } from '../history/calls';

/** The API in a process of its own, as it runs for students. */
export interface Site {
  readonly url: string;
  readonly send: Send;
  codeFor(address: string): Promise<string | undefined>;
  /** As a crash does, and starts it again on the same data. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../run-api.ts', import.meta.url));

export async function startSite(dataDir: string, databaseUrl?: string): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
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

/** @throws Error where it has ended by itself: no check may pass over that */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    throw new Error(`The site has ended by itself (${child.exitCode ?? child.signalCode}).`);
  }
  child.kill(signal);
  await once(child, 'exit');
}

/** Resolves once it answers. What it logs is an error, and is shown. */
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
      // The process is gone, or the connection to it.
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
