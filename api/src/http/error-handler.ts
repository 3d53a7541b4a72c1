import { accountMessages, serverMessages } from '@campus/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem, isUnavailable } from '../database';
import { ApiError, badRequest, notFound, unavailable } from './errors';

/** Answers every error of a call: what was meant for the student as it is, everything else as 500. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof ApiError ? error : translate(error);
  if (refusal.status >= 500) request.log.error(describe(error), 'failed');
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

/** Fastify's own refusals: a body that is no JSON, a length that does not fit, a broken address. */
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
 * What a log may know of an error. Messages of the database quote values, so they stay out; where it
 * happened does not.
 */
export function describe(error: unknown): Description {
  const problem = databaseProblem(error);
  if (!(error instanceof Error)) return { error: 'not an Error' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const message = problem ? undefined : error.message.split('\n')[0];
  return { error: error.name, message, ...problem, frames: frames.slice(0, 8) };
}
