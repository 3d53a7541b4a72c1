import { Refusal } from '@campus/node-tools/refusal';
import type { FastifyInstance } from 'fastify';
import { once as event } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { createApi, type Api } from './api';
import type { Remotes } from './breaker/remotes-port';
import { readSiteConfig, type Config } from './config';
import { startHousekeeping } from './housekeeping';
import { stopListening } from './http/stop-listening';
import { keepDailyBackups } from './operator/backup/daily-backups';
import { openChannel, type Channel } from './operator/channel/channel';
import type { Command } from './operator/command';
import { commands } from './operator/commands';
import type { Services } from './services';
import { handleUncaughtErrors } from './uncaught-errors';

export interface StartOptions {
  /** `process.env` by default. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Fills the database before the site answers: the demo. */
  fill?(services: Services): Promise<void>;
  /** Commands that operators have on this site beside those of the server. */
  readonly commands?: readonly Command[];
  /** Registers what the process serves beside the API: the pages, at the root. */
  site?(
    app: FastifyInstance,
    config: Config,
    services: Pick<Services, 'realtime'>,
  ): Promise<void> | void;
  /** The registry of those pages, used by the breaker and the staff page. */
  remotes?(config: Config): Remotes;
}

export interface Running {
  /** The address of the site, with its actual port. */
  readonly url: string;
  readonly app: FastifyInstance;
  /** Finishes calls in flight, at most 6 s, and closes everything. */
  close(): Promise<void>;
}

/** Milliseconds for the whole shutdown; process managers wait ten seconds before they kill it. */
const timeoutMs = 6000;

/**
 * Starts the API, and the site with it: opens the database, fills it, listens, and prints
 * `ready <url>` once it answers. SIGTERM and SIGINT end the process with 0.
 * @throws Refusal with one line for the operator if the environment or the data folder is wrong
 */
export async function startApi(options: StartOptions = {}): Promise<Running> {
  const config = readSiteConfig(options.environment ?? process.env);
  await requireFreeAddress(config);
  const remotes = options.remotes?.(config);
  const api = await createApi({ config, ...(remotes && { remotes }) });
  if (isPartOfSeveral(config) && config.s3Url === undefined) api.app.log.warn(separatePictures);
  let channel: Channel | undefined;
  try {
    await options.site?.(api.app, config, api.services);
    await options.fill?.(api.services);
    await listen(api.app, config);
    channel = await openChannel(api.services, [...commands, ...(options.commands ?? [])]);
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
    await Promise.race([
      closeAll(channel, api, house.firstRound),
      new Promise((resolve) => setTimeout(resolve, timeoutMs).unref()),
    ]);
  });
  endOnSignal(close);
  handleUncaughtErrors(api.app.log, close);
  const url = announce(api, config);
  // Loaded in advance, so that nobody's write has to wait for the lists.
  await api.services.moderator.moderate([]);
  return { url, app: api.app, close };
}

/** An embedded database has a single process, whatever else is set. */
const isPartOfSeveral = ({ databaseUrl, redisUrl }: Config): boolean =>
  databaseUrl !== undefined && redisUrl !== undefined;

const separatePictures =
  'Pictures are files in DATA_DIR: if several processes serve this site, set S3_URL or give all of them the same DATA_DIR, or they answer none of each other.';

/** Names the variable to change. */
function refusalOf({ code }: Pick<NodeJS.ErrnoException, 'code'>, { host, port }: Config): Refusal {
  if (code === 'EADDRINUSE') return new Refusal(`Port ${port} is taken: choose another PORT.`);
  if (code === 'EACCES') {
    return new Refusal(`PORT ${port} is for administrators: choose one from 1024.`);
  }
  return new Refusal(`HOST ${host} is no address of this machine (${code ?? 'unknown'}).`);
}

/** Whether a program listens there. */
async function isTaken({ host, port }: Config): Promise<boolean> {
  const socket = connect({ host, port });
  const taken = event(socket, 'connect').then(
    () => true,
    () => false,
  );
  return taken.finally(() => socket.destroy());
}

/**
 * Refuses a wrong address before anything is opened, not after the seconds in which a new database is created. It does
 * not listen on the site's own port: a proxy would send it a call that nobody answers.
 */
async function requireFreeAddress(config: Config): Promise<void> {
  const { host, port } = config;
  const server = createServer().listen({ host, port: 0 });
  await event(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw refusalOf(error, config);
  });
  await event(server.close(), 'close');
  if (port !== 0 && (await isTaken(config))) throw refusalOf({ code: 'EADDRINUSE' }, config);
}

/** @throws Refusal if another program has taken the address since the start began */
async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { host, port } = config;
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw refusalOf(error, config);
  });
}

/** Milliseconds after which a proxy has closed its idle connections: nginx.conf sets one second. */
const proxiesKeep = 1500;

/**
 * Proxies first: requests on their kept-alive connections are answered until they have closed them. Then
 * operators: their running commands need the database, as do the first chores.
 */
async function closeAll(
  channel: Channel | undefined,
  api: Api,
  chores: Promise<void>,
): Promise<void> {
  api.readiness.state = 'draining';
  if (api.services.config.trustedProxies.length > 0) {
    await stopListening(api.app.server);
    await after(proxiesKeep);
  }
  await chores;
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
