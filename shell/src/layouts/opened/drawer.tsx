import { Button, IconButton } from '@campus/shared-ui';
import { type ReactNode, useState } from 'react';
import { isInstalled, refreshPage } from '../../app-install/refresh';
import { Overlay } from './overlay';
import styles from './drawer.module.css';

/** The same as pulling the page down in the installed app, whose window has no reload button. */
function RefreshButton({ onDone }: { onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const refresh = () => {
    setBusy(true);
    void refreshPage().finally(onDone);
  };
  return (
    <Button busy={busy} busyLabel="Refreshing..." onClick={refresh}>
      Refresh
    </Button>
  );
}

interface DrawerProps {
  id: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar on phones. */
export function Drawer({ id, open, onClose, children }: DrawerProps) {
  return (
    <Overlay id={id} open={open} onClose={onClose} className={styles.drawer} aria-label="Menu">
      <div className={styles.close}>
        <IconButton icon="close" label="Close menu" onClick={onClose} />
      </div>
      {open && children}
      {open && isInstalled() && (
        <div className={styles.foot}>
          <RefreshButton onDone={onClose} />
        </div>
      )}
    </Overlay>
  );
}
