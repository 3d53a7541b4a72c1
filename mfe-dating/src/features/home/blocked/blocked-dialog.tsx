import {
  datingMessages,
  exploreProfiles,
  listBlockedStudents,
  matchMessages,
  unblockStudent,
  type AnswerOf,
} from '@campus/contract';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import { focusNextOf, Row, Rows } from '@campus/shared-features/rows';
import { Button, EmptyState, notify, VisuallyHidden } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { EmptyScene } from '@campus/shared-ui/list';
import { Time } from '@campus/shared-ui/time';
import { formatFailure } from '../../../profile/format-failure';

export type Blocked = AnswerOf<typeof listBlockedStudents>[number];

/** Unblocks a student, so that both can find each other again. */
function useUnblock({ userId }: Blocked) {
  const write = useWrite(unblockStudent);
  /** `button` is the pressed button. */
  const unblock = async (button: Element) => {
    try {
      await write.mutateAsync({ body: { userId } });
    } catch (error) {
      notify.error(formatFailure(error, matchMessages.unblockFailed));
      return;
    }
    focusNextOf(button);
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
    <Row
      name={student.name}
      note={
        <>
          Blocked on <Time value={student.createdAt} format="date" />
        </>
      }
      action={
        <Button
          size="small"
          busy={busy}
          onClick={({ currentTarget }) => void unblock(currentTarget)}
        >
          Unblock <VisuallyHidden>{student.name}</VisuallyHidden>
        </Button>
      }
    />
  );
}

export interface BlockedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function List() {
  return (
    <Rows
      answer={useCall(listBlockedStudents, {}, { staleTime: 0 })}
      failed={matchMessages.blockedFailed}
      networkFailed={datingMessages.serverErrorLater}
      label="Blocked people"
      loadingLabel="Loading blocked people"
      empty={
        <EmptyState title="You haven't blocked anyone" scene={<EmptyScene name="ChaiStall" />}>
          You can block someone from their profile or from your chat.
        </EmptyState>
      }
    >
      {(student) => <BlockedRow key={student.userId} student={student} />}
    </Rows>
  );
}

/** The students that this student blocked, each with a button to unblock them. */
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
