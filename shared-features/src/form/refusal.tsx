import { ApiFailure, failureMessage, moderationReason } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { FormMessage } from '@campus/shared-ui';
import { NewTabLink } from '@campus/shared-ui/field';
import { RefusalBox } from './use-refusal';

/** Link to the publishing guidelines; typed text is kept. */
export function GuidelinesLink() {
  return (
    <NewTabLink href={`${paths.disclaimer()}#community-guidelines`}>
      Community guidelines
    </NewTabLink>
  );
}

interface RefusalProps {
  /** For the `aria-describedby` of the rejected field. */
  readonly id: string;
  readonly error: unknown;
  /** Shown above moderation's reason. */
  readonly title: string;
  /** Advice shown below moderation's reason. */
  readonly hint?: string;
  /** Message for a failure without a server message. */
  readonly fallback: string;
  /** Moderation's reason in the page's words; default the reason alone. */
  readonly formatReason?: (reason: string, field: string | undefined) => string;
}

/** For a form with several fields: names the rejected one. */
export function reasonWithField(reason: string, field: string | undefined): string {
  return field ? `${field}: ${reason}` : reason;
}

/** Why something was rejected: moderation's reason in its own box, otherwise the message. */
export function Refusal(props: RefusalProps) {
  const { id, error, title, hint, fallback, formatReason = (reason) => reason } = props;
  if (!error) return null;
  const reason = moderationReason(error);
  const field = error instanceof ApiFailure ? error.field : undefined;
  return (
    <RefusalBox id={id}>
      {reason === undefined ? (
        <FormMessage>{failureMessage(error, fallback)}</FormMessage>
      ) : (
        <FormMessage tone="warn" title={title}>
          <p>{formatReason(reason, field)}</p>
          {hint && <p>{hint}</p>}
          <p>
            <GuidelinesLink />
          </p>
        </FormMessage>
      )}
    </RefusalBox>
  );
}
