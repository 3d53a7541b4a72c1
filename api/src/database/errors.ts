interface DatabaseProblem {
  readonly code: string;
  readonly constraint: string | undefined;
}

/** PostgreSQL's code and constraint behind an error, whichever driver and however it is wrapped. */
export function databaseProblem(error: unknown): DatabaseProblem | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint, constraint_name } = cause as Error & Record<string, unknown>;
    if (typeof code === 'string') {
      const name = constraint ?? constraint_name;
      return { code, constraint: typeof name === 'string' ? name : undefined };
    }
  }
  return undefined;
}

/** Whether a write was refused because the value of this unique index was already there. */
export function isTaken(error: unknown, constraint: string): boolean {
  const problem = databaseProblem(error);
  return problem?.code === '23505' && problem.constraint === constraint;
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'CONNECTION_CONNECT_TIMEOUT',
]);

/** The database cannot be reached, is starting, stopping or full: nothing the request did wrong. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseProblem(error)?.code ?? '';
  return connectionCodes.has(code) || /^(08|53|57P0)/.test(code);
}
