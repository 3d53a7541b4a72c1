import { authMessages, limits, type Problem } from '@campus/contract';
import { ApiFailure } from '@campus/contract/client';
import type { Texts } from '@campus/shared-features/form';
import { Button, notify, VisuallyHidden } from '@campus/shared-ui';
import { TextField } from '@campus/shared-ui/field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AuthFieldWires, type AuthForm, type Step, useAuthForm } from './auth-form';
import type { KeptForm } from './kept-form';

/**
 * Whole seconds until then by the clock, so that a tab in the background loses nothing; 0 when it is over.
 * @returns them, and what tells the time when another end is set
 */
function useSecondsUntil(end: number): [seconds: number, setNow: (now: number) => void] {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [seconds, setNow];
}

export interface Code {
  /** A code went to the address that the form has now; to another address it is good for nothing. */
  readonly sent: boolean;
  /** Seconds before that address may be sent another. */
  readonly seconds: number;
  readonly sending: boolean;
}

interface CodeFormSettings<V extends CodeValues> {
  readonly kept: KeptForm<V>;
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

/** Milliseconds after the last digit: whoever presses the button at once has it to themselves. */
const pressFirst = 400;

/** Submits once the code is whole, and no code twice by itself. */
function useSubmitWhenWhole(
  otp: string,
  { isBusy, submit }: { isBusy: boolean; submit: () => unknown },
): void {
  const tried = useRef('');
  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (isBusy) tried.current = otp;
    if (isBusy || otp.length < limits.codeDigits || tried.current === otp) return undefined;
    const timer = setTimeout(() => submitNow(), pressFirst);
    return () => clearTimeout(timer);
  }, [otp, isBusy]);
}

/** A form that is sent in two steps: first for a code by mail, no faster than the server allows, then with it. */
export function useCodeForm<V extends CodeValues>(settings: CodeFormSettings<V>): CodeForm<V> {
  const { kept, email, sendCode, sentMessage, checkAddress, check, step } = settings;
  const { values, setValues, running, setRunning } = kept;
  const [sending, setSending] = useState(false);
  const sent = email !== '' && running.sentTo === email;
  const [left, setNow] = useSecondsUntil(running.waitsUntil);
  const seconds = running.waitsFor === email ? left : 0;

  const wait = (length: number) => {
    const now = Date.now();
    setNow(now);
    const waitsUntil = now + length * 1000;
    setRunning((before) => ({ ...before, waitsFor: email, waitsUntil }));
  };
  const send = async () => {
    setSending(true);
    try {
      await sendCode();
      notify.success(sentMessage);
      wait(limits.codeResendSeconds);
      const goodUntil = Date.now() + limits.codeMinutes * 60_000;
      setRunning((before) => ({ ...before, sentTo: email, goodUntil }));
    } catch (error) {
      if (error instanceof ApiFailure && error.retryAfter) wait(error.retryAfter);
      throw error;
    } finally {
      setSending(false);
    }
  };
  const finish = async () => {
    await step.send();
    kept.finish();
  };
  const codeStep = { send, fallback: authMessages.codeSendFailed };
  const form = useAuthForm({
    values,
    setValues,
    check: sent ? check : checkAddress,
    step: sent ? { ...step, send: finish } : codeStep,
  });
  useSubmitWhenWhole(values.otp, {
    isBusy: form.isBusy,
    // A form with something still to fill in is left in peace until its button is pressed.
    submit: () => sent && !check() && void form.submit(),
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
      hint={`Enter the ${limits.codeDigits} digits we sent to ${email}`}
      onChange={(event) =>
        onChange(event.target.value.replace(/\D/g, '').slice(0, limits.codeDigits))
      }
    />
  );
}
