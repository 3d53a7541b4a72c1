import type { Problem } from '@campus/contract';
import { ApiFailure, isQueuedOffline, moderationReason } from '@campus/contract/client';
import { useUnsavedWork } from '@campus/federation/remote';
import { notify } from '@campus/shared-ui';
import { useState, type ChangeEvent } from 'react';

interface FormProblems {
  /** The problem with a field, or undefined. */
  readonly wrong: (field: string) => string | undefined;
  /** Validation problem found before sending. */
  readonly problem: Problem | undefined;
  /** Whether moderation rejected it. */
  readonly refused: boolean;
  /** The problem shown at one of the fields. */
  readonly faulty: unknown;
  /** Why it was rejected, wherever it is shown; for `useRefusal`. */
  readonly refusal: unknown;
  /** Shown below the fields; validation problems are shown at their field. */
  readonly error: unknown;
  /** Validation problem found before sending; undefined once something was changed. */
  readonly setProblem: (problem: Problem | undefined) => void;
}

const isWrongAt = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.field !== undefined;

/**
 * The problem of a form: first its own validation, then the server's answer.
 * @param error why the server rejected it
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

/** Stores the draft until it is sent: `useFormDraft`. */
interface Draft<V> {
  readonly change: (some: Partial<V>) => void;
  readonly discard: () => void;
  /** True while the values are a restored draft that has not been changed. */
  readonly restored: boolean;
}

/** The parts of `useWrite` that a form needs. */
interface Write<I, A> {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly mutateAsync: (input: I) => Promise<A>;
}

/** The data to send, or the first validation problem. */
type Checked<I> =
  { readonly input: I; readonly problem: undefined } | { readonly problem: Problem };

export interface FormSettings<V extends Texts, I, A> {
  readonly values: V;
  readonly draft: Draft<V>;
  /** Whether the texts differ from the initial values. */
  readonly isChanged: boolean;
  /** Whether leaving would lose input; default `isChanged`. */
  readonly isUnsaved?: boolean;
  readonly write: Write<I, A>;
  readonly check: () => Checked<I>;
  readonly onSaved: (answer: A) => void;
  /** The write is queued offline, as configured in `useOfflineWrite`: the form is done. */
  readonly onQueued?: () => void;
}

/** Props of a text field in a form. */
export interface FieldWires {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

export interface Form<V extends Texts> {
  readonly values: V;
  readonly change: (some: Partial<V>) => void;
  /** Name, value, problem and change handler of a text field. */
  readonly field: (name: keyof V & string) => FieldWires;
  readonly problems: FormProblems;
  readonly isBusy: boolean;
  /** Discards a restored draft; set while one is shown. */
  readonly discard: (() => void) | undefined;
  /**
   * Validates and sends, unless it is already being sent. A failure is added to the problems, and typed
   * values are kept.
   * @returns whether it was accepted
   */
  readonly submit: () => Promise<boolean>;
}

/** A form: its values, one problem at a time, its draft, and a single submission at a time. */
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
