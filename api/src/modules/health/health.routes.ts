import type { FastifyInstance } from 'fastify';
import { inTime } from '../../clock';
import type { Config } from '../../config';
import type { Database } from '../../database/database';
import type { Transport } from '../../mail/transports';
import type { MediaStore } from '../../media/stores';
import { type RedisConnection, refuse } from '../../redis/redis';

/** Services that the site can run without, by name: each check fails while its service is unusable. */
export type Parts = Readonly<Record<string, () => Promise<unknown>>>;

/** Milliseconds. */
const timeout = 1000;
/** How long the database's and the parts' state is cached. */
const remembered = { database: 1000, parts: 10_000 };

/** Looks at most once in some milliseconds, so that frequent checks cost nothing. */
function cached<T>(milliseconds: number, look: () => Promise<T>): () => Promise<T> {
  let seen: Promise<T> | undefined;
  let since = -Infinity;
  return () => {
    if (seen === undefined || performance.now() - since > milliseconds) {
      since = performance.now();
      seen = look();
    }
    return seen;
  };
}

/**
 * Checks all parts at once.
 * @returns the names of the failing parts
 */
function watchParts(parts: Parts): () => Promise<string[]> {
  return cached(remembered.parts, async () => {
    const names = Object.keys(parts);
    const looks = await Promise.allSettled(
      Object.values(parts).map(async (part) => inTime(part(), timeout)),
    );
    return names.filter((_name, index) => looks[index]?.status === 'rejected');
  });
}

interface Used {
  readonly config: Pick<Config, 'moderationUrl' | 's3Url'>;
  readonly transport: Transport;
  readonly mediaStore: MediaStore;
  readonly redis: RedisConnection | undefined;
}

/** Configured services that the site can do without for a while. */
export function partsOf({ config, transport, mediaStore, redis }: Used): Parts {
  const { moderationUrl: url, s3Url } = config;
  return {
    ...(redis && { redis: () => answerOf(redis) }),
    ...(transport.verify && { mail: transport.verify }),
    ...(s3Url && { storage: () => mediaStore.get('health') }),
    ...(url && { moderation: () => askModeration(url) }),
  };
}

async function askModeration(url: string): Promise<unknown> {
  const { askHosted } = await import('@campus/moderation');
  return askHosted('Good morning', { url });
}

function answerOf(redis: RedisConnection): Promise<string> {
  return redis.ask((client) => client.ping(), refuse);
}

/** Whether this process accepts calls; read by the load balancer. */
export interface Readiness {
  state: 'starting' | 'ready' | 'draining';
}

interface Health {
  readonly database: Database;
  readonly readiness: Readiness;
  /** Checks of the services that the site can run without. */
  readonly parts: Parts;
}

/** Registered outside the API's scope: it must answer even if limits, sessions or the database fail. */
export function healthRoutes(app: FastifyInstance, { database, readiness, parts }: Health): void {
  const failing = watchParts(parts);
  const stored = cached(remembered.database, () => databaseState(database));
  app.get('/api/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/api/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const status = readiness.state === 'ready' ? await stored() : readiness.state;
    if (status !== 'ready') return reply.code(503).send({ status });
    const degraded = await failing();
    return degraded.length > 0 ? { status: 'degraded', degraded } : { status };
  });
}

async function databaseState(database: Database) {
  try {
    await inTime(database.query('select 1'), timeout);
    return 'ready';
  } catch {
    return 'database unavailable';
  }
}
