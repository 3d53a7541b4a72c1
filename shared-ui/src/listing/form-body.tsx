import type { ReactNode, Ref } from 'react';
import styles from './form-body.module.css';

interface FormBodyProps {
  /** Id of the form, so that a button outside it can submit it. */
  id: string;
  ref: Ref<HTMLFormElement>;
  /** Disables the fields. */
  busy: boolean;
  onSubmit: () => void;
  /** The fields, stacked. */
  children: ReactNode;
  /** Below the fields; never disabled. */
  actions?: ReactNode;
}

/** A form whose fields are disabled while it is submitted. Validation comes from the contract, not the browser. */
export function FormBody({ id, ref, busy, onSubmit, children, actions }: FormBodyProps) {
  return (
    <form
      id={id}
      ref={ref}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset className={styles.fields} disabled={busy}>
        {children}
      </fieldset>
      {actions}
    </form>
  );
}

/** Two short fields side by side where space allows. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
