import { Skeleton } from '@campus/shared-ui';
import styles from './requests.module.css';

/** What requests look like before they are there. */
export function RequestsSkeleton() {
  return (
    <div className={styles.requests} aria-hidden="true">
      {Array.from({ length: 4 }, (_, ghost) => (
        <div key={ghost} className={styles.card}>
          <div className={styles.stamp} />
          <div className={styles.words}>
            <div className={styles.name}>
              <Skeleton width="45%" />
            </div>
            <div className={styles.short}>
              <Skeleton lines={2} />
            </div>
            <div className={styles.sent}>
              <Skeleton width="35%" />
            </div>
          </div>
          <div className={styles.answers}>
            <Skeleton shape="rect" height="var(--tap)" />
            <Skeleton shape="rect" height="var(--tap)" />
          </div>
        </div>
      ))}
    </div>
  );
}
