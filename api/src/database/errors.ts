interface DatabaseProblem {
  readonly code: string;
  readonly constraint: string | undefined;
}

/** PostgreSQL's code and constraint behind an error, whichever driver and however it is wrapped. */
export function databaseProblem(error: unknown): DatabaseProblem | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & Record<string, unknown>;
    if (typeof code === 'string') {
      return { code, constraint: typeof constraint === 'string' ? constraint : undefined };
    }
  }
  return undefined;
}

/** Whether a write was refused because the value of this unique index was already there. */
export function isTaken(error: unknown, constraint: string): boolean {
  const problem = databaseProblem(error);
  return problem?.code === '23505' && problem.constraint === constraint;
}

/** No connection could be had, or the one in use was lost; what was being done may have taken effect or not. */
export class ConnectionError extends Error {
  readonly code = 'CONNECTION_FAILED';
}

/** A named statement whose plan no longer fits its tables: somebody has migrated meanwhile. */
export const stalePlan = '0A000';

/** Certainly undone, and likely to succeed: a serialisation failure, a deadlock, a plan that is out of date. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01', stalePlan].includes(databaseProblem(error)?.code ?? '');
}

const connectionCodes = new Set(['CONNECTION_FAILED', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT']);

/** One of `timeouts` ran out: for a lock, a statement, or between two statements. */
const timeoutCodes = new Set(['55P03', '57014', '25P03']);

/** The database cannot be reached, is starting, stopping, full or too busy: nothing the request did wrong. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseProblem(error)?.code ?? '';
  if (connectionCodes.has(code) || timeoutCodes.has(code)) return true;
  return /^(08|40|53|57P0)/.test(code);
}
