import type { Problem } from '@campus/contract';
import { ApiFailure, isQueuedOffline, moderationReason } from '@campus/contract/client';
import { useUnsavedWork } from '@campus/federation/remote';
import { notify } from '@campus/shared-ui';
import { useState, type ChangeEvent } from 'react';

interface FormProblems {
  /** What is wrong with a field, or undefined. */
  readonly wrong: (field: string) => string | undefined;
  /** What the form itself found before sending. */
  readonly problem: Problem | undefined;
  /** Whether moderation refused it. */
  readonly refused: boolean;
  /** The problem shown at one of the fields. */
  readonly faulty: unknown;
  /** Why it was refused, wherever that is shown; for `useRefusal`. */
  readonly refusal: unknown;
  /** Shown under the fields; what the form itself finds wrong is shown at the field. */
  readonly error: unknown;
  /** What the form found wrong before sending; undefined when something was changed since. */
  readonly setProblem: (problem: Problem | undefined) => void;
}

const isWrongAt = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.field !== undefined;

/**
 * What is wrong with a form: first what it found itself, then what the server said.
 * @param error why the server did not take it
 */
export function useFormProblems(error: unknown): FormProblems {
  const [problem, setProblem] = useState<Problem>();
  const wrong = (field: string) => {
    if (problem) return problem.field === field ? problem.message : undefined;
    if (!isWrongAt(error) || error.field !== field) return undefined;
    return moderationReason(error) ?? error.serverMessage;
  };
  const refused = moderationReason(error) !== undefined;
  return {
    wrong,
    problem,
    refused,
    faulty: problem ?? (refused || isWrongAt(error) ? error : undefined),
    refusal: problem ?? error ?? undefined,
    error: problem ? undefined : error,
    setProblem,
  };
}

/** The texts of a form, by field. */
export type Texts = { readonly [field: string]: string };

/** Where the draft is stored until it is sent: `useFormDraft`. */
interface Draft<V> {
  readonly change: (some: Partial<V>) => void;
  readonly discard: () => void;
  /** True while the values are as they were found in the storage. */
  readonly restored: boolean;
}

/** The write of `useWrite`, as far as a form needs it. */
interface Write<I, A> {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly mutateAsync: (input: I) => Promise<A>;
}

/** What to send, or the first thing that is wrong with it. */
type Checked<I> =
  { readonly input: I; readonly problem: undefined } | { readonly problem: Problem };

export interface FormSettings<V extends Texts, I, A> {
  readonly values: V;
  readonly draft: Draft<V>;
  /** Whether the texts differ from what the form began with. */
  readonly isChanged: boolean;
  /** Whether leaving would lose something; default `isChanged`. */
  readonly isUnsaved?: boolean;
  readonly write: Write<I, A>;
  readonly check: () => Checked<I>;
  readonly onSaved: (answer: A) => void;
  /** It waits for a connection, as `useOfflineWrite` was told: the form is done with it. */
  readonly onQueued?: () => void;
}

/** What a text field needs to be part of a form. */
export interface FieldWires {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

export interface Form<V extends Texts> {
  readonly values: V;
  readonly change: (some: Partial<V>) => void;
  /** Name, value, problem and change of a text field. */
  readonly field: (name: keyof V & string) => FieldWires;
  readonly problems: FormProblems;
  readonly isBusy: boolean;
  /** Forgets a restored draft; given while one is shown. */
  readonly discard: (() => void) | undefined;
  /**
   * Checks and sends, unless it is being sent already. A failure is among the problems, and everything
   * typed stays.
   * @returns whether it was taken
   */
  readonly submit: () => Promise<boolean>;
}

/** A form: its values, one problem at a time, its draft, and sending it once. */
export function useForm<V extends Texts, I, A>(settings: FormSettings<V, I, A>): Form<V> {
  const {
    values,
    draft,
    isChanged,
    isUnsaved = isChanged,
    write,
    check,
    onSaved,
    onQueued,
  } = settings;
  const problems = useFormProblems(isQueuedOffline(write.error) ? undefined : write.error);
  useUnsavedWork(isUnsaved);
  const change = (some: Partial<V>) => {
    problems.setProblem(undefined);
    draft.change(some);
  };
  const submit = async () => {
    const checked = check();
    problems.setProblem(checked.problem);
    if (checked.problem || write.isPending) return false;
    let answer: A;
    try {
      answer = await write.mutateAsync(checked.input);
    } catch (error) {
      if (isQueuedOffline(error)) {
        notify.info(error.message);
        onQueued?.();
      }
      return false;
    }
    onSaved(answer);
    return true;
  };
  return {
    values,
    change,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: problems.wrong(name),
      onChange: ({ target }) => change({ [name]: target.value } as Partial<V>),
    }),
    problems,
    isBusy: write.isPending,
    discard: draft.restored && isChanged ? draft.discard : undefined,
    submit,
  };
}
