import { GuidelinesLink } from '../form';
import { Button, Icon } from '@campus/shared-ui';
import type { Unsent } from './unsent';
import styles from './unsent.module.css';
import { useChat } from './use-chat';

interface FailedProps {
  readonly entry: Unsent;
  readonly reason: string;
  readonly unfit: boolean;
}

function Failed({ entry, reason, unfit }: FailedProps) {
  const chat = useChat();
  return (
    <div className={styles.failed}>
      <p role="alert" className={styles.reason}>
        <Icon name="error" size={16} /> {reason}
      </p>
      {unfit && (
        <p className={styles.rules}>
          <GuidelinesLink />
        </p>
      )}
      <Button size="small" onClick={() => chat.retry(entry)}>
        Try Again
      </Button>
      <Button size="small" variant="quiet" onClick={() => chat.discard(entry)}>
        Discard
      </Button>
    </div>
  );
}

const progressText = {
  waiting: 'Waiting…',
  sending: 'Sending…',
  sent: 'Sending…',
  queued: 'Waiting for a connection',
} as const;

/** A message being sent, or a failed one with its actions. */
function UnsentMessage({ entry }: { entry: Unsent }) {
  const { progress, text } = entry;
  return (
    <li className={styles.entry}>
      <p className={styles.text}>{text}</p>
      {progress.is === 'failed' ? (
        <Failed entry={entry} reason={progress.reason} unfit={progress.unfit ?? false} />
      ) : (
        <p className={styles.progress}>{progressText[progress.is]}</p>
      )}
    </li>
  );
}

/** The student's own messages that are not in the list yet. */
export function UnsentList({ unsent }: { unsent: readonly Unsent[] }) {
  if (unsent.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Not sent yet">
      {unsent.map((entry) => (
        <UnsentMessage key={entry.key} entry={entry} />
      ))}
    </ul>
  );
}
