import { authMessages, moderationFailed, serverMessages, type Failure } from '@campus/contract';

/** The one way for a call to be refused: a status and the body of INTERFACE.md. */
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

export function conflict(message: string = serverMessages.conflict, field?: string) {
  return new ApiError(409, field ? { message, field } : { message });
}

/** Moderation said no: `field` is the name in the request, `reason` is for the student to read. */
export function notAllowed(field: string, reason: string) {
  return new ApiError(422, { message: reason, type: moderationFailed, field, reason });
}

export function tooMany(retryAfter: number, message: string = serverMessages.tooManyRequests) {
  return new ApiError(429, { message }, retryAfter);
}

export function unavailable() {
  return new ApiError(503, { message: serverMessages.unavailable }, 1);
}
