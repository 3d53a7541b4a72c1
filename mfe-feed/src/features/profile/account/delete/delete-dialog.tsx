import { Button } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { useId, useRef } from 'react';
import { DeleteForm } from './delete-form';
import { Explanation } from './explanation';
import { useDeletion } from './use-deletion';
import styles from './delete.module.css';

export interface DeleteDialogProps {
  readonly open: boolean;
  /** The page closes by setting `open`. */
  readonly onClose: () => void;
}

/** Says what goes and what stays, and asks for the password. Focus starts on Cancel, which harms nothing. */
export function DeleteDialog({ open, onClose }: DeleteDialogProps) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const deletion = useDeletion();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete your account?"
      description="It is closed at once, and deleted after seven days."
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
