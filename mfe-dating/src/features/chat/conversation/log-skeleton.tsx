import { Skeleton } from '@campus/shared-ui';
import styles from './log-skeleton.module.css';

const ghosts = ['55%', '38%', '62%', '30%', '48%'];

/** What a conversation looks like before it is there. */
export function LogSkeleton() {
  return (
    <div className={styles.ghosts} aria-hidden="true">
      {ghosts.map((width, ghost) => (
        <div key={width} className={styles.ghost} data-mine={ghost % 2 === 1 || undefined}>
          <Skeleton shape="rect" width={width} height="2.75rem" />
        </div>
      ))}
    </div>
  );
}
