import { Skeleton } from '@campus/shared-ui';
import styles from './feed-list.module.css';

const shapes = [
  { lines: 3, picture: true },
  { lines: 4, picture: false },
  { lines: 2, picture: true },
];

/** What posts look like before they are there: the same frames, rows and picture boxes. */
export function FeedSkeleton() {
  return (
    <div className={styles.feed} aria-hidden="true">
      {shapes.map(({ lines, picture }) => (
        <div key={lines} className={styles.ghost}>
          <div className={styles.ghostHead}>
            <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
            <div className={styles.ghostWords}>
              <Skeleton width="8rem" />
              <Skeleton width="12rem" />
            </div>
          </div>
          <Skeleton lines={lines} />
          {picture && (
            <div className={styles.ghostPicture}>
              <Skeleton shape="rect" height="100%" />
            </div>
          )}
          <div className={styles.ghostFoot}>
            <Skeleton shape="rect" width="9rem" height="2rem" />
            <Skeleton shape="rect" width="7rem" height="2rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
