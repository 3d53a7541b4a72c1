import { matchMessages, sendMatchRequest, type ProfileCard } from '@campus/contract';
import { ApiFailure } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { Button, notify, type ButtonProps } from '@campus/shared-ui';
import { refreshAll } from '../../profile/dating-cache';
import { formatFailure } from '../../profile/format-failure';
import { useUnderWay } from '../../profile/use-under-way';

export interface SendRequest {
  readonly send: (card: ProfileCard) => void;
  readonly isSending: (userId: string) => boolean;
}

/** Asked before, or not there any more: another try cannot help. */
const cannotBeAsked = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 409);

/** @param onGone lets go of whoever cannot be asked (again) */
export function useSendRequest(onGone: (userId: string) => void): SendRequest {
  const write = useWrite(sendMatchRequest);
  const sending = useUnderWay<string>();
  const ask = async ({ user_id: toUserId, name }: ProfileCard) => {
    try {
      const { matched } = await write.mutateAsync({ body: { toUserId } });
      notify.success(matched ? matchMessages.matched : matchMessages.sent);
      if (matched) notify.info(`You can message ${name} now, in Chat with Matches.`);
    } catch (error) {
      notify.error(formatFailure(error, matchMessages.sendFailed));
      if (!cannotBeAsked(error)) return;
    }
    onGone(toUserId);
    await refreshAll();
  };
  return {
    send: (card) => void sending.run(card.user_id, () => ask(card)),
    isSending: sending.has,
  };
}

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
