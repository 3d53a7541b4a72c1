import {
  listBlockedPeople,
  peopleMessages as say,
  unblockPerson,
  type AnswerOf,
} from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import { focusNextOf, Row, Rows, WaitingRows } from '@campus/shared-features/rows';
import { Button, ErrorState, notify, VisuallyHidden } from '@campus/shared-ui';
import { Time } from '@campus/shared-ui/time';
import styles from './account.module.css';

type Blocked = AnswerOf<typeof listBlockedPeople>[number];

function BlockedRow({ person: { _id: id, username, createdAt } }: { person: Blocked }) {
  const write = useWrite(unblockPerson);
  const unblock = async (button: Element) => {
    try {
      await write.mutateAsync({ params: { id } });
    } catch (error) {
      notify.error(failureMessage(error, say.unblockFailed));
      return;
    }
    focusNextOf(button);
    queryClient.setQueryData<Blocked[]>(callKey(listBlockedPeople, {}), (all) =>
      all?.filter((one) => one._id !== id),
    );
    // What they post and offer is in the lists again.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    notify.success(say.unblocked);
  };
  return (
    <Row
      name={username}
      note={
        <>
          Blocked on <Time value={createdAt} format="date" />
        </>
      }
      action={
        <Button
          size="small"
          busy={write.isPending}
          onClick={({ currentTarget }) => void unblock(currentTarget)}
        >
          Unblock <VisuallyHidden>{username}</VisuallyHidden>
        </Button>
      }
    />
  );
}

/** Whose pages, posts and listings the student does not see, and who does not see theirs. */
export function BlockedPeople() {
  const { data, error, refetch, isFetching } = useCall(listBlockedPeople, {}, { staleTime: 0 });
  if (!data && !error) return <WaitingRows label="Loading people you blocked" />;
  if (!data) {
    const message = failureMessage(error, say.blockedFailed);
    return <ErrorState message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (data.length === 0) {
    return (
      <p className={styles.hint}>
        You haven&apos;t blocked anyone. You can block someone from their page.
      </p>
    );
  }
  return (
    <Rows label="People you blocked">
      {data.map((person) => (
        <BlockedRow key={person._id} person={person} />
      ))}
    </Rows>
  );
}
