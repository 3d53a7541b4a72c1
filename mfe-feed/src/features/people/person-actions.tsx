import type { Person } from '@campus/contract';
import { queryClient } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { ReportButton, useBlock } from '@campus/shared-features/report';
import { Button } from '@campus/shared-ui';
import { useNavigate } from 'react-router-dom';

/** What one student may do about another. Either way the other is gone from every list of theirs. */
export function PersonActions({ person: { _id: id, username } }: { person: Person }) {
  const navigate = useNavigate();
  const { block, busy } = useBlock(username, async () => id);
  const leave = async () => {
    await navigate(paths.people(), { replace: true });
    await queryClient.invalidateQueries();
  };
  const press = async () => {
    if (await block()) await leave();
  };
  return (
    <>
      <Button variant="quiet" icon="eye-off" busy={busy} onClick={() => void press()}>
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
