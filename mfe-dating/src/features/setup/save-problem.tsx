import { datingMessages } from '@campus/contract';
import { failureMessage, isNetworkFailure, moderationReason } from '@campus/contract/client';
import { FormMessage } from '@campus/shared-ui';
import { GuidelinesLink } from '@campus/shared-features/form';

function wordsOf(error: unknown): string {
  const reason = moderationReason(error);
  if (reason !== undefined) return datingMessages.contentNotAllowed(reason);
  if (isNetworkFailure(error)) return datingMessages.serverError;
  return failureMessage(error, datingMessages.profileSaveFailed);
}

/** Why the profile was not taken. */
export function SaveProblem({ error }: { error: unknown }) {
  if (!error) return null;
  const refused = moderationReason(error) !== undefined;
  return (
    <FormMessage>
      {wordsOf(error)}
      {refused && (
        <p>
          <GuidelinesLink />
        </p>
      )}
    </FormMessage>
  );
}
