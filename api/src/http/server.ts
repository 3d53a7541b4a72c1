import fastify, {
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { Config } from '../config';
import { answerError } from './errors';
import { dropUnreadBodies, parseBody } from './json-body';

/** Bytes of a body where a route says nothing else. */
const smallBody = 64 * 1024;

/** More than the students of a college with a page open each; one process has memory for them. */
const connectionsMax = 10_000;

/** Where the log goes: a stream of lines, each one JSON object. */
export interface LogStream {
  write(line: string): void;
}

/** The bare server: limits on what comes in, an error handler that tells nothing, a silent log. */
export function createServer(config: Config, logStream: LogStream): FastifyInstance {
  const options: FastifyHttpOptions<Server> = {
    bodyLimit: smallBody,
    // A full body over a slow phone; a client that sends nothing is cut off by the lines below.
    requestTimeout: 120_000,
    connectionTimeout: 60_000,
    // Who holds a connection without ever finishing its head is let go, and is looked for often.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    keepAliveTimeout: 10_000,
    // What still comes over a connection that is kept, such as nginx's, is answered while the process ends.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    genReqId: () => randomBytes(9).toString('base64url'),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    logger: {
      level: config.logLevel,
      stream: logStream,
      base: null,
      // Nothing of a request is logged but what the line names: no address, cookie, body or query.
      serializers: { req: () => ({}), res: () => ({}) },
    },
  };
  const app = fastify(options);
  app.server.maxConnections = connectionsMax;
  app.setErrorHandler(answerError);
  dropUnreadBodies(app);
  return app;
}

/** JSON is the only language of the API. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseBody(body),
  );
}
