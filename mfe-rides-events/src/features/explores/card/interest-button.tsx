import {
  interestMessages,
  showInterestInExplore,
  withdrawInterestInExplore,
  type Explore,
} from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { Button, notify } from '@campus/shared-ui';
import { exploreCache } from '../explore-cache';

/** Whether the student is interested, changed at once and put back when the server does not take it. */
function useInterest(explore: Explore) {
  const show = useWrite(showInterestInExplore);
  const withdraw = useWrite(withdrawInterestInExplore);
  const busy = show.isPending || withdraw.isPending;
  const press = async () => {
    if (busy) return;
    const isInterested = !explore.isInterested;
    const interestedCount = explore.interestedCount + (isInterested ? 1 : -1);
    exploreCache.merge({ ...explore, isInterested, interestedCount });
    try {
      const write = isInterested ? show : withdraw;
      const now = await write.mutateAsync({ params: { id: explore._id } });
      exploreCache.merge({
        ...explore,
        interestedCount: now.interestedCount ?? interestedCount,
        isInterested: now.isInterested ?? isInterested,
      });
    } catch (error) {
      exploreCache.merge(explore);
      notify.error(failureMessage(error, interestMessages.failed));
    }
  };
  return press;
}

export function InterestButton({ explore }: { explore: Explore }) {
  const press = useInterest(explore);
  return (
    <Button
      variant={explore.isInterested ? 'primary' : 'secondary'}
      icon="heart"
      aria-pressed={explore.isInterested}
      onClick={() => void press()}
    >
      Interested{explore.interestedCount > 0 && `, ${explore.interestedCount}`}
    </Button>
  );
}
