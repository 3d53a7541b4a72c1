import { failureMessage, isNetworkFailure, type ApiFailure } from '@campus/contract/client';
import type { UseQueryResult } from '@tanstack/react-query';

interface Words {
  readonly failed: string;
  /** When there was no answer at all. */
  readonly network: string;
}

/** How the entry that a link leads to is to be shown. An address that can be none counts as gone. */
export function linkedState(
  { data, error }: Pick<UseQueryResult<unknown, ApiFailure>, 'data' | 'error'>,
  words: Words,
): 'loading' | 'gone' | 'ready' | { failed: string } {
  if (data) return 'ready';
  if (!error) return 'loading';
  if (error.status === 404 || error.status === 400) return 'gone';
  return { failed: isNetworkFailure(error) ? words.network : failureMessage(error, words.failed) };
}
