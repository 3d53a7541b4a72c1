import { Button } from '@campus/shared-ui';
import styles from './conversation.module.css';
import type { Older } from './use-older';

interface OlderButtonProps {
  readonly state: Older['state'];
  readonly onLoad: () => void;
}

/** The way to what was said before; scrolling to the top is the other one. */
export function OlderButton({ state, onLoad }: OlderButtonProps) {
  return (
    <p className={styles.note}>
      <span role="status">{state === 'failed' && 'Older messages did not come.'}</span>
      <Button
        variant="quiet"
        size="small"
        busy={state === 'loading'}
        busyLabel="Loading..."
        onClick={onLoad}
      >
        {state === 'failed' ? 'Try Again' : 'Load older messages'}
      </Button>
    </p>
  );
}
