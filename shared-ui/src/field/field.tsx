import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

/** What every field takes beside the attributes of its element. */
export interface FieldProps {
  /** Always there; to show none, give it as `<VisuallyHidden>`. */
  label: ReactNode;
  /** A line of help, read after the label. */
  hint?: ReactNode;
  /** What is wrong with the value; marks the control invalid and is read with it. */
  error?: ReactNode;
}

interface FieldWiring {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Gives a control its id and ties hint and error to it. */
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

/** The line under a control that says what is wrong. Empty it takes no place. */
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
  /** Beside the hint, such as a counter. */
  aside?: ReactNode;
}

/** Label, control, hint and error in their places; for controls of one's own. */
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

/** A button is not valid or invalid to a reader of the screen; it is marked for us alone. */
const wrong = '[aria-invalid="true"], button[data-wrong]';

/**
 * Moves focus to the first field that is marked invalid whenever a problem appears.
 * @param problem what is wrong, by identity: a new one moves focus again
 * @returns for the form
 */
export function useFocusWrong(problem: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problem) return;
    const invalid = form.current?.querySelector<HTMLElement>(wrong);
    // Of a choice the group is marked, and its first option takes focus.
    const control = invalid?.matches('[role="radiogroup"]')
      ? invalid.querySelector('input')
      : invalid;
    control?.focus();
  }, [problem]);
  return form;
}
