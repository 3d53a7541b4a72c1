import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database';

/** Whether this process wants calls; the balancer in front of it asks. */
export interface Readiness {
  state: 'starting' | 'ready' | 'draining';
}

/** Outside the scope of the API: it must answer while limits, sessions or the database do not. */
export function healthRoutes(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/api/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/api/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const status = readiness.state === 'ready' ? await databaseState(database) : readiness.state;
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
}

async function databaseState(database: Database) {
  try {
    await database.query('select 1');
    return 'ready';
  } catch {
    return 'database unavailable';
  }
}
