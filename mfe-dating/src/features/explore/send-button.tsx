import type { ProfileCard } from '@campus/contract';
import { Button, type ButtonProps } from '@campus/shared-ui';
import type { SendRequest } from './use-send-request';

interface SendButtonProps extends Pick<
  ButtonProps,
  'size' | 'icon' | 'className' | 'aria-describedby'
> {
  readonly card: ProfileCard;
  readonly request: SendRequest;
}

/** Asks somebody for a match, once. */
export function SendButton({ card, request, ...looks }: SendButtonProps) {
  return (
    <Button
      variant="primary"
      {...looks}
      busy={request.isSending(card.user_id)}
      busyLabel="Sending..."
      onClick={() => request.send(card)}
    >
      Send Request
    </Button>
  );
}
