import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

/** Props of every field in addition to the attributes of its element. */
export interface FieldProps {
  /** Required; to hide it visually, pass it as `<VisuallyHidden>`. */
  label: ReactNode;
  /** Help text, read after the label. */
  hint?: ReactNode;
  /** Error message; marks the control invalid and is read with it. */
  error?: ReactNode;
}

interface FieldWiring {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Gives a control its id and connects it to its hint and error. */
export function useField(
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
  given?: string,
): FieldWiring {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true as const }),
  };
}

interface FieldErrorProps {
  id?: string;
  children?: ReactNode;
}

/** The error line below a control. Takes no space when empty. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id} hidden={!children}>
      <Icon name="error" size={16} /> {children}
    </p>
  );
}

interface FieldFrameProps extends FieldProps {
  id: string;
  /** The control. */
  children: ReactNode;
  /** Shown beside the hint, such as a counter. */
  aside?: ReactNode;
}

/** Lays out label, control, hint and error; for custom controls. */
export function FieldFrame({ id, label, hint, error, children, aside }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {(hint || aside) && (
        <div className={styles.foot}>
          <div id={`${id}-hint`}>{hint}</div>
          {aside}
        </div>
      )}
    </div>
  );
}

/** `aria-invalid` has no meaning on a button, so a data attribute marks it for our own code. */
const wrong = '[aria-invalid="true"], button[data-wrong]';

/**
 * Moves focus to the first field that is marked invalid whenever a problem appears.
 * @param problem compared by identity: a new one moves focus again
 * @returns the ref for the form
 */
export function useFocusWrong(problem: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problem) return;
    const invalid = form.current?.querySelector<HTMLElement>(wrong);
    // In a radio group the group is marked, and its first option takes focus.
    const control = invalid?.matches('[role="radiogroup"]')
      ? invalid.querySelector('input')
      : invalid;
    control?.focus();
  }, [problem]);
  return form;
}
