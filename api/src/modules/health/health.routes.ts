import type { FastifyInstance } from 'fastify';
import { inTime } from '../../clock';
import type { Database } from '../../database/database';
import { timeout, watchParts, type Parts } from './health';

/** Whether this process wants calls; the balancer in front of it asks. */
export interface Readiness {
  state: 'starting' | 'ready' | 'draining';
}

interface Health {
  readonly database: Database;
  readonly readiness: Readiness;
  /** What the site goes on without. */
  readonly parts: Parts;
}

/** Outside the scope of the API: it must answer while limits, sessions or the database do not. */
export function healthRoutes(app: FastifyInstance, { database, readiness, parts }: Health): void {
  const failing = watchParts(parts);
  app.get('/api/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/api/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const status = readiness.state === 'ready' ? await databaseState(database) : readiness.state;
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
