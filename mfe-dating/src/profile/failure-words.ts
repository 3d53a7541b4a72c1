import { datingMessages } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';

/** Why something was not done: the server's words, or the given ones. */
export function failureWords(error: unknown, otherwise: string): string {
  return isNetworkFailure(error) ? datingMessages.serverError : failureMessage(error, otherwise);
}
