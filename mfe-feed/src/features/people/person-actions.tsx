import { blockPerson, peopleMessages as say, type Person } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { queryClient, useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { ReportButton } from '@campus/shared-features/report';
import { Button, notify } from '@campus/shared-ui';
import { askFirst } from '@campus/shared-ui/listing';
import { useNavigate } from 'react-router-dom';

/** What one student may do about another. Either way the other is gone from every list of theirs. */
export function PersonActions({ person: { _id: id, username } }: { person: Person }) {
  const navigate = useNavigate();
  const write = useWrite(blockPerson);
  const leave = async () => {
    await navigate(paths.people(), { replace: true });
    await queryClient.invalidateQueries();
  };
  const block = async () => {
    const question = { message: say.confirmBlock, confirmLabel: 'Block' };
    if (!(await askFirst({ title: `Block ${username}`, ...question }))) return;
    try {
      await write.mutateAsync({ params: { id } });
    } catch (error) {
      notify.error(failureMessage(error, say.blockFailed));
      return;
    }
    notify.success(say.blocked);
    await leave();
  };
  return (
    <>
      <Button variant="quiet" icon="eye-off" busy={write.isPending} onClick={() => void block()}>
        Block
      </Button>
      <ReportButton
        subject={{ kind: 'person', id }}
        title={`Report ${username}`}
        onLeave={() => void leave()}
      />
    </>
  );
}
