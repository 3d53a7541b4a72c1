import { datingMessages } from '@campus/contract';
import { failureMessage, isNetworkFailure, moderationReason } from '@campus/contract/client';
import { FormMessage } from '@campus/shared-ui';

function wordsOf(error: unknown): string {
  const reason = moderationReason(error);
  if (reason !== undefined) return datingMessages.contentNotAllowed(reason);
  if (isNetworkFailure(error)) return datingMessages.serverError;
  return failureMessage(error, datingMessages.profileSaveFailed);
}

/** Why the profile was not taken. */
export function SaveProblem({ error }: { error: unknown }) {
  return error ? <FormMessage>{wordsOf(error)}</FormMessage> : null;
}
