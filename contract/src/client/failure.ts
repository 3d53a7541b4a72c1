import { moderationFailed } from '../messages/server';
import type { Failure } from '../shared/answer';

/**
 * A failed call. `status` is the answer's status, or 0 if there was no answer at all
 * (offline, timed out, refused). `message` is missing if the server sent none.
 */
export class ApiFailure extends Error {
  readonly status: number;
  readonly type: string | undefined;
  readonly field: string | undefined;
  readonly reason: string | undefined;
  /** Seconds after which the server accepts a retry. */
  readonly retryAfter: number | undefined;
  readonly serverMessage: string | undefined;

  constructor(status: number, body?: Partial<Failure>, retryAfter?: number) {
    super(body?.message ?? (status === 0 ? 'no answer' : `status ${status}`));
    this.name = 'ApiFailure';
    this.status = status;
    this.serverMessage = body?.message;
    this.type = body?.type;
    this.field = body?.field;
    this.reason = body?.reason;
    this.retryAfter = retryAfter;
  }

  /** Remotes built before 1.4 bundle their own copy of this class: a failure is recognised by its name. */
  static override [Symbol.hasInstance](value: unknown): value is ApiFailure {
    return value instanceof Error && value.name === 'ApiFailure';
  }
}

/** Whether the call got no answer. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 0;
}

/** The server's message if present, otherwise the fallback of SPEC.md section 8. */
export function failureMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiFailure && error.serverMessage) || fallback;
}

/** Why moderation rejected a text, or undefined for other failures. */
export function moderationReason(error: unknown): string | undefined {
  if (!(error instanceof ApiFailure) || error.type !== moderationFailed) return undefined;
  return error.reason ?? failureMessage(error, 'This breaks the community guidelines');
}
