import {
  datingMessages,
  listBlockedStudents,
  matchMessages,
  unblockStudent,
  type AnswerOf,
} from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import { focusNextOf, Rows, WaitingRows } from '@campus/shared-features/rows';
import { ErrorState, notify } from '@campus/shared-ui';
import styles from './account.module.css';
import { BlockedPeople, BlockedRow } from './blocked-people';

type Blocked = AnswerOf<typeof listBlockedStudents>[number];

function BlockedMatch({ student: { userId, name, createdAt } }: { student: Blocked }) {
  const write = useWrite(unblockStudent);
  const unblock = async (button: Element) => {
    try {
      await write.mutateAsync({ body: { userId } });
    } catch (error) {
      const message = isNetworkFailure(error)
        ? datingMessages.serverError
        : failureMessage(error, matchMessages.unblockFailed);
      notify.error(message);
      return;
    }
    focusNextOf(button);
    queryClient.setQueryData<Blocked[]>(callKey(listBlockedStudents, {}), (all) =>
      all?.filter((one) => one.userId !== userId),
    );
    notify.success(matchMessages.unblocked);
  };
  return <BlockedRow name={name} since={createdAt} busy={write.isPending} onUnblock={unblock} />;
}

/** The people that the student blocked in dating. */
function BlockedInDating() {
  const { data, error, refetch, isFetching } = useCall(listBlockedStudents, {}, { staleTime: 0 });
  if (!data && !error) return <WaitingRows label="Loading people you blocked" />;
  if (!data) {
    const message = isNetworkFailure(error)
      ? datingMessages.serverErrorLater
      : failureMessage(error, matchMessages.blockedFailed);
    return <ErrorState message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (data.length === 0) {
    return (
      <p className={styles.hint}>
        You haven't blocked anyone in dating. You can do that from their profile or from your chat.
      </p>
    );
  }
  return (
    <>
      <Rows label="People you blocked in dating">
        {data.map((student) => (
          <BlockedMatch key={student.userId} student={student} />
        ))}
      </Rows>
      <p className={styles.hint}>You and the people you block don't see each other in dating.</p>
    </>
  );
}

/** Two independent lists, because only a student may reveal who they are in dating. */
export function BlockedPanel() {
  return (
    <>
      <BlockedPeople />
      <BlockedInDating />
    </>
  );
}
