import {
  datingMessages,
  exploreProfiles,
  listBlockedStudents,
  matchMessages,
  unblockStudent,
  type AnswerOf,
} from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingRegion,
  notify,
  Skeleton,
  VisuallyHidden,
} from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { EmptyScene } from '@campus/shared-ui/list';
import { Time } from '@campus/shared-ui/time';
import { formatFailure } from '../../../profile/format-failure';
import styles from './blocked.module.css';

export type Blocked = AnswerOf<typeof listBlockedStudents>[number];

/** Where a reader goes on when the row of the pressed button is gone. */
function nextOf(button: Element): HTMLElement | null {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return (next ?? button.closest('[role="dialog"]'))?.querySelector('button') ?? null;
}

/** Takes a student off the list; both may find each other again. */
function useUnblock({ userId }: Blocked) {
  const write = useWrite(unblockStudent);
  /** `button` is the one that was pressed. */
  const unblock = async (button: Element) => {
    try {
      await write.mutateAsync({ body: { userId } });
    } catch (error) {
      notify.error(formatFailure(error, matchMessages.unblockFailed));
      return;
    }
    nextOf(button)?.focus();
    queryClient.setQueryData<Blocked[]>(callKey(listBlockedStudents, {}), (all) =>
      all?.filter((one) => one.userId !== userId),
    );
    notify.success(matchMessages.unblocked);
    await queryClient.invalidateQueries({ queryKey: callKey(exploreProfiles) });
  };
  return { unblock, busy: write.isPending };
}

function BlockedRow({ student }: { student: Blocked }) {
  const { unblock, busy } = useUnblock(student);
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{student.name}</span>
        <span className={styles.since}>
          Blocked on <Time value={student.createdAt} format="date" />
        </span>
      </span>
      <Button size="small" busy={busy} onClick={({ currentTarget }) => void unblock(currentTarget)}>
        Unblock <VisuallyHidden>{student.name}</VisuallyHidden>
      </Button>
    </div>
  );
}

export interface BlockedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function Waiting() {
  return (
    <LoadingRegion busy label="Loading blocked people">
      <div className={styles.list} aria-hidden="true">
        {['first', 'second'].map((key) => (
          <div key={key} className={styles.row}>
            <span className={styles.words}>
              <Skeleton width="8rem" height="1lh" />
              <Skeleton width="11rem" height="1lh" />
            </span>
            <span className={styles.buttonSkeleton} />
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
      <EmptyState title="You haven't blocked anyone" scene={<EmptyScene name="ChaiStall" />}>
        You can block someone from their profile or from your chat.
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
      description="You and the people you block don't see each other in dating."
    >
      <List />
    </Dialog>
  );
}
