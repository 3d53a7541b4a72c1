import { cabMessages, findCab, listingMessages } from '@campus/contract';
import { linkedState, useCall } from '@campus/contract/react';
import { LinkedEntry } from '@campus/shared-ui/listing';
import { CabCard } from '../card/cab-card';
import { TicketSkeleton } from '../card/ticket-skeleton';
import styles from './lists.module.css';

interface LinkedCabProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The ride that a link leads to, open above the lists: it may be in none of them. */
export function LinkedCab({ id, onClose }: LinkedCabProps) {
  const asked = useCall(findCab, { params: { id } });
  const words = { failed: cabMessages.listFailed, network: listingMessages.serverError };
  return (
    <LinkedEntry
      title="The ride you were sent"
      missing={cabMessages.missing}
      state={linkedState(asked, words)}
      skeleton={
        <div className={styles.linkedWaiting}>
          <TicketSkeleton count={1} />
        </div>
      }
      onRetry={() => void asked.refetch()}
      onClose={onClose}
    >
      {asked.data && <CabCard key={id} cab={asked.data} open onDeleted={onClose} />}
    </LinkedEntry>
  );
}
