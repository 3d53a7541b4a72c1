import { exploreMessages, findExplore, listingMessages } from '@campus/contract';
import { linkedState, useCall } from '@campus/contract/react';
import { CardSkeleton, LinkedEntry } from '@campus/shared-ui/listing';
import { ExploreCard } from '../card/explore-card';

interface LinkedExploreProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The trip that a link leads to, open above the lists: it may be in none of them. */
export function LinkedExplore({ id, onClose }: LinkedExploreProps) {
  const asked = useCall(findExplore, { params: { id } });
  const words = { failed: exploreMessages.listFailed, network: listingMessages.serverError };
  return (
    <LinkedEntry
      title="The trip you were sent"
      missing={exploreMessages.missing}
      state={linkedState(asked, words)}
      skeleton={<CardSkeleton count={1} />}
      onRetry={() => void asked.refetch()}
      onClose={onClose}
    >
      {asked.data && <ExploreCard key={id} explore={asked.data} open onDeleted={onClose} />}
    </LinkedEntry>
  );
}
