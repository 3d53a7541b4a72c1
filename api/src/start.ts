import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { createApi, type Api } from './api';
import type { Remotes } from './breaker/remotes-port';
import { readConfig, type Config } from './config';
import { replacePublishedPassword } from './demo/demo-password';
import { seedDemo } from './demo/seed';
import { startHousekeeping } from './housekeeping';
import { keepDailyBackups } from './operator/backup/daily-backups';
import { openChannel, type Channel } from './operator/channel/channel';
import { handleUncaughtErrors } from './uncaught-errors';

export interface StartOptions {
  /** `process.env` where not given. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Registers what the process serves beside the API: the pages, at the root. */
  site?(app: FastifyInstance, config: Config): Promise<void> | void;
  /** The registry of those pages: the breaker and the staff page work on it. */
  remotes?(config: Config): Remotes;
}

export interface Running {
  /** Where the site answers, with the port that it got. */
  readonly url: string;
  readonly app: FastifyInstance;
  /** Finishes what is in flight, at most 8 s, and closes everything. */
  close(): Promise<void>;
}

const timeoutMs = 8000;

/**
 * Starts the API, and the site with it: opens the database, seeds the demo, listens, and prints
 * `ready <url>` once it answers. SIGTERM and SIGINT end the process with 0.
 * @throws Refusal with one line for the operator when the environment or the data folder is wrong
 */
export async function startApi(options: StartOptions = {}): Promise<Running> {
  const config = readConfig(options.environment ?? process.env);
  const remotes = options.remotes?.(config);
  const api = await createApi({ config, ...(remotes && { remotes }) });
  let channel: Channel | undefined;
  try {
    await options.site?.(api.app, config);
    await replacePublishedPassword(api.services);
    const signIn = config.demo ? await seedDemo(api.services) : undefined;
    if (signIn !== undefined) process.stderr.write(`${signIn}\n`);
    await api.app.listen({ host: config.host, port: config.port });
    channel = await openChannel(api.services);
  } catch (error) {
    await api.close();
    throw error;
  }
  api.services.breaker.watch();
  const house = startHousekeeping(api.services, api.app.log);
  const backups = keepDailyBackups(api.services, api.app.log);
  const close = once(async () => {
    backups.stop();
    house.stop();
    await house.firstRound;
    await Promise.race([
      closeBoth(channel, api),
      new Promise((resolve) => setTimeout(resolve, timeoutMs).unref()),
    ]);
  });
  endOnSignal(close);
  handleUncaughtErrors(api.app.log, close);
  const url = announce(api, config);
  return { url, app: api.app, close };
}

/** Operators first: what they have begun still needs the database. */
async function closeBoth(channel: Channel | undefined, api: Api): Promise<void> {
  api.readiness.state = 'draining';
  await channel?.close();
  await api.close();
}

function announce(api: Api, config: Config): string {
  const { port } = api.app.server.address() as AddressInfo;
  api.services.origins.listensOn(port);
  api.readiness.state = 'ready';
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const url = `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`;
  process.stdout.write(`ready ${url}\n`);
  return url;
}

function endOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void close().finally(() => process.exit(0));
    });
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
