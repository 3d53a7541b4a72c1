import type { Problem } from '@campus/contract';
import { useUnsavedWork } from '@campus/federation/remote';
import type { ChangeEvent } from 'react';
import { useFormProblems, type FormProblems } from './use-form-problems';

/** The texts of a form, by field. */
export type Texts = { readonly [field: string]: string };

/** Where what is typed is kept until it is sent: `useFormDraft`. */
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

export interface FormSettings<V extends Texts, I, A> {
  readonly values: V;
  readonly draft: Draft<V>;
  /** Whether the texts differ from what the form began with. */
  readonly isChanged: boolean;
  /** Whether leaving would lose something; default `isChanged`. */
  readonly isUnsaved?: boolean;
  readonly write: Write<I, A>;
  /** What to send, or the first thing that is wrong with it. */
  readonly check: () => { readonly input: I; readonly problem: Problem | undefined };
  readonly onSaved: (answer: A) => void;
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
  const { values, draft, isChanged, isUnsaved = isChanged, write, check, onSaved } = settings;
  const problems = useFormProblems(write.error);
  useUnsavedWork(isUnsaved);
  const change = (some: Partial<V>) => {
    problems.setProblem(undefined);
    draft.change(some);
  };
  const submit = async () => {
    const { input, problem } = check();
    problems.setProblem(problem);
    if (problem || write.isPending) return false;
    let answer: A;
    try {
      answer = await write.mutateAsync(input);
    } catch {
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
