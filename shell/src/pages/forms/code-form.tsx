import { authMessages, limits, type Problem } from '@campus/contract';
import { ApiFailure } from '@campus/contract/client';
import type { Texts } from '@campus/shared-features/form';
import { Button, notify, VisuallyHidden } from '@campus/shared-ui';
import { TextField } from '@campus/shared-ui/field';
import { type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { type AuthFieldWires, type AuthForm, type Step, useAuthForm } from './auth-form';

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

export interface Code {
  /** A code went to the address that the form has now; to another address it is good for nothing. */
  readonly sent: boolean;
  /** Seconds before that address may be sent another. */
  readonly seconds: number;
  readonly sending: boolean;
}

interface CodeFormSettings<V extends CodeValues> {
  readonly values: V;
  readonly setValues: (update: SetStateAction<V>) => void;
  /** The address that the form has now. */
  readonly email: string;
  readonly sendCode: () => Promise<unknown>;
  /** Said when the code is under way. */
  readonly sentMessage: string;
  /** What keeps the code from being sent. */
  readonly checkAddress: () => Problem | undefined;
  /** What keeps the form from being sent, once the code is there. */
  readonly check: () => Problem | undefined;
  readonly step: Step;
}

type CodeValues = Texts & { readonly otp: string };

interface CodeForm<V extends Texts> extends AuthForm<V> {
  readonly code: Code;
  readonly resend: () => void;
}

/** A form that is sent in two steps: first for a code by mail, no faster than the server allows, then with it. */
export function useCodeForm<V extends CodeValues>(settings: CodeFormSettings<V>): CodeForm<V> {
  const { values, setValues, email, sendCode, sentMessage, checkAddress, check } = settings;
  const [sentTo, setSentTo] = useState<string>();
  const [waitsFor, setWaitsFor] = useState<string>();
  const [sending, setSending] = useState(false);
  const countdown = useCountdown();
  const sent = sentTo !== undefined && sentTo === email;
  const seconds = waitsFor === email ? countdown.seconds : 0;

  const wait = (length: number) => {
    setWaitsFor(email);
    countdown.start(length);
  };
  const send = async () => {
    setSending(true);
    try {
      await sendCode();
      notify.success(sentMessage);
      wait(limits.codeResendSeconds);
      setSentTo(email);
    } catch (error) {
      if (error instanceof ApiFailure && error.retryAfter) wait(error.retryAfter);
      throw error;
    } finally {
      setSending(false);
    }
  };
  const codeStep = { send, fallback: authMessages.codeSendFailed };
  const form = useAuthForm({
    values,
    setValues,
    check: sent ? check : checkAddress,
    step: sent ? settings.step : codeStep,
  });
  return {
    ...form,
    code: { sent, seconds, sending },
    submit: async () => (sent || seconds === 0) && form.submit(),
    resend: () => void form.run(codeStep),
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
  wires: AuthFieldWires;
  /** Where the code was sent. */
  email: string;
  onChange: (code: string) => void;
}

/** The six digits from the mail: pasted with spaces, filled in by the phone, or typed. */
export function CodeField({ wires, email, onChange }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // It appears when the code has been sent, and is what is filled in next.
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      {...wires}
      ref={input}
      label="OTP"
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={`The ${limits.codeDigits} digits that were sent to ${email}`}
      onChange={(event) =>
        onChange(event.target.value.replace(/\D/g, '').slice(0, limits.codeDigits))
      }
    />
  );
}
