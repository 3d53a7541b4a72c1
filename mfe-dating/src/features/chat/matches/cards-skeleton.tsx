import { Skeleton } from '@campus/shared-ui';
import styles from './match-grid.module.css';

const ghosts = [1, 2, 3];

/** What the cards look like before they are there. */
export function CardsSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {ghosts.map((ghost) => (
        <div key={ghost} className={styles.card}>
          <div className={styles.ghost} />
          <div className={styles.words}>
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </div>
  );
}
