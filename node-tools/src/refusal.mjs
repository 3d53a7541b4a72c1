// Plain JavaScript without packages, because the installation of packages also throws it.

/** The request is refused, for the reason in the message, which is one sentence; it is printed without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}

/**
 * Whether a message says enough without a stack: a refusal, or the system's own (a missing folder, a full disk).
 * @param {unknown} error
 * @returns {error is Error}
 */
export const isExplained = (error) =>
  error instanceof Error && (['Refusal', 'WrongUsage'].includes(error.name) || 'syscall' in error);
