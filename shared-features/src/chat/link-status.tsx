import { Button, classes, Spinner } from '@campus/shared-ui';
import { useChatState } from './use-chat';
import styles from './link-status.module.css';

interface LinkStatusProps {
  /** Reports how far it is scrolled from the top. */
  readonly className: string | undefined;
  readonly onReconnect: () => void;
}

/** Whether new messages arrive live at the moment; shows nothing while they do. */
export function LinkStatus({ className, onReconnect }: LinkStatusProps) {
  const link = useChatState((state) => state.link);
  return (
    <div className={classes(styles.place, className)}>
      <div className={styles.status}>
        <p role="status" className={styles.words}>
          {link === 'connecting' && (
            <>
              <Spinner size={14} /> Connecting…
            </>
          )}
          {link === 'off' && 'Not connected'}
        </p>
        {link === 'off' && (
          <Button size="small" variant="quiet" onClick={onReconnect}>
            Reconnect
          </Button>
        )}
      </div>
    </div>
  );
}
