import { failureMessage, moderationReason } from '@campus/contract/client';
import { FormMessage } from '@campus/shared-ui';
import { GuidelinesLink } from './guidelines-link';

interface RefusalProps {
  /** For the `aria-describedby` of the field that was refused. */
  readonly id: string;
  readonly error: unknown;
  /** Above moderation's reason. */
  readonly title: string;
  /** Under moderation's reason. */
  readonly hint?: string;
  /** For a failure without a message of the server. */
  readonly fallback: string;
}

/** Why something was not taken: moderation's reason in a block of its own, otherwise the message. */
export function Refusal({ id, error, title, hint, fallback }: RefusalProps) {
  if (!error) return null;
  const reason = moderationReason(error);
  return (
    <div id={id}>
      {reason ? (
        <FormMessage tone="warn" title={title}>
          <p>{reason}</p>
          {hint && <p>{hint}</p>}
          <p>
            <GuidelinesLink />
          </p>
        </FormMessage>
      ) : (
        <FormMessage>{failureMessage(error, fallback)}</FormMessage>
      )}
    </div>
  );
}
