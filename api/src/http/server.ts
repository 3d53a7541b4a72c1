import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { Reach } from '../college-cache/college-cache';
import type { Config } from '../config';
import { countQueries, type QueryCount } from '../database/query-count';
import { countMisses, takeAll, type GiveBack } from '../limits/limits';
import type { LimitName } from '../limits/rules';
import type { Services } from '../services';
import { readToken } from '../sessions/cookie';
import { answerError, notFound } from './errors';
import { refuseOtherSites, securityHeaders } from './guards';
import { dropUnreadBodies, parseBody } from './json-body';
import type { Viewer } from './viewer';

/** Bytes of a body if a route sets no other limit. */
const smallBody = 64 * 1024;

/** More than the students of a college with one open page each; one process has enough memory for them. */
const connectionsMax = 10_000;

/** The destination of the log: a stream of lines, each one JSON object. */
export interface LogStream {
  write(line: string): void;
}

/** The bare server: limits on the input, an error handler without details, a silent log. */
export function createServer(config: Config, logStream: LogStream): FastifyInstance {
  const start = randomBytes(6).toString('base64url');
  let requests = 0;
  const options: FastifyHttpOptions<Server> = {
    bodyLimit: smallBody,
    // A full body over a slow phone connection; the limits below cut off a client that sends nothing.
    requestTimeout: 120_000,
    connectionTimeout: 60_000,
    // Connections that never complete their headers are closed, and are checked for often.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    // As long as nginx keeps those of browsers: a new connection costs a student two round trips.
    keepAliveTimeout: 65_000,
    // Requests on kept-alive connections, such as nginx's, are answered while the process ends.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // Different from those of other processes and of earlier starts.
    genReqId: () => `${start}${(requests += 1).toString(36)}`,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    logger: {
      level: config.logLevel,
      stream: logStream,
      base: null,
      // Only the fields in the line are logged: no address, cookie, body or query.
      serializers: { req: () => ({}), res: () => ({}) },
    },
  };
  const app = fastify(options);
  app.server.maxConnections = connectionsMax;
  app.setErrorHandler(answerError);
  dropUnreadBodies(app);
  return app;
}

/** The API accepts only JSON. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseBody(body),
  );
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Statements that the database has run for this call so far. */
    counted: QueryCount | undefined;
    /** How far the call's write reaches; undefined for anything in the college. */
    reach: Reach | undefined;
    /** What the limits of the call's route have counted for it. */
    taken: GiveBack[] | undefined;
  }
}

type Done = (error?: Error) => void;

function countOfCall(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  request.counted ??= { queries: 0 };
  countQueries(request.counted, done);
}

export type Module = (app: FastifyInstance, services: Services) => void;

/**
 * Everything under /api, in its own scope: its hooks do not affect the pages. Hooks use callbacks and do not wait for
 * data that is already available: promises would cost as much as an answer from memory.
 */
export async function addApi(
  root: FastifyInstance,
  services: Services,
  modules: readonly Module[],
): Promise<void> {
  const { browsers, limits, lookups, sessions } = services;
  function admit(request: FastifyRequest, viewer: Viewer | undefined, done: Done): void {
    request.viewer = viewer;
    if (!limits.areOn) return done();
    const { access = 'public', limits: ofRoute = [] } = request.routeOptions.config;
    const names: LimitName[] = [viewer ? 'api' : 'api-address'];
    if (viewer || access === 'public') names.push(...ofRoute);
    const who = (limit: LimitName) =>
      limit.endsWith('-address') ? browsers.callerOf(request) : (viewer?.studentId ?? request.ip);
    const wanted = names.map((limit) => [limit, who(limit)] as const);
    takeAll(limits, wanted).then(([, ...taken]) => {
      request.taken = taken;
      done();
    }, done);
  }
  await root.register(async (app) => {
    acceptOnlyJson(app);
    app.decorateRequest('viewer', undefined);
    app.decorateRequest('counted', undefined);
    app.decorateRequest('reach', undefined);
    app.decorateRequest('taken', undefined);
    app.addHook('onRequest', countOfCall);
    // Again, because a body is read outside of the context that the first hook started.
    app.addHook('preHandler', countOfCall);
    app.addHook('onRequest', securityHeaders(services.origins));
    app.addHook('onRequest', refuseOtherSites(services.origins));
    app.addHook('onRequest', (request, _reply, done) => {
      const token = readToken(request, services.origins);
      const known = token === undefined ? undefined : sessions.known(token);
      if (known !== undefined || token === undefined) return admit(request, known, done);
      const found = countMisses(lookups, browsers.callerOf(request), () => sessions.find(token));
      found.then((viewer) => admit(request, viewer, done), done);
    });
    // Before the answer is sent: its recipient, and everybody else, must read the written data.
    app.addHook('onSend', async ({ method, viewer, reach }) => {
      if (!viewer || method === 'GET' || method === 'HEAD') return;
      await services.changes.note({ ...viewer, reach });
    });
    app.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions, counted } = request;
      const line = { method, route: routeOptions.url, status: reply.statusCode };
      const cost = { ms: Math.round(reply.elapsedTime), queries: counted?.queries ?? 0 };
      request.log.info({ ...line, ...cost }, 'answered');
      done();
    });
    for (const module of modules) module(app, services);
    app.all('/api', notThere);
    app.all('/api/*', notThere);
  });
}

async function notThere(): Promise<never> {
  throw notFound();
}
