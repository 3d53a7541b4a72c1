import { useId, type ReactNode } from 'react';
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

export interface FieldWiring {
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

export interface FieldErrorProps {
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

export interface FieldFrameProps extends FieldProps {
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
