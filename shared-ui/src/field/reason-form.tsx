import type { ReactNode } from 'react';
import { Choice } from './choices';
import { TextArea } from './text-area';
import { useFocusWrong } from './field';
import styles from './field.module.css';

interface ReasonValues {
  /** One of the reasons, or an empty string. */
  readonly reason: string;
  readonly details: string;
}

export interface ReasonFormProps {
  /** Id of the form, so that a button outside it can submit it. */
  id: string;
  reasons: readonly string[];
  /** Maximum number of characters in the details. */
  limit: number;
  values: ReasonValues;
  onChange: (some: Partial<ReasonValues>) => void;
  problems: {
    /** The problem with `reason` or `details`. */
    wrong: (field: string) => string | undefined;
    /** The problem shown at a field; a new one moves focus to that field. */
    faulty: unknown;
  };
  onSubmit: () => void;
  /** Below the fields: a link or an error. */
  children?: ReactNode;
}

/** Asks for one of several reasons and optional details. */
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
