import type { Problem } from '@campus/contract';
import { ApiFailure } from '@campus/contract/client';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { formatFailure } from './failure-words';

type Values = Readonly<Record<string, string>>;

/** What a text field needs to be part of the form. */
interface FieldWires {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly error: ReactNode;
}

export interface FormState<V extends Values> {
  readonly values: V;
  /** The `ref` of the form. */
  readonly attach: (form: HTMLFormElement | null) => void;
  /** What is wrong with the form as a whole. */
  readonly message: string | undefined;
  readonly change: (name: keyof V & string, value: string) => void;
  readonly field: (name: keyof V & string) => FieldWires;
  readonly errorAt: (name: keyof V & string) => ReactNode;
  readonly focus: (name: keyof V & string) => void;
  /** Shows one problem at its field and puts the focus there. */
  readonly refuse: (problem: Problem) => void;
  /** Shows why a call failed: at the field that the server names, else above the form. */
  readonly fail: (error: unknown, fallback: string) => void;
  readonly clear: () => void;
}

/** Values, one problem at a time, and the focus that goes with it. Nothing typed is ever lost. */
export function useFormState<V extends Values>(initial: V): FormState<V> {
  const [values, setValues] = useState(initial);
  const [shown, setShown] = useState<{ problem: Problem; time: number }>();
  const [form, attach] = useState<HTMLFormElement | null>(null);
  const problem = shown?.problem;

  const show = (next: Problem) =>
    setShown((before) => ({ problem: next, time: (before?.time ?? 0) + 1 }));
  const focus = (name: string) =>
    form?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"] input`)?.focus();
  const change = (name: string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    if (problem?.field === name) setShown(undefined);
  };
  const refuse = (next: Problem) => {
    show(next);
    focus(next.field);
  };
  const errorAt = (name: string) =>
    problem?.field === name && (
      <span role="alert" key={shown?.time}>
        {problem.message}
      </span>
    );

  return {
    values,
    attach,
    message: problem?.field === '' ? problem.message : undefined,
    change,
    focus,
    refuse,
    errorAt,
    clear: () => setShown(undefined),
    field: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: (event) => change(name, event.target.value),
      error: errorAt(name),
    }),
    fail: (error, fallback) => {
      const named = error instanceof ApiFailure ? (error.field ?? '') : '';
      refuse({ field: named in initial ? named : '', message: formatFailure(error, fallback) });
    },
  };
}
