import { IconButton } from '@campus/shared-ui';
import { useId } from 'react';
import { Overlay } from '../../layouts/opened/overlay';
import styles from './panel-overlay.module.css';
import { PanelPart } from './panel-part';

interface PanelOverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The container of the list: under the bell if there is room, a sheet on phones. */
export function PanelOverlay({ open, onClose }: PanelOverlayProps) {
  const title = useId();
  return (
    <Overlay open={open} onClose={onClose} className={styles.panel} aria-labelledby={title}>
      <div className={styles.inside}>
        <div className={styles.header}>
          <h2 id={title} className={styles.title}>
            Notifications
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <div className={styles.body}>{open && <PanelPart />}</div>
      </div>
    </Overlay>
  );
}
