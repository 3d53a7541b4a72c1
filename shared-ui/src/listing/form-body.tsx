import type { ReactNode, Ref } from 'react';
import styles from './form-body.module.css';

interface FormBodyProps {
  /** Of the form, so that a button outside it can send it. */
  id: string;
  ref: Ref<HTMLFormElement>;
  /** Locks the fields. */
  busy: boolean;
  onSubmit: () => void;
  /** The fields, one under the other. */
  children: ReactNode;
  /** Under the fields, never locked. */
  actions?: ReactNode;
}

/** A form whose fields are locked while it is sent. Its rules are the contract's, not the browser's. */
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

/** Two short fields beside one another, where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
