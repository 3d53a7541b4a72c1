import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@campus/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Reach } from '../college-cache/college-cache';
import type { LimitName } from '../limits/rules';
import { ApiError, badRequest, notLoggedIn } from './errors';
import type { Viewer } from './viewer';

export type Access = 'public' | 'student';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    limits?: readonly LimitName[];
  }
}

/** The input of a handler; everything in it was validated. */
export interface Call<E extends Endpoint, A extends Access = 'student'> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The calling student; may be absent on a public call. */
  readonly viewer: A extends 'student' ? Viewer : Viewer | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer that is already JSON; its author must include only the fields that the contract lists. */
export class JsonAnswer {
  /** Encoded once, however often it is sent. */
  readonly bytes: Buffer;
  constructor(json: string) {
    this.bytes = Buffer.from(json);
  }
}

type Answer<E extends Endpoint> = AnswerOf<E> | JsonAnswer;

export interface Rules<E extends Endpoint, A extends Access> {
  readonly access: A;
  /**
   * Limits that count per student, or per address for visitors without a session; those that end in `-address`
   * always per address, see `KnownBrowsers.callerOf`. They are counted before the body is read.
   */
  readonly limit?: LimitName | readonly LimitName[];
  /** Bytes; 64 kB by default. */
  readonly bodyLimit?: number;
  /** What others see of a write: only one post, or nothing; anything by default. */
  reach?(params: ParamsOf<E>): Reach;
  handler(call: Call<E, A>): Promise<Answer<E>> | Answer<E>;
}

/** Registers one call of the contract on the server: validates the input, filters the output. */
export function route<E extends Endpoint, A extends Access>(
  app: FastifyInstance,
  endpoint: E,
  rules: Rules<E, A>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: rules.access, limits: [rules.limit ?? []].flat() },
    ...(rules.bodyLimit === undefined ? {} : { bodyLimit: rules.bodyLimit }),
    schema: { response: { '2xx': answerSchema(endpoint) } },
    onRequest(request, _reply, done) {
      done(rules.access === 'student' && request.viewer === undefined ? notLoggedIn() : undefined);
    },
    handler(request, reply) {
      const { viewer } = request;
      const input = readInput(endpoint, request);
      if (input instanceof ApiError) return refuse(request, input);
      const call = { ...input, viewer, request, reply };
      reply.code(endpoint.status ?? 200);
      // The schemas and the session were checked above; their types are not known here.
      const checked = call as unknown as Call<E, A>;
      request.reach = rules.reach?.(checked.params);
      const answer = rules.handler(checked);
      if (!(answer instanceof Promise)) return sent(answer, reply);
      return answer.then((made) => sent(made, reply));
    },
  });
}

/** A rejected form has had no effect yet: correcting it must not cost an attempt. */
async function refuse(request: FastifyRequest, refusal: ApiError): Promise<never> {
  await giveBack(request);
  throw refusal;
}

/** Undoes what the call's route has counted. */
export async function giveBack({ taken = [] }: FastifyRequest): Promise<void> {
  for (const each of taken.splice(0)) await each();
}

/** Fastify sends bytes as they are, and serializes everything else by the schema. */
function sent(answer: unknown, reply: FastifyReply): unknown {
  if (!(answer instanceof JsonAnswer)) return answer;
  reply.type('application/json; charset=utf-8');
  return answer.bytes;
}

/** The input of the call, or a refusal for the first part that its schemas reject. */
function readInput(endpoint: Endpoint, request: FastifyRequest) {
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (schema === undefined) continue;
    const result = z.safeParse(schema, request[part]);
    if (!result.success) {
      const issue = result.error.issues[0];
      return badRequest(issue?.message, issue?.path[0]?.toString());
    }
    input[part] = result.data;
  }
  return input;
}

type JsonSchema = { [key: string]: unknown };

/**
 * The schema from which Fastify compiles the serializer of a call. Only the fields that the contract
 * lists leave the server, whatever a handler returns: a wrong answer fails instead of leaking data.
 */
export function answerSchema(endpoint: Endpoint): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(endpoint.answer, {
    target: 'draft-7',
    io: 'output',
    // Defaults are for pages: the server sends every field, or fails.
    override: ({ jsonSchema }) => void delete jsonSchema.default,
  });
  return plain(schema) as JsonSchema;
}

/** `anyOf [X, null]` needs a validator at run time; `nullable` means the same at no cost. */
function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plain);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, plain(value)]);
  const schema: JsonSchema = Object.fromEntries(entries);
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const other: unknown = anyOf.find((option: JsonSchema) => option['type'] !== 'null');
  const nullable = anyOf.some((option: JsonSchema) => option['type'] === 'null');
  return nullable && other ? { ...rest, ...(other as JsonSchema), nullable: true } : schema;
}
