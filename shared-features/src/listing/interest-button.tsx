import {
  interestMessages,
  type CampusEvent,
  type showInterestInEvent,
  type withdrawInterestInEvent,
} from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { Button, notify } from '@campus/shared-ui';
import type { Entry } from './listing';

interface Interesting extends Entry, Pick<CampusEvent, 'isInterested' | 'interestedCount'> {}

/** The calls that set and remove the student's interest. */
export interface InterestCalls {
  readonly show: typeof showInterestInEvent;
  readonly withdraw: typeof withdrawInterestInEvent;
}

interface InterestButtonProps<T extends Interesting> {
  readonly entry: T;
  readonly calls: InterestCalls;
  /** Updates the entry everywhere in this tab's cache. */
  readonly merge: (entry: T) => void;
}

/** Toggles the student's interest optimistically and rolls back if the server rejects it. */
export function InterestButton<T extends Interesting>(props: InterestButtonProps<T>) {
  const { entry, calls, merge } = props;
  const show = useWrite(calls.show);
  const withdraw = useWrite(calls.withdraw);
  const press = async () => {
    if (show.isPending || withdraw.isPending) return;
    const isInterested = !entry.isInterested;
    const interestedCount = entry.interestedCount + (isInterested ? 1 : -1);
    merge({ ...entry, isInterested, interestedCount });
    try {
      const write = isInterested ? show : withdraw;
      const now = await write.mutateAsync({ params: { id: entry._id } });
      merge({
        ...entry,
        interestedCount: now.interestedCount ?? interestedCount,
        isInterested: now.isInterested ?? isInterested,
      });
    } catch (error) {
      merge(entry);
      notify.error(failureMessage(error, interestMessages.failed));
    }
  };
  return (
    <Button
      variant={entry.isInterested ? 'primary' : 'secondary'}
      icon="heart"
      aria-pressed={entry.isInterested}
      onClick={() => void press()}
    >
      Interested{entry.interestedCount > 0 && `, ${entry.interestedCount}`}
    </Button>
  );
}
