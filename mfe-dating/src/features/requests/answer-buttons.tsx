import type { MatchRequest } from '@campus/contract';
import { Button, type ButtonSize } from '@campus/shared-ui';
import { useState } from 'react';
import type { Answer, Respond } from './use-respond';

interface AnswerButtonsProps {
  readonly request: MatchRequest;
  readonly respond: Respond;
  readonly size?: ButtonSize;
  /** Of what says whose request it is. */
  readonly describedBy?: string;
}

/** Accept and Reject. While one is under way the other waits with it. */
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
