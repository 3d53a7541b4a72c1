import { LoadingRegion, Skeleton } from '@campus/shared-ui';
import styles from './chat.module.css';
import { LogSkeleton } from './conversation/log-skeleton';
import { CardsSkeleton } from './matches/cards-skeleton';
import rows from './matches/match-row.module.css';

const ghosts = [1, 2, 3, 4];

/** The page before the conversations have come. */
export function ChatSkeleton({ open }: { open: boolean }) {
  return (
    <LoadingRegion busy label="Loading conversations">
      <div className={styles.board}>
        <div className={styles.sidebar} aria-hidden="true">
          {ghosts.map((ghost) => (
            <div key={ghost} className={rows.row}>
              <Skeleton shape="circle" width="3rem" height="3rem" />
              <Skeleton lines={2} />
            </div>
          ))}
        </div>
        <div className={styles.place}>{open ? <LogSkeleton /> : <CardsSkeleton />}</div>
      </div>
    </LoadingRegion>
  );
}
