import { Skeleton } from '@campus/shared-ui';
import styles from './ticket.module.css';

interface TicketSkeletonProps {
  /** How many; default 5. */
  readonly count?: number;
}

/** What tickets look like before they are there. */
export function TicketSkeleton({ count = 5 }: TicketSkeletonProps) {
  return (
    <div className={styles.ghosts} aria-hidden="true">
      {Array.from({ length: count }, (_, ghost) => (
        <div key={ghost} className={styles.ghost}>
          <div className={styles.stub}>
            <Skeleton width="4rem" />
            <Skeleton width="5rem" height="1.6rem" />
          </div>
          <div className={styles.ghostWords}>
            <Skeleton width="55%" />
            <Skeleton width="70%" />
            <Skeleton width="30%" />
          </div>
        </div>
      ))}
    </div>
  );
}
