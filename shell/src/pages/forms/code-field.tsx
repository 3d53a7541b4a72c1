import { authMessages, limits } from '@campus/contract';
import { ApiFailure } from '@campus/contract/client';
import { Button, notify, VisuallyHidden } from '@campus/shared-ui';
import { TextField } from '@campus/shared-ui/field';
import { type ReactNode, useCallback, useEffect, useState } from 'react';

interface Countdown {
  /** Whole seconds that are left; 0 when it is over or was never started. */
  readonly seconds: number;
  readonly start: (seconds: number) => void;
}

/** Counts down by the clock, so that a tab in the background loses nothing. */
function useCountdown(): Countdown {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const running = seconds > 0;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);

  const start = useCallback((length: number) => {
    const begin = Date.now();
    setNow(begin);
    setEnd(begin + length * 1000);
  }, []);
  return { seconds, start };
}

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

interface ResendProps {
  code: Code;
  onResend: () => void;
}

const aloud = new Set([60, 30, 10]);

function announcement(seconds: number): string {
  if (seconds === 0) return 'You can ask for another OTP now';
  return aloud.has(seconds) ? `You can ask for another OTP in ${seconds} seconds` : '';
}

/** Asks for another code once the countdown is over, which is said at 60, 30, 10 and 0 only. */
export function Resend({ code, onResend }: ResendProps) {
  const { seconds, sending } = code;
  const waiting = seconds > 0;
  return (
    <>
      <Button
        variant="quiet"
        busy={sending}
        busyLabel="Sending OTP..."
        aria-disabled={waiting}
        onClick={waiting ? undefined : onResend}
      >
        {waiting ? `Resend OTP in ${seconds} s` : 'Resend OTP'}
      </Button>
      <VisuallyHidden role="status">{announcement(seconds)}</VisuallyHidden>
    </>
  );
}

/** Submits the form for its first code. After a refusal it says how long to wait. */
export function SendCodeButton({ code }: { code: Code }) {
  const waiting = code.seconds > 0;
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      busy={code.sending}
      busyLabel="Sending OTP..."
      aria-disabled={waiting}
    >
      {waiting ? `Send OTP in ${code.seconds} s` : 'Send OTP'}
    </Button>
  );
}

interface CodeFieldProps {
  value: string;
  error: ReactNode;
  /** Where the code was sent. */
  email: string;
  onChange: (code: string) => void;
}

/** The six digits from the mail: pasted with spaces, filled in by the phone, or typed. */
export function CodeField({ value, error, email, onChange }: CodeFieldProps) {
  return (
    <TextField
      label="OTP"
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={`The ${limits.codeDigits} digits that were sent to ${email}`}
      value={value}
      error={error}
      onChange={(event) =>
        onChange(event.target.value.replace(/\D/g, '').slice(0, limits.codeDigits))
      }
    />
  );
}
