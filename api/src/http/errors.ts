import {
  accountMessages,
  authMessages,
  moderationFailed,
  serverMessages,
  type Failure,
} from '@campus/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem, isUnavailable } from '../database/database';

/** The only way to refuse a call: a status and the body of INTERFACE.md. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
    /** Seconds after which it is worth trying again. */
    readonly retryAfter?: number,
  ) {
    super(failure.message);
  }
}

export function badRequest(message: string = serverMessages.badRequest, field?: string) {
  return new ApiError(400, field ? { message, field } : { message });
}

export function notLoggedIn(message: string = authMessages.notLoggedIn) {
  return new ApiError(401, { message });
}

export function forbidden(message: string = serverMessages.forbidden) {
  return new ApiError(403, { message });
}

export function notFound(message: string = serverMessages.notFound) {
  return new ApiError(404, { message });
}

/** Returns the value, or throws 404 if there is none. */
export function orNotFound<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw notFound(message);
  return value;
}

export function conflict(message: string = serverMessages.conflict, field?: string) {
  return new ApiError(409, field ? { message, field } : { message });
}

/** Moderation refused it: `field` is the name in the request, `reason` is for the student to read. */
export function notAllowed(field: string, reason: string) {
  return new ApiError(422, { message: reason, type: moderationFailed, field, reason });
}

export function tooMany(retryAfter: number, message: string = serverMessages.tooManyRequests) {
  return new ApiError(429, { message }, retryAfter);
}

export function unavailable() {
  return new ApiError(503, { message: serverMessages.unavailable }, 1);
}

/** Answers every error of a call: refusals meant for the student as they are, everything else as 500. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof ApiError ? error : translate(error);
  if (refusal.status >= 500) request.log.error(describe(error), 'request failed');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfter));
  return reply.code(refusal.status).type('application/json').send(JSON.stringify(refusal.failure));
}

function translate(error: unknown): ApiError {
  const code = databaseProblem(error)?.code;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new ApiError(413, { message: serverMessages.tooLarge });
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new ApiError(415, { message: serverMessages.unsupportedType });
  }
  // An id that no row can have, and text that no row can hold.
  if (code === '22P02') return notFound();
  if (code === '22021' || code === '22P05') return badRequest();
  if (isUnavailable(error)) return unavailable();
  if (isClientError(error)) return badRequest();
  return new ApiError(500, { message: accountMessages.serverError });
}

/** Fastify's own refusals: invalid JSON, a wrong length, a malformed address. */
function isClientError(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  const status = error.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500;
}

interface Description {
  readonly error: string;
  readonly message?: string | undefined;
  readonly code?: string;
  readonly constraint?: string | undefined;
  readonly frames?: readonly string[];
}

/**
 * What a log may contain of an error. Database messages quote values, so they are left out; the location
 * is included.
 */
export function describe(error: unknown): Description {
  const problem = databaseProblem(error);
  if (!(error instanceof Error)) return { error: 'not an Error' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const message = problem ? undefined : error.message.split('\n')[0];
  return { error: error.name, message, ...problem, frames: frames.slice(0, 8) };
}
