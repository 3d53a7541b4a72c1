import { matchMessages, respondToMatchRequest, type MatchRequest } from '@campus/contract';
import { ApiFailure } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { failureWords, refreshMatches, useUnderWay } from '../../profile';

export type Answer = 'accept' | 'reject';

export interface Respond {
  readonly send: (request: MatchRequest, action: Answer) => void;
  readonly isSending: (request: MatchRequest) => boolean;
}

/** Answered before, or not there any more: another try cannot help. */
const isOver = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 409);

function tell(action: Answer, { profile }: MatchRequest): void {
  notify.success(action === 'accept' ? matchMessages.accepted : matchMessages.rejected);
  if (action === 'accept') {
    notify.info(`You can write to ${profile.name} now, in Chat with Matches.`);
  }
}

/** @param onGone takes the request off the list */
export function useRespond(onGone: (request: MatchRequest) => void): Respond {
  const write = useWrite(respondToMatchRequest);
  const sending = useUnderWay<string>();
  const answer = async (request: MatchRequest, action: Answer) => {
    try {
      await write.mutateAsync({ body: { matchId: request._id, action } });
      tell(action, request);
    } catch (error) {
      notify.error(failureWords(error, matchMessages.respondFailed));
      if (!isOver(error)) return;
    }
    onGone(request);
    await refreshMatches();
  };
  return {
    send: (request, action) => void sending.run(request._id, () => answer(request, action)),
    isSending: ({ _id }) => sending.has(_id),
  };
}
