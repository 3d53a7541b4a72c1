import {
  type AnswerOf,
  datingMessages,
  listBlockedPeople,
  listBlockedStudents,
  matchMessages,
  peopleMessages as say,
  unblockPerson,
  unblockStudent,
} from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import { focusNextOf, Row, Rows } from '@campus/shared-features/rows';
import { Button, notify, VisuallyHidden } from '@campus/shared-ui';
import { Time } from '@campus/shared-ui/time';
import styles from './account.module.css';

type Blocked = AnswerOf<typeof listBlockedPeople>[number];

interface BlockedRowProps {
  readonly name: string;
  readonly since: string;
  readonly busy: boolean;
  /** `button` is the pressed button. */
  readonly onUnblock: (button: Element) => Promise<void>;
}

/** A person that the student blocked, with the button to unblock them. */
function BlockedRow({ name, since, busy, onUnblock }: BlockedRowProps) {
  const note = (
    <>
      Blocked on <Time value={since} format="date" />
    </>
  );
  const action = (
    <Button size="small" busy={busy} onClick={(press) => void onUnblock(press.currentTarget)}>
      Unblock <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  return <Row name={name} note={note} action={action} />;
}

function BlockedPerson({ person: { _id: id, username, createdAt } }: { person: Blocked }) {
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
    // Their posts and offers are in the lists again.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    notify.success(say.unblocked);
  };
  return (
    <BlockedRow name={username} since={createdAt} busy={write.isPending} onUnblock={unblock} />
  );
}

/** People the student blocked: neither side sees the other's page, posts or listings. */
function BlockedPeople() {
  return (
    <Rows
      answer={useCall(listBlockedPeople, {}, { staleTime: 0 })}
      failed={say.blockedFailed}
      label="People you blocked"
      loadingLabel="Loading people you blocked"
      empty={
        <p className={styles.hint}>
          You haven&apos;t blocked anyone. You can block someone from their page.
        </p>
      }
    >
      {(person) => <BlockedPerson key={person._id} person={person} />}
    </Rows>
  );
}

type BlockedStudent = AnswerOf<typeof listBlockedStudents>[number];

function BlockedMatch({ student: { userId, name, createdAt } }: { student: BlockedStudent }) {
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
    queryClient.setQueryData<BlockedStudent[]>(callKey(listBlockedStudents, {}), (all) =>
      all?.filter((one) => one.userId !== userId),
    );
    notify.success(matchMessages.unblocked);
  };
  return <BlockedRow name={name} since={createdAt} busy={write.isPending} onUnblock={unblock} />;
}

/** The people that the student blocked in dating. */
function BlockedInDating() {
  const answer = useCall(listBlockedStudents, {}, { staleTime: 0 });
  return (
    <>
      <Rows
        answer={answer}
        failed={matchMessages.blockedFailed}
        networkFailed={datingMessages.serverErrorLater}
        label="People you blocked in dating"
        loadingLabel="Loading people you blocked"
        empty={
          <p className={styles.hint}>
            You haven't blocked anyone in dating. You can do that from their profile or from your
            chat.
          </p>
        }
      >
        {(student) => <BlockedMatch key={student.userId} student={student} />}
      </Rows>
      {answer.data && answer.data.length > 0 && (
        <p className={styles.hint}>You and the people you block don't see each other in dating.</p>
      )}
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
