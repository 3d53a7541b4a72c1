import {
  accountMessages as say,
  changePassword,
  firstProblem,
  passwordForm,
  type Problem,
} from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { RefusalBox, useRefusal } from '@campus/shared-features/form';
import { Button, Card, FormMessage, notify } from '@campus/shared-ui';
import { PasswordField } from '@campus/shared-ui/field';
import { useState, type SubmitEvent } from 'react';
import styles from './profile.module.css';

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };

const fields = [
  { name: 'oldPassword', label: 'Current Password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New Password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm New Password', autoComplete: 'new-password' },
] as const;

/** Changes the password. A refusal by the server shows a general message, because the reason is private. */
export function PasswordCard() {
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<Problem>();
  const write = useWrite(changePassword);
  const form = useRefusal(problem ?? write.error);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = firstProblem(passwordForm, values);
    setProblem(wrong);
    if (wrong || write.isPending) return;
    const done = await write.mutateAsync({ body: values }).catch(() => undefined);
    if (!done) return;
    setValues(empty);
    notify.success(say.passwordChanged);
  };
  return (
    <Card as="section" aria-labelledby="change-password">
      <h2 className={styles.cardTitle} id="change-password">
        Change Password
      </h2>
      <form
        ref={form}
        className={styles.password}
        onSubmit={(event) => void save(event)}
        noValidate
      >
        {fields.map(({ name, label, autoComplete }) => (
          <PasswordField
            key={name}
            label={label}
            name={name}
            autoComplete={autoComplete}
            value={values[name]}
            readOnly={write.isPending}
            error={problem?.field === name ? problem.message : undefined}
            onChange={(event) => {
              setProblem(undefined);
              setValues({ ...values, [name]: event.target.value });
            }}
          />
        ))}
        {write.isError && !problem && (
          <RefusalBox>
            <FormMessage>{say.passwordFailed}</FormMessage>
          </RefusalBox>
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={write.isPending} busyLabel="Changing...">
            Change Password
          </Button>
        </div>
      </form>
    </Card>
  );
}
