import { datingMessages, listBlockedStudents, matchMessages } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { EmptyScene } from '@campus/shared-ui/list';
import { BlockedRow } from './blocked-row';
import styles from './blocked.module.css';

export interface BlockedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function Waiting() {
  return (
    <LoadingRegion busy label="Loading blocked people">
      <div className={styles.list} aria-hidden="true">
        {['first', 'second'].map((ghost) => (
          <div key={ghost} className={styles.row}>
            <span className={styles.words}>
              <Skeleton width="8rem" height="1lh" />
              <Skeleton width="11rem" height="1lh" />
            </span>
            <span className={styles.ghostButton} />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

function List() {
  const { data, error, refetch, isFetching } = useCall(listBlockedStudents, {}, { staleTime: 0 });
  if (!data && !error) return <Waiting />;
  if (!data) {
    const message = isNetworkFailure(error)
      ? datingMessages.serverErrorLater
      : failureMessage(error, matchMessages.blockedFailed);
    return <ErrorState message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState title="Nobody is blocked" scene={<EmptyScene name="ChaiStall" />}>
        You can block somebody from their profile or from your conversation.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list} aria-label="Blocked people">
      {data.map((student) => (
        <li key={student.userId}>
          <BlockedRow student={student} />
        </li>
      ))}
    </ul>
  );
}

/** Whom the student has blocked, with the way back. */
export function BlockedDialog({ open, onClose }: BlockedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Blocked people"
      description="You and they do not see each other in dating."
    >
      <List />
    </Dialog>
  );
}
