import { LogSkeleton } from '@campus/shared-features/chat';
import { LoadingRegion, Skeleton } from '@campus/shared-ui';
import chatStyles from './chat.module.css';
import matchGridStyles from './matches/match-grid.module.css';
import rowStyles from './matches/match-row.module.css';

const cards = [1, 2, 3];

/** What the cards look like before they are there. */
function CardsSkeleton() {
  return (
    <div className={matchGridStyles.grid} aria-hidden="true">
      {cards.map((card) => (
        <div key={card} className={matchGridStyles.card}>
          <div className={matchGridStyles.picturePlaceholder} />
          <div className={matchGridStyles.words}>
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </div>
  );
}

const rows = [1, 2, 3, 4];

/** The page before the conversations have come. */
export function ChatSkeleton({ open }: { open: boolean }) {
  return (
    <LoadingRegion busy label="Loading conversations">
      <div className={chatStyles.board}>
        <div className={chatStyles.sidebar} aria-hidden="true">
          {rows.map((row) => (
            <div key={row} className={rowStyles.row}>
              <Skeleton shape="circle" width="3rem" height="3rem" />
              <Skeleton lines={2} />
            </div>
          ))}
        </div>
        <div className={chatStyles.place}>{open ? <LogSkeleton /> : <CardsSkeleton />}</div>
      </div>
    </LoadingRegion>
  );
}
