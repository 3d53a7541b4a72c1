import type { Cab } from '@campus/contract';
import { VisuallyHidden } from '@campus/shared-ui';
import styles from './ticket.module.css';

/** From where to where, as two stops on a line. */
export function RouteLine({ cab }: { cab: Pick<Cab, 'source' | 'destination'> }) {
  return (
    <span className={styles.route}>
      <span className={styles.stop}>{cab.source}</span>
      <VisuallyHidden> to </VisuallyHidden>
      <span className={styles.stop}>{cab.destination}</span>
    </span>
  );
}
