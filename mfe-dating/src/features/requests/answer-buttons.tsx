import { matchMessages, respondToMatchRequest, type MatchRequest } from '@campus/contract';
import { ApiFailure } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { Button, notify, type ButtonSize } from '@campus/shared-ui';
import { useState } from 'react';
import type { NewMatch } from '../../moment/match-moment';
import { refreshMatches } from '../../profile/dating-cache';
import { formatFailure } from '../../profile/format-failure';
import { usePending } from '../../profile/use-pending';

/** Identifies a request on the page: by its sender, or by its own id if the sender is unknown. */
export const keyOf = ({ _id, profile }: MatchRequest): string => profile.user_id || _id;

type Answer = 'accept' | 'reject';

export interface Respond {
  readonly send: (request: MatchRequest, action: Answer) => void;
  readonly isSending: (request: MatchRequest) => boolean;
}

/** The request was already answered or no longer exists: a retry cannot help. */
const isOver = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 409);

interface Outcome {
  /** Removes the request from the list. */
  readonly onGone: (request: MatchRequest) => void;
  readonly onMatch: (match: NewMatch) => void;
}

export function useRespond({ onGone, onMatch }: Outcome): Respond {
  const write = useWrite(respondToMatchRequest);
  const sending = usePending<string>();
  const answer = async (request: MatchRequest, action: Answer) => {
    let match: NewMatch | undefined;
    try {
      await write.mutateAsync({ body: { matchId: request._id, action } });
      notify.success(action === 'accept' ? matchMessages.accepted : matchMessages.rejected);
      if (action === 'accept') match = { matchId: request._id, card: request.profile };
    } catch (error) {
      notify.error(formatFailure(error, matchMessages.respondFailed));
      if (!isOver(error)) return;
    }
    onGone(request);
    if (match) onMatch(match);
    await refreshMatches();
  };
  return {
    send: (request, action) => void sending.run(request._id, () => answer(request, action)),
    isSending: ({ _id }) => sending.has(_id),
  };
}

interface AnswerButtonsProps {
  readonly request: MatchRequest;
  readonly respond: Respond;
  readonly size?: ButtonSize;
  /** Id of the element that names the sender. */
  readonly describedBy?: string;
}

/** Accept and Reject. While one is being sent, the other is disabled too. */
export function AnswerButtons({ request, respond, size, describedBy }: AnswerButtonsProps) {
  const [pressed, setPressed] = useState<Answer>();
  const sending = respond.isSending(request);
  const press = (action: Answer) => {
    setPressed(action);
    respond.send(request, action);
  };
  const of = (action: Answer) => ({
    size,
    busy: sending && pressed === action,
    'aria-disabled': sending || undefined,
    'aria-describedby': describedBy,
    onClick: () => sending || press(action),
  });
  return (
    <>
      <Button {...of('reject')}>Reject</Button>
      <Button {...of('accept')} variant="primary" icon="check">
        Accept
      </Button>
    </>
  );
}
