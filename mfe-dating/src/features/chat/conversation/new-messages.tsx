import { Button } from '@campus/shared-ui';
import styles from './new-messages.module.css';

interface NewMessagesProps {
  readonly shown: boolean;
  readonly onShow: () => void;
}

/** Leads a reader who is further up to what came meanwhile; the log itself has read it out. */
export function NewMessages({ shown, onShow }: NewMessagesProps) {
  return (
    <div className={styles.place}>
      {shown && (
        <Button variant="primary" size="small" icon="arrow-down" onClick={onShow}>
          New messages
        </Button>
      )}
    </div>
  );
}
