import type { ReactNode } from 'react';
import { Choice } from './choices';
import { TextArea } from './text-area';
import { useFocusWrong } from './field';
import styles from './field.module.css';

interface ReasonValues {
  /** One of the reasons, or empty. */
  readonly reason: string;
  readonly details: string;
}

export interface ReasonFormProps {
  /** Of the form, so that a button outside it can send it. */
  id: string;
  reasons: readonly string[];
  /** Characters that the details may have. */
  limit: number;
  values: ReasonValues;
  onChange: (some: Partial<ReasonValues>) => void;
  problems: {
    /** What is wrong with `reason` or `details`. */
    wrong: (field: string) => string | undefined;
    /** The problem at a field; a new one moves focus there. */
    faulty: unknown;
  };
  onSubmit: () => void;
  /** Under the fields: a link, what failed. */
  children?: ReactNode;
}

/** Asks why: one of several reasons, and details if there are any. */
export function ReasonForm(props: ReasonFormProps) {
  const { id, reasons, limit, values, onChange, problems, onSubmit, children } = props;
  const form = useFocusWrong(problems.faulty);
  return (
    <form
      id={id}
      ref={form}
      noValidate
      className={styles.why}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Choice
        label="What's wrong?"
        options={reasons}
        value={values.reason}
        error={problems.wrong('reason')}
        onChange={(reason) => onChange({ reason })}
      />
      <TextArea
        label="Details (optional)"
        hint="What happened, and where?"
        value={values.details}
        limit={limit}
        error={problems.wrong('details')}
        onChange={({ target }) => onChange({ details: target.value })}
      />
      {children}
    </form>
  );
}
