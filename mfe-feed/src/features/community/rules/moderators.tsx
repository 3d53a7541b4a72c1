import {
  communityMessages as say,
  nameModerator,
  readCommunityRules,
  removeModerator,
} from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { useRefusal } from '@campus/shared-features/form';
import { Button, notify, VisuallyHidden } from '@campus/shared-ui';
import { confirm } from '@campus/shared-ui/dialog';
import { TextField } from '@campus/shared-ui/field';
import { useState, type SubmitEvent } from 'react';
import styles from './rules.module.css';

const reload = (id: string) =>
  queryClient.invalidateQueries({ queryKey: callKey(readCommunityRules, { params: { id } }) });

/** Form that makes a student a moderator by username. */
export function AddModerator({ communityId: id }: { readonly communityId: string }) {
  const [username, setUsername] = useState('');
  const write = useWrite(nameModerator);
  const form = useRefusal(write.error);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const named = username.trim().replace(/^@/, '');
    if (!named || write.isPending) return;
    try {
      const { message } = await write.mutateAsync({ params: { id, username: named } });
      notify.success(message);
      setUsername('');
      await reload(id);
    } catch {
      // The error is shown at the field.
    }
  };
  return (
    <form ref={form} className={styles.add} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Add a moderator"
        placeholder="Username"
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        value={username}
        error={write.error ? failureMessage(write.error, say.nameFailed) : undefined}
        onChange={({ target }) => {
          write.reset();
          setUsername(target.value);
        }}
      />
      <Button type="submit" busy={write.isPending} busyLabel="Adding...">
        Add
      </Button>
    </form>
  );
}

interface RemoveModeratorProps {
  readonly communityId: string;
  readonly username: string;
}

export function RemoveModerator({ communityId: id, username }: RemoveModeratorProps) {
  const write = useWrite(removeModerator);
  const remove = async () => {
    const message = `${username} can no longer pin posts, hide posts and comments, or change the rules.`;
    if (!(await confirm({ title: 'Remove moderator', message, confirmLabel: 'Remove' }))) return;
    try {
      notify.success((await write.mutateAsync({ params: { id, username } })).message);
      await reload(id);
    } catch (error) {
      notify.error(failureMessage(error, say.removeFailed));
    }
  };
  return (
    <Button size="small" variant="quiet" busy={write.isPending} onClick={() => void remove()}>
      Remove<VisuallyHidden> {username}</VisuallyHidden>
    </Button>
  );
}
