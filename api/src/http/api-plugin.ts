import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { readToken } from '../sessions/cookie';
import { notFound } from './errors';
import { refuseOtherSites, securityHeaders } from './guards';
import { acceptOnlyJson } from './server';
import './viewer';

export type Module = (app: FastifyInstance, services: Services) => void;

/** Everything under /api, in a scope of its own: its hooks do not touch the pages. */
export async function addApi(
  root: FastifyInstance,
  services: Services,
  modules: readonly Module[],
): Promise<void> {
  await root.register(async (app) => {
    acceptOnlyJson(app);
    app.decorate('limits', services.limits);
    app.decorateRequest('viewer', undefined);
    app.addHook('onRequest', securityHeaders(services.origins));
    app.addHook('onRequest', refuseOtherSites(services.origins));
    app.addHook('onRequest', async (request) => {
      const token = readToken(request, services.origins);
      request.viewer = token === undefined ? undefined : await services.sessions.find(token);
      const { viewer } = request;
      if (viewer) await services.limits.take('api', viewer.studentId);
      else await services.limits.take('api-address', request.ip);
    });
    app.addHook('onResponse', async (request, reply) => {
      const { method, routeOptions } = request;
      const line = { method, route: routeOptions.url, status: reply.statusCode };
      request.log.info({ ...line, ms: Math.round(reply.elapsedTime) }, 'answered');
    });
    for (const module of modules) module(app, services);
    app.all('/api', notThere);
    app.all('/api/*', notThere);
  });
}

async function notThere(): Promise<never> {
  throw notFound();
}
