import {
  accountMessages as say,
  firstProblem,
  readProfile,
  updateUsername,
  usernameForm,
  type Problem,
  type Profile,
} from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { changeStudent } from '@campus/shared-auth';
import { useRefusal } from '@campus/shared-features/form';
import { type Availability, useAvailability } from '@campus/shared-features/username';
import { Button, notify } from '@campus/shared-ui';
import { TextField } from '@campus/shared-ui/field';
import { useState, type SubmitEvent } from 'react';
import { changeAuthor } from '../feed';
import styles from './profile.module.css';

interface UsernameEditorProps {
  readonly username: string;
  readonly onClose: () => void;
}

const hints: Record<Availability, string> = {
  idle: '3 to 20 letters, digits or underscores',
  checking: 'Checking availability...',
  available: 'This username is available',
  taken: '',
};

function showEverywhere(username: string): void {
  queryClient.setQueryData<Profile>(
    callKey(readProfile, {}),
    (profile) => profile && { ...profile, username },
  );
  changeAuthor({ username });
  changeStudent({ username });
}

function failureText(error: unknown): string {
  return isNetworkFailure(error) ? say.usernameError : failureMessage(error, say.usernameFailed);
}

/** Changes the username, which is checked against its rules while typing. */
export function UsernameEditor({ username, onClose }: UsernameEditorProps) {
  const [typed, setTyped] = useState(username);
  const [problem, setProblem] = useState<Problem>();
  const write = useWrite(updateUsername);
  const form = useRefusal(problem);
  const availability = useAvailability(typed, username);

  const rule = typed === username ? undefined : firstProblem(usernameForm, { username: typed });
  const taken =
    availability === 'taken' ? { field: 'username', message: say.usernameTaken } : undefined;

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (write.isPending) return;
    if (typed.trim() === username) {
      onClose();
      return;
    }
    const wrong = rule ?? taken;
    setProblem(wrong && { ...wrong });
    if (wrong) return;
    try {
      const username = typed.trim();
      const saved = await write.mutateAsync({ body: { username } });
      showEverywhere(saved.username ?? username);
      notify.success(say.usernameUpdated);
      onClose();
    } catch (error) {
      setProblem({ field: 'username', message: failureText(error) });
    }
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        readOnly={write.isPending}
        error={(problem ?? rule ?? taken)?.message}
        hint={<span role="status">{hints[availability]}</span>}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- Edit was pressed to type here
        autoFocus
        onChange={(event) => {
          setProblem(undefined);
          setTyped(event.target.value);
        }}
      />
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={write.isPending} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
