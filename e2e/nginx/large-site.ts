import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { reachableServices } from '../../scripts/lib/machine';
import { freePort, hasNginx, startNginx } from '../support/nginx';
import { temporaryFolder } from '../support/prepared-data';
import { startProcess, type SiteProcess } from '../support/process';
import { test as base } from '../support/test';

/** The site of docker-compose.yml without containers: nginx, two processes, their services. */
export interface LargeSite {
  url: string;
  remotesDir: string;
  processes: readonly SiteProcess[];
  /** All output of nginx and the processes so far, including ended ones. */
  logs(): Promise<string>;
  /** Starts another process in place of one that has ended. */
  startAgain(place: number): Promise<void>;
  /** Environment of one of the processes, for commands. */
  env: Record<string, string>;
  dataDir: string;
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

interface Services {
  database: string;
  redis: string;
}

/** The requirements, or why they are not met. */
async function services(): Promise<Services | string> {
  if (!hasNginx) return 'nginx is not installed';
  const { TEST_DATABASE_URL: database, TEST_REDIS_URL: redis } = await reachableServices();
  if (!database) return 'there is no PostgreSQL at TEST_DATABASE_URL';
  return redis ? { database, redis } : 'there is no Redis at TEST_REDIS_URL';
}

async function startLarge({ database, redis }: Services, more: Record<string, string>) {
  const name = `campus_e2e_${randomBytes(6).toString('hex')}`;
  await onServer(database, `create database ${name}`);
  const [folder, port] = [await temporaryFolder(), await freePort()];
  const [url, remotesDir] = [`http://127.0.0.1:${port}`, path.join(folder, 'remotes')];
  const env = {
    DATABASE_URL: Object.assign(new URL(database), { pathname: `/${name}` }).href,
    REDIS_URL: redis,
    PUBLIC_ORIGIN: url,
    REMOTES_DIR: remotesDir,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    TRUSTED_PROXIES: '127.0.0.1',
    CONTACT_ADDRESS: 'operators@campus.example',
    RATE_LIMITS: 'off',
    DEMO: '0',
    ...more,
  };
  // Without S3_URL the processes share a folder that contains the pictures.
  const dataDir = path.join(folder, 'data');
  const started: SiteProcess[] = [];
  const start = (own: Record<string, string> = {}) => {
    const one = startProcess(dataDir, { env: { ...env, ...own } });
    started.push(one);
    return one;
  };
  // One after the other: the first fills the database.
  const first = start({ DEMO: '1' });
  const apis = [await first.ready];
  const second = start();
  apis.push(await second.ready);
  const processes = [first, second];
  const nginx = await startNginx({ remotesDir, apis, port });
  const site: LargeSite = {
    url,
    remotesDir,
    processes,
    env,
    dataDir,
    async logs() {
      const words = started.flatMap((one) => [one.stdout(), one.stderr()]);
      return [await nginx.log(), ...words].join('\n');
    },
    async startAgain(place) {
      const again = start({ PORT: new URL(apis[place] ?? '').port });
      await again.ready;
      processes[place] = again;
    },
  };
  async function stop() {
    for (const { child } of processes) child.kill('SIGTERM');
    await Promise.all(processes.map(({ exit }) => exit));
    await nginx.stop();
    await onServer(database, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  }
  return { site, stop };
}

/** A test on the large site. If a requirement is missing it is skipped, and the run reports which. */
export const test = base.extend<object, { large: LargeSite }>({
  large: [
    async ({ mail, siteEnv }, use, info) => {
      const available = await services();
      if (typeof available === 'string') {
        process.stderr.write(`Tests of the site behind nginx are skipped: ${available}.\n`);
        base.info().skip(true, available);
        return;
      }
      base.info().setTimeout(info.project.timeout + 120_000);
      const { site, stop } = await startLarge(available, { SMTP_URL: mail.url, ...siteEnv });
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ large }, use) => use(large.url),
});
