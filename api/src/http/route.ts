import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@campus/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { LimitName } from '../limits/rules';
import { badRequest, notLoggedIn } from './errors';
import { answerSchema } from './serializer';
import type { Viewer } from './viewer';

export type Access = 'public' | 'student';

/** What a handler works with: everything in it was checked. */
export interface Call<E extends Endpoint, A extends Access = 'student'> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Who asks. On a public call that may be nobody. */
  readonly viewer: A extends 'student' ? Viewer : Viewer | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Rules<E extends Endpoint, A extends Access> {
  readonly access: A;
  /** Limits that count per student, and per address where nobody is signed in. */
  readonly limit?: LimitName | readonly LimitName[];
  /** Bytes; 64 kB where not given. */
  readonly bodyLimit?: number;
  handler(call: Call<E, A>): Promise<AnswerOf<E>> | AnswerOf<E>;
}

/** Puts one call of the contract on the server: checks what comes in, filters what goes out. */
export function route<E extends Endpoint, A extends Access>(
  app: FastifyInstance,
  endpoint: E,
  rules: Rules<E, A>,
): void {
  const limits = [rules.limit ?? []].flat();
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(rules.bodyLimit === undefined ? {} : { bodyLimit: rules.bodyLimit }),
    schema: { response: { '2xx': answerSchema(endpoint) } },
    onRequest: async (request) => {
      if (rules.access === 'student' && request.viewer === undefined) throw notLoggedIn();
    },
    handler: async (request, reply) => {
      const call = {
        params: checked(endpoint.params, request.params),
        query: checked(endpoint.query, request.query),
        body: checked(endpoint.body, request.body),
        viewer: request.viewer,
        request,
        reply,
      };
      await takeAll(app, request, limits);
      reply.code(endpoint.status ?? 200);
      // The schemas and the session were checked above; their types do not reach in here.
      return rules.handler(call as unknown as Call<E, A>);
    },
  });
}

async function takeAll(app: FastifyInstance, request: FastifyRequest, limits: LimitName[]) {
  const who = request.viewer?.studentId ?? request.ip;
  for (const limit of limits) await app.limits.take(limit, who);
}

function checked(schema: Endpoint['body'], value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw badRequest(issue?.message, issue?.path[0]?.toString());
}
