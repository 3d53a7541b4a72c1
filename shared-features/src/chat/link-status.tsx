import { Button, classes, Spinner } from '@campus/shared-ui';
import { useChatState } from './use-chat';
import styles from './link-status.module.css';

interface LinkStatusProps {
  /** Reports the scroll position. */
  readonly className: string | undefined;
  readonly onReconnect: () => void;
}

/** Reports when new messages do not arrive live; shows nothing while they do. */
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
