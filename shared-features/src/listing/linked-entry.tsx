import { listingMessages } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { CardSkeleton, LinkedEntry as Frame } from '@campus/shared-ui/listing';
import type { ReactNode } from 'react';
import { linkedState } from './linked-state';
import type { Entry, Listing } from './listing';

interface LinkedEntryProps<T extends Entry, K extends string> {
  readonly listing: Listing<T, K>;
  readonly id: string;
  readonly onClose: () => void;
  /** Default one closed card. */
  readonly skeleton?: ReactNode;
  /** The entry's card, open. */
  readonly children: (entry: T) => ReactNode;
}

/** The entry that a link leads to, open above the lists: it may be in none of them. */
export function LinkedEntry<T extends Entry, K extends string>(props: LinkedEntryProps<T, K>) {
  const { listing, id, onClose, skeleton = <CardSkeleton count={1} />, children } = props;
  const { noun, messages } = listing;
  const asked = useCall(listing.calls.find, { params: { id } });
  const words = { failed: messages.listFailed, network: listingMessages.serverError };
  return (
    <Frame
      title={`The ${noun} you were sent`}
      missing={messages.missing}
      state={linkedState(asked, words)}
      skeleton={skeleton}
      onRetry={() => void asked.refetch()}
      onClose={onClose}
    >
      {asked.data && children(asked.data)}
    </Frame>
  );
}
