import { ApiFailure, failureMessage, moderationReason } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { FormMessage } from '@campus/shared-ui';
import { NewTabLink } from '@campus/shared-ui/field';
import { RefusalBox } from './use-refusal';

/** To what may be published here; what was typed stays. */
export function GuidelinesLink() {
  return (
    <NewTabLink href={`${paths.disclaimer()}#community-guidelines`}>
      Community guidelines
    </NewTabLink>
  );
}

interface RefusalProps {
  /** For the `aria-describedby` of the field that was refused. */
  readonly id: string;
  readonly error: unknown;
  /** Above moderation's reason. */
  readonly title: string;
  /** What to do about it, under moderation's reason. */
  readonly hint?: string;
  /** For a failure without a message of the server. */
  readonly fallback: string;
  /** Moderation's reason as the page says it; default the reason alone. */
  readonly formatReason?: (reason: string, field: string | undefined) => string;
}

/** For a form of several fields: names the one that was refused. */
export function reasonWithField(reason: string, field: string | undefined): string {
  return field ? `${field}: ${reason}` : reason;
}

/** Why something was refused: moderation's reason in its own box, otherwise the message. */
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
