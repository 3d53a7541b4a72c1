import { Skeleton } from '@campus/shared-ui';
import styles from './people.module.css';

/** What the cards look like before they are there. */
export function PeopleSkeleton() {
  return (
    <div className={styles.people} aria-hidden="true">
      {Array.from({ length: 8 }, (_, ghost) => (
        <div key={ghost} className={styles.card}>
          <div className={styles.photo} />
          <div className={styles.words}>
            <div className={styles.name}>
              <Skeleton width="60%" />
            </div>
            <div className={styles.short}>
              <Skeleton lines={2} />
            </div>
          </div>
          <div className={styles.ghostSend} />
        </div>
      ))}
    </div>
  );
}
