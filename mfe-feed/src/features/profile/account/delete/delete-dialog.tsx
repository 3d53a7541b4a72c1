import { deletionDays } from '@campus/contract';
import { Button } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { useId, useRef } from 'react';
import { DeleteForm } from './delete-form';
import styles from './delete.module.css';
import { useDeletion } from './use-deletion';

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
