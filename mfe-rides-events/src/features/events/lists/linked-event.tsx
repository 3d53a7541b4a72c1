import { eventMessages, findEvent, listingMessages } from '@campus/contract';
import { linkedState, useCall } from '@campus/contract/react';
import { CardSkeleton, LinkedEntry } from '@campus/shared-ui/listing';
import { EventCard } from '../card/event-card';

interface LinkedEventProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The event that a link leads to, open above the lists: it may be in none of them. */
export function LinkedEvent({ id, onClose }: LinkedEventProps) {
  const asked = useCall(findEvent, { params: { id } });
  const words = { failed: eventMessages.listFailed, network: listingMessages.serverError };
  return (
    <LinkedEntry
      title="The event you were sent"
      missing={eventMessages.missing}
      state={linkedState(asked, words)}
      skeleton={<CardSkeleton count={1} />}
      onRetry={() => void asked.refetch()}
      onClose={onClose}
    >
      {asked.data && <EventCard key={id} event={asked.data} open onDeleted={onClose} />}
    </LinkedEntry>
  );
}
