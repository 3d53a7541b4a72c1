import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import type { ChangeSource, DeployOrder, Deploys } from '../../breaker/remotes-port';
import { badRequest, forbidden, notLoggedIn } from '../../http/errors';
import type { Services } from '../../services';
import { findToken, isUsableFrom, rights, type DeployToken, type Right } from './tokens.repository';

const short = z.string().max(300);

const sourceHeader = z.object({ commit: short, branch: short, run: short }).partial().catch({});

const query = z.object({
  canary: z.coerce.number().int().min(1).max(100).optional(),
  check: z.literal('1').optional(),
  preview: z.literal('1').optional(),
  anyway: z.literal('1').optional(),
  beside: short.optional(),
  besideCanary: short.optional(),
  tried: z.literal('1').optional(),
});

const stored = z.object({ build: short, integrity: short });
const words = z
  .object({ reason: z.string().max(500), notice: z.string().max(500), of: short })
  .partial();

/** Tokens that may show a build to some visitors may also show it to those who have its preview link. */
const showing: readonly Right[] = ['publish', 'canary', 'preview'];

function parse<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const { data, error } = schema.safeParse(given ?? {});
  if (error) throw badRequest(error.issues[0]?.message, error.issues[0]?.path[0]?.toString());
  return data as z.output<T>;
}

/** The CI's information about the build, with the name of the token. */
function sourceOf({ headers }: FastifyRequest, token: DeployToken): ChangeSource {
  let said: unknown;
  try {
    said = JSON.parse(decodeURIComponent(String(headers['x-campus-source'] ?? '')));
  } catch {
    // Without this header, only the token identifies the source.
  }
  const { commit, branch, run } = sourceHeader.parse(said);
  return {
    token: token.name,
    ...(commit && { commit }),
    ...(branch && { branch }),
    ...(run && { run }),
  };
}

const isRefusal = (error: unknown): error is Error & { reasons?: readonly object[] } =>
  error instanceof Error && error.name === 'Refusal';

/** Answers a refusal of the registry with its messages, written for the team. */
async function refusals(work: Promise<object>, reply: FastifyReply): Promise<object> {
  try {
    return await work;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { message, reasons } = error;
    return reply.code(422).send({ message, ...(reasons && { reasons }) });
  }
}

type Call = FastifyRequest<{ Params: { remote: string }; Querystring: object }>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The valid token of a deploy call. */
    deployToken: DeployToken | undefined;
  }
}

/** @throws ApiError unless the token has one of the rights */
function tokenWith({ deployToken }: FastifyRequest, some: readonly Right[]): DeployToken {
  if (!deployToken) throw notLoggedIn();
  if (!some.some((right) => deployToken.may.includes(right))) {
    throw forbidden(`The token does not allow ${some.join(' or ')}`);
  }
  return deployToken;
}

/**
 * Routes for a team's deploys with its remote's token: `npm run remotes -- … --to`. Not part of the contract,
 * which is for pages.
 */
export function deployRoutes(app: FastifyInstance, services: Services): void {
  const { clock, database, limits, remotes } = services;
  const { deploys } = remotes;
  if (deploys) void app.register(async (scope) => registerDeploys(scope, deploys));

  /** Before the body is read. @throws ApiError if the token is not valid, or not valid for this remote */
  async function readToken(request: FastifyRequest) {
    const { remote } = request.params as Partial<Call['params']>;
    const [, sent = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    const giveBack = await limits.take('deploy-address', request.ip);
    const token = await findToken(database, sent, clock());
    if (!token) throw notLoggedIn('REMOTES_TOKEN is invalid, expired or revoked');
    await giveBack();
    if (!isUsableFrom(token, request.ip)) {
      throw forbidden(`The token may not be used from ${request.ip}`);
    }
    if (remote !== undefined && token.remote !== remote) {
      throw forbidden(`The token is for ${token.remote}, not for ${remote}`);
    }
    request.deployToken = token;
  }

  /** @param some rights, one of which is required; default: those for the requested kind of publishing */
  function orderOf(request: Call, some?: readonly Right[]): DeployOrder {
    const { remote } = request.params;
    const { canary, check, preview, anyway, beside, besideCanary, tried } = parse(
      query,
      request.query,
    );
    const shown: readonly Right[] = preview ? showing : [canary ? 'canary' : 'publish'];
    const token = tokenWith(request, check ? rights : (some ?? shown));
    const source = sourceOf(request, token);
    const asked = {
      check: check === '1',
      preview: preview === '1',
      anyway: anyway === '1',
      tried: tried === '1',
    };
    return { remote, canary, ...asked, beside, besideCanary, source };
  }

  function registerDeploys(scope: FastifyInstance, known: Deploys): void {
    scope.decorateRequest('deployToken', undefined);
    scope.addHook('onRequest', readToken);
    // Read as a stream from the connection: its size is counted while it is written.
    scope.addContentTypeParser('application/zip', (_request, payload, done) => done(null, payload));

    scope.get('/api/deploys', async () => ({ remotes: await known.status() }));
    scope.get('/api/deploys/:remote/live', async (_request, reply) =>
      reply.type('application/zip').send(await known.live()),
    );
    scope.post('/api/deploys/:remote/publish', async (request: Call, reply) => {
      const order = orderOf(request);
      return refusals(known.publishStored(order, parse(stored, request.body)), reply);
    });
    scope.put('/api/deploys/:remote/build', async (request: Call, reply) => {
      const order = orderOf(request);
      if (request.headers['content-type'] !== 'application/zip') throw badRequest();
      return refusals(known.publishArchive(order, request.body as Readable), reply);
    });
    scope.post('/api/deploys/:remote/promote', async (request: Call, reply) =>
      refusals(known.promote(orderOf(request, ['publish'])), reply),
    );
    scope.post('/api/deploys/:remote/rollback', async (request: Call, reply) => {
      const order = orderOf(request, ['rollback']);
      return refusals(known.rollback(order, parse(words, request.body).reason), reply);
    });
    scope.post('/api/deploys/:remote/end', async (request: Call, reply) => {
      const order = orderOf(request, showing);
      return refusals(known.endPreviews(order, parse(words, request.body).of), reply);
    });
    scope.post('/api/deploys/:remote/off', async (request: Call, reply) => {
      const order = orderOf(request, ['rollback']);
      return refusals(known.off(order, parse(words, request.body).notice), reply);
    });
    scope.post('/api/deploys/:remote/on', async (request: Call, reply) =>
      refusals(known.on(orderOf(request, ['rollback'])), reply),
    );
  }
}
