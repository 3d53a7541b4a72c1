import type { FastifyInstance } from 'fastify';
import { makeFolder } from '@campus/node-tools/make-folder';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createBreaker } from './breaker/breaker';
import { noRemotes, type Remotes } from './breaker/remotes-port';
import type { Clock } from './clock';
import { createChanges } from './college-cache/college-cache';
import type { Config } from './config';
import { openDatabase, type Database } from './database/database';
import { keepPrivate, passable } from './files';
import { addApi, createServer, type LogStream } from './http/server';
import { createOrigins } from './http/guards';
import { createOnce } from './http/idempotency';
import { createLimits } from './limits/limits';
import { createMailer } from './mail/mailer';
import { senderOf, transportFor, type Transport } from './mail/transports';
import { createMedia } from './media/media';
import { mediaRoutes } from './media/media.routes';
import { openMediaStore, type MediaStore } from './media/stores';
import type { Moderator } from '@campus/moderation';
import { modules } from './modules';
import { createLateModerator } from './modules/moderated';
import { createCommunities } from './modules/communities/communities.repository';
import { createOwnInLists } from './modules/listing/shared-list';
import { healthRoutes, partsOf, type Readiness } from './modules/health/health.routes';
import { createPicturesInSight } from './modules/pictures/visibility';
import { createImportantPosts } from './modules/posts/important';
import { createSharedPosts } from './modules/posts/shared-posts';
import { createPush } from './modules/push/push';
import { createPasswords, type HashingCost } from './passwords';
import { startRealtime } from './realtime/socket-server';
import { connectRedis, type RedisConnection } from './redis/redis';
import type { Services } from './services';
import { createKnownBrowsers } from './sessions/known-browsers';
import { createSessions } from './sessions/sessions';

export interface ApiOptions {
  readonly config: Config;
  readonly logStream?: LogStream;
  /** The registry of the site's pages, if this process serves or watches them. */
  readonly remotes?: Remotes;
  /** For tests: an open database, another clock, cheaper hashing, other mail. */
  readonly database?: Database;
  readonly clock?: Clock;
  readonly hashing?: HashingCost;
  readonly transport?: Transport;
  /** Longest random delay of a mail, in seconds. */
  readonly mailDither?: number;
  readonly moderator?: Moderator;
  readonly mediaStore?: MediaStore;
}

export interface Api {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly readiness: Readiness;
  /** What the processes of a site share, if they share anything. */
  readonly redis: RedisConnection | undefined;
  /** Finishes calls in flight, then closes mail, Redis and database. */
  close(): Promise<void>;
}

/** Assembles the API. It neither listens nor handles signals; see `startApi`. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { config, clock = () => new Date(), remotes = noRemotes } = options;
  const app = createServer(config, options.logStream ?? process.stderr);
  const database = options.database ?? (await openPrivately(config));
  const redis = connectRedis(config.redisUrl, app.log);
  // Registered first, so run last: other parts may need it while they close.
  app.addHook('onClose', async () => redis?.close());
  const origins = createOrigins(config);
  const transport = options.transport ?? transportFor(config, senderOf(origins.site));
  const mailer = createMailer({ transport, log: app.log, clock, dither: options.mailDither });
  const mediaStore = options.mediaStore ?? openMediaStore(config, clock);
  const counting = { on: config.rateLimits, secret: config.sessionSecret };
  const limits = createLimits({ ...counting, redis });
  const lookups = createLimits(counting);
  const browsers = createKnownBrowsers(config.sessionSecret, origins);
  const sessions = createSessions({ database, clock, news: redis?.sessionNews });
  const changes = createChanges(redis?.changeNews);
  const importantPosts = createImportantPosts(database, clock);
  const breaker = createBreaker({
    clock,
    config,
    database,
    log: app.log,
    mailer,
    origins,
    remotes,
  });
  app.addHook('onClose', () => breaker.close());
  const push = createPush({ config, clock, database, log: app.log, origins });
  app.addHook('onClose', () => push.close());
  const services: Services = {
    breaker,
    browsers,
    changes,
    communities: createCommunities(database, changes),
    config,
    database,
    clock,
    importantPosts,
    mailer,
    media: createMedia(mediaStore),
    mediaStore,
    moderator:
      options.moderator ?? createLateModerator({ url: config.moderationUrl, logger: app.log }),
    origins,
    limits,
    lookups,
    once: createOnce({ database, clock, secret: config.sessionSecret }),
    ownInLists: createOwnInLists(database, changes, clock),
    passwords: createPasswords(options.hashing),
    push,
    realtime: startRealtime(app, { browsers, config, limits, lookups, origins, sessions }, redis),
    remotes,
    sessions,
    sharedPosts: createSharedPosts({ database, changes, importantPosts }),
  };
  const readiness: Readiness = { state: 'starting' };
  closeConnectionsWhenDraining(app, readiness);
  const parts = partsOf({ config, transport, mediaStore, redis });
  healthRoutes(app, { database, readiness, parts });
  mediaRoutes(app, services, createPicturesInSight(services));
  await addApi(app, services, modules);
  return {
    app,
    services,
    readiness,
    redis,
    async close() {
      readiness.state = 'draining';
      await app.close();
      await mailer.close();
      await database.close();
    },
  };
}

/** Without this, Node keeps the connection of a call in flight open after its answer, and the process alive. */
function closeConnectionsWhenDraining(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.state === 'draining') void reply.header('connection', 'close');
  });
}

/** PGlite makes its files readable by everybody: nobody else reaches them, also before they are restricted. */
async function openPrivately(config: Config): Promise<Database> {
  const { dataDir, remotesDir } = config;
  if (dataDir === 'memory') return openDatabase(config);
  if (config.databaseUrl === undefined) {
    makeFolder(dataDir, passable);
    makeFolder(join(dataDir, 'database'), 0o700);
  }
  const database = await openDatabase(config);
  if (existsSync(dataDir)) keepPrivate(dataDir, remotesDir);
  return database;
}
