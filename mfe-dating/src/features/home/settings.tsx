import { useSearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import { Button } from '@campus/shared-ui';
import { useDeleteProfile } from './use-delete-profile';
import styles from './home.module.css';
import type { BlockedDialogProps } from './blocked/blocked-dialog';

const BlockedDialog = lazyDialog<BlockedDialogProps>(() =>
  import(/* webpackChunkName: "blocked" */ './blocked/blocked-dialog').then(
    (part) => part.BlockedDialog,
  ),
);

/** What is needed seldom: who is blocked, and the way out. */
export function Settings() {
  const dialog = useSearchState('blocked');
  const { remove, busy } = useDeleteProfile();
  return (
    <section className={styles.settings} aria-label="Safety and privacy">
      <Button variant="quiet" icon="lock" onClick={() => dialog.open('1')}>
        Blocked people
      </Button>
      <Button variant="quiet" icon="trash" busy={busy} onClick={() => void remove()}>
        Delete dating profile
      </Button>
      <BlockedDialog open={dialog.value !== undefined} onClose={dialog.close} />
    </section>
  );
}
