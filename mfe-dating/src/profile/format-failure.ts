import { datingMessages } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';

/** Why something was not done: the server's message, or the given one. */
export function formatFailure(error: unknown, fallback: string): string {
  return isNetworkFailure(error) ? datingMessages.serverError : failureMessage(error, fallback);
}
