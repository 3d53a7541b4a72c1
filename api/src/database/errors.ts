interface DatabaseProblem {
  readonly code: string;
  readonly constraint: string | undefined;
}

/** PostgreSQL's code and constraint of an error, for either driver and however it is wrapped. */
export function databaseProblem(error: unknown): DatabaseProblem | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & Record<string, unknown>;
    if (typeof code === 'string') {
      return { code, constraint: typeof constraint === 'string' ? constraint : undefined };
    }
  }
  return undefined;
}

/** Whether a write was refused because this unique index already contains the value. */
export function isTaken(error: unknown, constraint: string): boolean {
  const problem = databaseProblem(error);
  return problem?.code === '23505' && problem.constraint === constraint;
}

/** No connection was available, or the one in use was lost; the statement may or may not have taken effect. */
export class ConnectionError extends Error {
  readonly code = 'CONNECTION_FAILED';
}

/** A named statement whose plan no longer fits its tables, because of a migration in the meantime. */
export const stalePlan = '0A000';

/** Certainly undone, and likely to succeed when retried: a serialisation failure, a deadlock, an outdated plan. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01', stalePlan].includes(databaseProblem(error)?.code ?? '');
}

const connectionCodes = new Set(['CONNECTION_FAILED', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT']);

/** One of `timeouts` expired: for a lock, a statement, or between two statements. */
const timeoutCodes = new Set(['55P03', '57014', '25P03']);

/** The database is unreachable, starting, stopping, full or too busy; the request is not at fault. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseProblem(error)?.code ?? '';
  if (connectionCodes.has(code) || timeoutCodes.has(code)) return true;
  return /^(08|40|53|57P0)/.test(code);
}
