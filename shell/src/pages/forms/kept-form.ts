import type { Texts } from '@campus/shared-features/form';
import { useDraft } from '@campus/shared-auth';
import { type SetStateAction, useEffect, useState } from 'react';

/** The code that was sent, with its times by the clock, so that a reload does not interrupt it. */
export interface RunningCode {
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

export interface KeptForm<V extends Texts> {
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
