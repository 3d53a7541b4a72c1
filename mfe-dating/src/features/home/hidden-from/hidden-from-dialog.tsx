import {
  datingMessages,
  hideFromStudent,
  hiddenFromMessages as say,
  listHiddenFrom,
  showToStudent,
  type AnswerOf,
} from '@campus/contract';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import { useRefusal } from '@campus/shared-features/form';
import { focusNextOf, Row, Rows } from '@campus/shared-features/rows';
import { Button, notify, VisuallyHidden } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { TextField } from '@campus/shared-ui/field';
import { Time } from '@campus/shared-ui/time';
import { useState, type SubmitEvent } from 'react';
import { formatFailure } from '../../../profile/format-failure';
import styles from './hidden-from.module.css';

const reload = () => queryClient.invalidateQueries({ queryKey: callKey(listHiddenFrom) });

function HideForm() {
  const [username, setUsername] = useState('');
  const write = useWrite(hideFromStudent);
  const form = useRefusal(write.error);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const named = username.trim().replace(/^@/, '');
    if (!named || write.isPending) return;
    try {
      const { message } = await write.mutateAsync({ params: { username: named } });
      notify.success(message);
      setUsername('');
      await reload();
    } catch {
      // The error is shown at the field.
    }
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Hide from"
        placeholder="Username"
        hint="The name on their posts. We don't tell you if they're in dating."
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        value={username}
        error={write.error ? formatFailure(write.error, say.hideFailed) : undefined}
        onChange={({ target }) => {
          write.reset();
          setUsername(target.value);
        }}
      />
      <Button type="submit" busy={write.isPending} busyLabel="Hiding...">
        Hide
      </Button>
    </form>
  );
}

type HiddenFrom = AnswerOf<typeof listHiddenFrom>[number];

function HiddenRow({ student: { username, createdAt } }: { readonly student: HiddenFrom }) {
  const write = useWrite(showToStudent);
  const show = async (button: Element) => {
    try {
      const { message } = await write.mutateAsync({ params: { username } });
      notify.success(message);
    } catch (error) {
      notify.error(formatFailure(error, say.showFailed));
      return;
    }
    focusNextOf(button);
    await reload();
  };
  return (
    <Row
      name={username}
      note={
        <>
          Hidden since <Time value={createdAt} format="date" />
        </>
      }
      action={
        <Button
          size="small"
          busy={write.isPending}
          onClick={({ currentTarget }) => void show(currentTarget)}
        >
          Remove <VisuallyHidden>{username}</VisuallyHidden>
        </Button>
      }
    />
  );
}

function List() {
  return (
    <Rows
      answer={useCall(listHiddenFrom, {}, { staleTime: 0 })}
      failed={say.failed}
      networkFailed={datingMessages.serverErrorLater}
      label="People you hide from"
      loadingLabel="Loading the people you hide from"
      empty={<p className={styles.none}>You aren&apos;t hiding from anyone.</p>}
    >
      {(student) => <HiddenRow key={student.username} student={student} />}
    </Rows>
  );
}

export interface HiddenFromDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The usernames of the people who do not see the student in dating. */
export function HiddenFromDialog({ open, onClose }: HiddenFromDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Hide from people"
      description="They don't see your dating profile, and nobody tells them. You still see theirs, and your matches stay."
    >
      <HideForm />
      <List />
    </Dialog>
  );
}
