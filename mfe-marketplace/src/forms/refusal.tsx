import { listingMessages } from '@campus/contract';
import { ApiFailure, failureMessage, moderationReason } from '@campus/contract/client';
import { FormMessage } from '@campus/shared-ui';
import { Refused } from '@campus/shared-ui/field';
import { GuidelinesLink } from './guidelines-link';

interface RefusalProps {
  /** For the `aria-describedby` of the field that was refused. */
  readonly id: string;
  readonly error: unknown;
  /** Above moderation's reason. */
  readonly title: string;
  /** For a failure without a message of the server. */
  readonly fallback: string;
}

/** Why something was not taken: field and reason of moderation in a box of its own, otherwise the message. */
export function Refusal({ id, error, title, fallback }: RefusalProps) {
  if (!error) return null;
  const reason = moderationReason(error);
  if (reason === undefined) {
    return (
      <div id={id}>
        <FormMessage>{failureMessage(error, fallback)}</FormMessage>
      </div>
    );
  }
  const field = error instanceof ApiFailure ? error.field : undefined;
  return (
    <div id={id}>
      <Refused title={title} reason={reason} hint={listingMessages.notAllowedHint} field={field}>
        <GuidelinesLink />
      </Refused>
    </div>
  );
}
