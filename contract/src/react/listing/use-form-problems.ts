import { useState } from 'react';
import { ApiFailure, moderationReason } from '../../client/failure';
import type { Problem } from '../../shared/fields';

export interface FormProblems {
  /** What is wrong with a field, or undefined. */
  readonly wrong: (field: string) => string | undefined;
  /** The problem that stands at one of the fields; a new one moves focus there. */
  readonly faulty: unknown;
  /** To be shown under the fields; what the form itself found wrong stands at its field. */
  readonly error: unknown;
  /** What the form found wrong before sending; undefined when something was changed since. */
  readonly setProblem: (problem: Problem | undefined) => void;
}

const isWrongAt = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.field !== undefined;

/**
 * What is wrong with a form: first what it found itself, then what the server said.
 * @param error why the server did not take it
 */
export function useFormProblems(error: unknown): FormProblems {
  const [problem, setProblem] = useState<Problem>();
  const wrong = (field: string) => {
    if (problem) return problem.field === field ? problem.message : undefined;
    if (!isWrongAt(error) || error.field !== field) return undefined;
    return moderationReason(error) ?? error.serverMessage;
  };
  return {
    wrong,
    faulty: problem ?? (isWrongAt(error) ? error : undefined),
    error: problem ? undefined : error,
    setProblem,
  };
}
