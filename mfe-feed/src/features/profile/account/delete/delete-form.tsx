import { RefusalBox, useRefusal } from '@campus/shared-features/form';
import { FormMessage } from '@campus/shared-ui';
import { PasswordField } from '@campus/shared-ui/field';
import { useId } from 'react';
import styles from './delete.module.css';
import type { Confessions, Deletion } from './use-deletion';

const choices: readonly { value: Confessions; label: string; hint: string }[] = [
  {
    value: 'keep',
    label: 'Keep them, with no link to me',
    hint: 'Nobody can tell whose they were any more, not even us.',
  },
  {
    value: 'delete',
    label: 'Delete them',
    hint: "We delete them one by one over the seven days, so the timing doesn't give you away. They stay deleted even if you come back.",
  },
];

interface DeleteFormProps {
  readonly id: string;
  readonly deletion: Deletion;
}

/** The choice of what happens to confessions and the comments on them. */
function ConfessionChoice({
  deletion: { values, change, busy },
}: Pick<DeleteFormProps, 'deletion'>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>Your confessions, and your comments on confessions</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={values.confessions === value}
            disabled={busy}
            aria-describedby={`${name}-${value}`}
            onChange={() => change({ confessions: value })}
          />
          <span>
            {label}
            <span className={styles.hint} id={`${name}-${value}`}>
              {hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function DeleteForm({ id, deletion }: DeleteFormProps) {
  const { values, change, problem, busy, submit } = deletion;
  const form = useRefusal(problem);
  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      <ConfessionChoice deletion={deletion} />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        value={values.password}
        readOnly={busy}
        error={problem?.field === 'password' ? problem.message : undefined}
        onChange={(event) => change({ password: event.target.value })}
      />
      {problem && problem.field !== 'password' && (
        <RefusalBox>
          <FormMessage>{problem.message}</FormMessage>
        </RefusalBox>
      )}
    </form>
  );
}
