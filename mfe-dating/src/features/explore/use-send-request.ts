import { matchMessages, sendMatchRequest, type ProfileCard } from '@campus/contract';
import { ApiFailure } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { failureWords, refreshAll, useUnderWay } from '../../profile';

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
      if (matched) notify.info(`You can write to ${name} now, in Chat with Matches.`);
    } catch (error) {
      notify.error(failureWords(error, matchMessages.sendFailed));
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
