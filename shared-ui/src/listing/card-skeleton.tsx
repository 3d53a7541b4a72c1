import { Skeleton } from '../feedback/skeleton';
import styles from './card-list.module.css';

export interface CardSkeletonProps {
  /** How many; default 5. */
  count?: number;
}

/** What cards look like before they are there. */
export function CardSkeleton({ count = 5 }: CardSkeletonProps) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, ghost) => (
        <div key={ghost} className={styles.ghost}>
          <div className={styles.ghostPicture}>
            <Skeleton shape="rect" height="100%" />
          </div>
          <div className={styles.ghostWords}>
            <Skeleton width="30%" />
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </div>
        </div>
      ))}
    </div>
  );
}
