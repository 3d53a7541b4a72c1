import { matchMessages, sendMatchRequest, type ProfileCard } from '@campus/contract';
import { ApiFailure } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { Button, notify, type ButtonProps } from '@campus/shared-ui';
import type { NewMatch } from '../../moment/match-moment';
import { refreshAll } from '../../profile/dating-cache';
import { formatFailure } from '../../profile/format-failure';
import { usePending } from '../../profile/use-pending';

export interface SendRequest {
  readonly send: (card: ProfileCard) => void;
  readonly isSending: (userId: string) => boolean;
}

/** The student was already asked or no longer exists: a retry cannot help. */
const cannotBeAsked = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 409);

interface Outcome {
  /** Removes a student who cannot be asked (again). */
  readonly onGone: (userId: string) => void;
  readonly onMatch: (match: NewMatch) => void;
}

export function useSendRequest({ onGone, onMatch }: Outcome): SendRequest {
  const write = useWrite(sendMatchRequest);
  const sending = usePending<string>();
  const ask = async (card: ProfileCard) => {
    const { user_id: toUserId, name } = card;
    let match: NewMatch | undefined;
    try {
      const { matched, matchId } = await write.mutateAsync({ body: { toUserId } });
      notify.success(matched ? matchMessages.matched : matchMessages.sent);
      if (matchId !== undefined) match = { matchId, card };
      // If the server does not identify the match, the student has to find it.
      else if (matched) notify.info(`You can message ${name} now, in Chat with Matches.`);
    } catch (error) {
      notify.error(formatFailure(error, matchMessages.sendFailed));
      if (!cannotBeAsked(error)) return;
    }
    onGone(toUserId);
    if (match) onMatch(match);
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

/** Sends a match request to a student, once. */
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
