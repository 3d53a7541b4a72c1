import { sessionMessages } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';

/** What to say of a call that failed: no answer, the server's message, or the catalogue's. */
export function formatFailure(error: unknown, fallback: string): string {
  return isNetworkFailure(error) ? sessionMessages.networkError : failureMessage(error, fallback);
}
