import { datingMessages } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';

/** The message of a failure: the server's, or the given one. */
export function formatFailure(error: unknown, fallback: string): string {
  return isNetworkFailure(error) ? datingMessages.serverError : failureMessage(error, fallback);
}
