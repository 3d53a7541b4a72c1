import {
  authMessages,
  deleteAccount,
  deletionDays,
  deletionForm,
  type DeletionForm,
  deletionMessages as say,
  firstProblem,
  type Problem,
} from '@campus/contract';
import { ApiFailure, endSession, failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { signOut } from '@campus/shared-auth';
import { RefusalBox, useRefusal } from '@campus/shared-features/form';
import { Button, FormMessage } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { PasswordField } from '@campus/shared-ui/field';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './delete.module.css';

type Confessions = DeletionForm['confessions'];

interface Deletion {
  readonly values: DeletionForm;
  readonly change: (some: Partial<DeletionForm>) => void;
  /** The problem, of one field or of the whole form. */
  readonly problem: Problem | undefined;
  readonly busy: boolean;
  readonly submit: () => Promise<void>;
}

function problemOf(error: unknown): Problem {
  const field = error instanceof ApiFailure ? (error.field ?? '') : '';
  const message = isNetworkFailure(error)
    ? authMessages.networkError
    : failureMessage(error, say.failed);
  return { field, message };
}

/** Deletes the account and opens the login page, which says until when the student can return. */
function useDeletion(): Deletion {
  const [values, setValues] = useState<DeletionForm>({ password: '', confessions: 'keep' });
  const [problem, setProblem] = useState<Problem>();
  const [leaving, setLeaving] = useState(false);
  const write = useWrite(deleteAccount);
  const navigate = useNavigate();

  const submit = async () => {
    if (write.isPending || leaving) return;
    const wrong = firstProblem(deletionForm, values);
    setProblem(wrong);
    if (wrong) return;
    try {
      const { message } = await write.mutateAsync({ body: values });
      setLeaving(true);
      // The server has ended the session; this clears the data stored in the browser, in every tab.
      await signOut().catch(endSession);
      await navigate(paths.login(), { replace: true, state: { notice: message } });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };

  return {
    values,
    change: (some) => {
      setProblem(undefined);
      setValues({ ...values, ...some });
    },
    problem,
    busy: write.isPending || leaving,
    submit,
  };
}

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

function DeleteForm({ id, deletion }: DeleteFormProps) {
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

/** Explains the effects of the deletion beforehand. */
function Explanation() {
  return (
    <div className={styles.explanation}>
      <h3>What we delete</h3>
      <ul>
        <li>Your name, email and password</li>
        <li>Your posts, comments and votes</li>
        <li>Your items, rides, events and trips</li>
        <li>Your dating profile, matches and messages</li>
        <li>All your pictures</li>
      </ul>
      <h3>What happens now</h3>
      <p>
        We log you out on every device and email you the date. If you log in within {deletionDays}{' '}
        days, you keep your account. After that, we can't bring it back.
      </p>
    </div>
  );
}

export interface DeleteDialogProps {
  readonly open: boolean;
  /** The page closes the dialog by setting `open`. */
  readonly onClose: () => void;
}

/** Says what is deleted and what remains, and asks for the password. Focus starts on the safe Cancel. */
export function DeleteDialog({ open, onClose }: DeleteDialogProps) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const deletion = useDeletion();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete your account?"
      description="We close it now and delete it after seven days."
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            variant="danger"
            busy={deletion.busy}
            busyLabel="Deleting..."
          >
            Delete my account
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Explanation />
        <DeleteForm id={id} deletion={deletion} />
      </div>
    </Dialog>
  );
}
