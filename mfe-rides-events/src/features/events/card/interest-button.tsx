import {
  interestMessages,
  showInterestInEvent,
  withdrawInterestInEvent,
  type CampusEvent,
} from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { Button, notify } from '@campus/shared-ui';
import { eventCache } from '../event-cache';

/** Whether the student is interested, changed at once and put back when the server does not take it. */
function useInterest(event: CampusEvent) {
  const show = useWrite(showInterestInEvent);
  const withdraw = useWrite(withdrawInterestInEvent);
  const busy = show.isPending || withdraw.isPending;
  const press = async () => {
    if (busy) return;
    const isInterested = !event.isInterested;
    const interestedCount = event.interestedCount + (isInterested ? 1 : -1);
    eventCache.merge({ ...event, isInterested, interestedCount });
    try {
      const write = isInterested ? show : withdraw;
      const now = await write.mutateAsync({ params: { id: event._id } });
      eventCache.merge({
        ...event,
        interestedCount: now.interestedCount ?? interestedCount,
        isInterested: now.isInterested ?? isInterested,
      });
    } catch (error) {
      eventCache.merge(event);
      notify.error(failureMessage(error, interestMessages.failed));
    }
  };
  return press;
}

export function InterestButton({ event }: { event: CampusEvent }) {
  const press = useInterest(event);
  return (
    <Button
      variant={event.isInterested ? 'primary' : 'secondary'}
      icon="heart"
      aria-pressed={event.isInterested}
      onClick={() => void press()}
    >
      Interested{event.interestedCount > 0 && `, ${event.interestedCount}`}
    </Button>
  );
}
