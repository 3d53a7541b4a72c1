import { authMessages, limits } from '@campus/contract';
import { ApiFailure } from '@campus/contract/client';
import { notify } from '@campus/shared-ui';
import { useState } from 'react';
import { useCountdown } from './use-countdown';

interface CodeOptions {
  /** The address that the form has now. */
  readonly email: string;
  readonly send: () => Promise<unknown>;
  /** What is said when it is under way. */
  readonly sentMessage: string;
  readonly onFailure: (error: unknown, fallback: string) => void;
}

export interface Code {
  /** A code went to the address that the form has now; to another address it is good for nothing. */
  readonly sent: boolean;
  /** Seconds before that address may be sent another. */
  readonly seconds: number;
  readonly sending: boolean;
  readonly sendCode: () => void;
}

/** Sends codes by mail, no faster than the server allows. */
export function useCode({ email, send, sentMessage, onFailure }: CodeOptions): Code {
  const [sentTo, setSentTo] = useState<string>();
  const [waitsFor, setWaitsFor] = useState<string>();
  const [sending, setSending] = useState(false);
  const { seconds, start } = useCountdown();

  const wait = (length: number) => {
    setWaitsFor(email);
    start(length);
  };
  const attempt = async () => {
    setSending(true);
    try {
      await send();
      notify.success(sentMessage);
      wait(limits.codeResendSeconds);
      setSentTo(email);
    } catch (error) {
      if (error instanceof ApiFailure && error.retryAfter) wait(error.retryAfter);
      onFailure(error, authMessages.codeSendFailed);
    }
    setSending(false);
  };

  return {
    sent: sentTo !== undefined && sentTo === email,
    seconds: waitsFor === email ? seconds : 0,
    sending,
    sendCode: () => void attempt(),
  };
}
