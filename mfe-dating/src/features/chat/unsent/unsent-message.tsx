import { Button, Icon } from '@campus/shared-ui';
import type { Unsent } from '../core/unsent';
import { useChat } from '../state/use-chat';
import styles from './unsent.module.css';

function Failed({ entry, reason }: { entry: Unsent; reason: string }) {
  const chat = useChat();
  return (
    <div className={styles.failed}>
      <p role="alert" className={styles.reason}>
        <Icon name="error" size={16} /> {reason}
      </p>
      <Button size="small" onClick={() => chat.retry(entry)}>
        Retry
      </Button>
      <Button size="small" variant="quiet" onClick={() => chat.discard(entry)}>
        Discard
      </Button>
    </div>
  );
}

/** A message on its way, or one that failed with what can be done about it. */
export function UnsentMessage({ entry }: { entry: Unsent }) {
  const { progress, text } = entry;
  return (
    <li className={styles.entry}>
      <p className={styles.text}>{text}</p>
      {progress.is === 'failed' ? (
        <Failed entry={entry} reason={progress.reason} />
      ) : (
        <p className={styles.progress}>{progress.is === 'waiting' ? 'Waiting…' : 'Sending…'}</p>
      )}
    </li>
  );
}
