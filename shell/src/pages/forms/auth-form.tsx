import { type Problem, sessionMessages } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import {
  type Form,
  RefusalBox,
  type Texts,
  useForm,
  useRefusal,
} from '@campus/shared-features/form';
import { FormMessage, PageHeader } from '@campus/shared-ui';
import { type ChangeEvent, type ReactNode, type SetStateAction, useState } from 'react';
import { usePendingRedirect } from '../../session/session';
import styles from '../auth-page.module.css';

interface AuthPageProps {
  title: string;
  /** A drawing for the arch beside the form. */
  scene: ReactNode;
  /** The text description of the drawing. */
  saying: string;
  children: ReactNode;
}

/** A form under the campus arch. */
export function AuthPage({ title, scene, saying, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.arch} aria-hidden="true">
        <div className={styles.scene}>{scene}</div>
        <p className={styles.saying}>{saying}</p>
      </div>
      <div className={styles.sheet}>
        <PageHeader title={title} />
        {children}
      </div>
    </div>
  );
}

/** The message for a failed call: no response, the server's message, or the catalogue's. */
export function formatFailure(error: unknown, fallback: string): string {
  return isNetworkFailure(error) ? sessionMessages.networkError : failureMessage(error, fallback);
}

export interface Step {
  readonly send: () => Promise<unknown>;
  /** For a failure without a message from the server. */
  readonly fallback: string;
}

interface AuthFormSettings<V extends Texts> {
  readonly values: V;
  readonly setValues: (update: SetStateAction<V>) => void;
  /** The first problem with the values. */
  readonly check: () => Problem | undefined;
  /** The action of the form's current step. */
  readonly step: Step;
}

/** The props that connect a text field to the form. */
export interface AuthFieldWires {
  readonly name: string;
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface AuthForm<V extends Texts> extends Pick<Form<V>, 'change' | 'problems' | 'submit'> {
  readonly field: (name: keyof V & string) => AuthFieldWires;
  /** From the press until the response, or until the next page is reached if there is one. */
  readonly isBusy: boolean;
  /** The problem with the form as a whole. */
  readonly message: string | undefined;
  /** Runs a step without a check; a failure is shown like one of `submit`. */
  readonly run: (step: Step) => Promise<void>;
}

const noDraft = { discard: () => undefined, restored: false };

/** A form of the sign-in pages: `useForm` without a draft, as passwords and codes are never stored. */
export function useAuthForm<V extends Texts>(settings: AuthFormSettings<V>): AuthForm<V> {
  const { values, setValues, check, step } = settings;
  const [failure, setFailure] = useState<{ error: unknown; fallback: string }>();
  const [isSending, setSending] = useState(false);
  const [checks, setChecks] = useState(0);
  const isLeaving = usePendingRedirect(({ phase }) => phase === 'leaving');

  const send = async ({ send: request, fallback }: Step) => {
    setFailure(undefined);
    setSending(true);
    try {
      await request();
    } catch (error) {
      setFailure({ error, fallback });
      throw error;
    } finally {
      setSending(false);
    }
  };
  const form = useForm<V, Step, void>({
    values,
    draft: { ...noDraft, change: (some) => setValues((before) => ({ ...before, ...some })) },
    isChanged: false,
    write: { error: failure?.error, isPending: isSending || isLeaving, mutateAsync: send },
    check: () => {
      setChecks((before) => before + 1);
      setFailure(undefined);
      return { input: step, problem: check() };
    },
    onSaved: () => undefined,
  });
  const { problems, change, submit, isBusy } = form;
  const isAtField = Object.keys(values).some((name) => problems.wrong(name) !== undefined);
  const hasMessage = failure !== undefined && !isAtField;

  return {
    change,
    submit,
    isBusy,
    problems,
    run: async (other) => {
      if (!isBusy) await send(other).catch(() => undefined);
    },
    message: hasMessage ? formatFailure(failure.error, failure.fallback) : undefined,
    field: (name) => {
      const { error, ...wires } = form.field(name);
      // Announced again each time the same problem remains.
      const alert = error && (
        <span role="alert" key={checks}>
          {error}
        </span>
      );
      return { ...wires, error: alert };
    },
  };
}

interface AuthFormFrameProps {
  form: Pick<AuthForm<Texts>, 'problems' | 'message' | 'submit'>;
  children: ReactNode;
}

/** The form of a page, with our own messages instead of the browser's. */
export function AuthFormFrame({ form, children }: AuthFormFrameProps) {
  const ref = useRefusal(form.problems.refusal);
  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.message && (
        <RefusalBox>
          <FormMessage>{form.message}</FormMessage>
        </RefusalBox>
      )}
      {children}
    </form>
  );
}
