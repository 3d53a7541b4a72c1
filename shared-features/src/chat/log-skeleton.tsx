import { Skeleton } from '@campus/shared-ui';
import styles from './log-skeleton.module.css';

const bubbleWidths = ['55%', '38%', '62%', '30%', '48%'];

/** Skeleton of a conversation. */
export function LogSkeleton() {
  return (
    <div className={styles.bubbles} aria-hidden="true">
      {bubbleWidths.map((width, index) => (
        <div key={width} className={styles.bubble} data-mine={index % 2 === 1 || undefined}>
          <Skeleton shape="rect" width={width} height="2.75rem" />
        </div>
      ))}
    </div>
  );
}
