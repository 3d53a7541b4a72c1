import { adMessages, findAd, listingMessages } from '@campus/contract';
import { linkedState, useCall } from '@campus/contract/react';
import { CardSkeleton, LinkedEntry } from '@campus/shared-ui/listing';
import { AdCard } from '../card/ad-card';

interface LinkedAdProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The ad that a link leads to, open above the lists: it may be in none of them. */
export function LinkedAd({ id, onClose }: LinkedAdProps) {
  const asked = useCall(findAd, { params: { id } });
  const words = { failed: adMessages.listFailed, network: listingMessages.serverError };
  return (
    <LinkedEntry
      title="The item you were sent"
      missing={adMessages.missing}
      state={linkedState(asked, words)}
      skeleton={<CardSkeleton count={1} />}
      onRetry={() => void asked.refetch()}
      onClose={onClose}
    >
      {asked.data && <AdCard key={id} ad={asked.data} open onDeleted={onClose} />}
    </LinkedEntry>
  );
}
