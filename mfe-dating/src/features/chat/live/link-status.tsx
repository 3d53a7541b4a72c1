import { Button, Spinner } from '@campus/shared-ui';
import { useChatState } from '../state/use-chat';
import styles from './link-status.module.css';

/** Whether new messages come by themselves at the moment; says nothing while they do. */
export function LinkStatus({ onReconnect }: { onReconnect: () => void }) {
  const link = useChatState((state) => state.link);
  return (
    <div className={styles.place}>
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
