import type { Texts } from '@campus/shared-features/form';
import { useDraft } from '@campus/shared-auth';
import { type SetStateAction, useEffect, useState, useEffectEvent, useRef } from 'react';
import { authMessages, limits, type Problem } from '@campus/contract';
import { ApiFailure } from '@campus/contract/client';
import { Button, notify, VisuallyHidden } from '@campus/shared-ui';
import { TextField } from '@campus/shared-ui/field';
import { type AuthFieldWires, type AuthForm, type Step, useAuthForm } from './auth-form';

/** The code that was sent, with its times by the clock, so that a reload does not interrupt it. */
interface RunningCode {
  /** The address it was sent to; it is not valid for another one. */
  readonly sentTo: string;
  readonly goodUntil: number;
  /** The address that has to wait for another code. */
  readonly waitsFor: string;
  readonly waitsUntil: number;
}

const noCode: RunningCode = { sentTo: '', goodUntil: 0, waitsFor: '', waitsUntil: 0 };

/** The fields that are never stored. */
const secrets = new Set(['otp', 'password', 'confirmPassword']);

interface KeptForm<V extends Texts> {
  readonly values: V;
  readonly setValues: (update: SetStateAction<V>) => void;
  readonly running: RunningCode;
  readonly setRunning: (update: SetStateAction<RunningCode>) => void;
  /** Deletes the stored form: it was accepted. */
  readonly finish: () => void;
}

interface Found {
  readonly values: Texts;
  readonly running: RunningCode;
}

function read(text: string): Found {
  try {
    const { values, running } = JSON.parse(text) as Found;
    // The mail expires after a while, so the form then starts from the beginning.
    const isGood = running.goodUntil > Date.now();
    return { values, running: isGood ? running : { ...running, sentTo: '' } };
  } catch {
    return { values: {}, running: noCode };
  }
}

/**
 * The values of a form with a code, and the code that was sent. A phone often reloads the page when the
 * visitor returns from the mail: all values except passwords and codes are stored in this tab until it is
 * closed.
 * @param name of the draft
 * @param empty initial values of the form
 */
export function useKeptForm<V extends Texts>(name: string, empty: V): KeptForm<V> {
  const { text, setText } = useDraft(name, 'session');
  const [found] = useState(() => read(text));
  const [values, setValues] = useState<V>({ ...empty, ...found.values });
  const [running, setRunning] = useState(found.running);
  const [isFinished, setFinished] = useState(false);

  const open = Object.entries(values).filter(([field, value]) => value && !secrets.has(field));
  const isEmpty = open.length === 0 && running === noCode;
  const kept =
    isFinished || isEmpty ? '' : JSON.stringify({ values: Object.fromEntries(open), running });
  useEffect(() => setText(kept), [kept, setText]);
  return { values, setValues, running, setRunning, finish: () => setFinished(true) };
}

/**
 * Whole seconds until `end` by the clock, so that background tabs stay correct; 0 when it is over.
 * @returns the seconds, and a setter for the current time when another end is set
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
  /** A code was sent to the form's current address; it is not valid for another address. */
  readonly sent: boolean;
  /** Seconds before another code may be sent to that address. */
  readonly seconds: number;
  readonly sending: boolean;
}

interface CodeFormSettings<V extends CodeValues> {
  readonly kept: KeptForm<V>;
  /** The form's current address. */
  readonly email: string;
  readonly sendCode: () => Promise<unknown>;
  /** Announced when the code has been sent. */
  readonly sentMessage: string;
  /** The problem that prevents sending the code. */
  readonly checkAddress: () => Problem | undefined;
  /** The problem that prevents sending the form, once the code is entered. */
  readonly check: () => Problem | undefined;
  readonly step: Step;
}

type CodeValues = Texts & { readonly otp: string };

interface CodeForm<V extends Texts> extends AuthForm<V> {
  readonly code: Code;
  readonly resend: () => void;
}

/** Milliseconds after the last digit, so that a visitor who presses the button at once submits first. */
const pressFirst = 400;

/** Submits once the code is complete, and never submits the same code twice automatically. */
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

/** A form with two steps: it requests a code by mail, within the server's limits, then submits it. */
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
    // An incomplete form shows no problems until its button is pressed.
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

/** Requests another code once the countdown is over, which is announced at 60, 30, 10 and 0 only. */
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

/** Submits the form for its first code. After a refusal it shows how long to wait. */
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
  /** The address that the code was sent to. */
  email: string;
  onChange: (code: string) => void;
}

/** The six digits from the mail: pasted with spaces, filled in by the phone, or typed. */
export function CodeField({ wires, email, onChange }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // It appears when the code has been sent, and is the next field to fill in.
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
