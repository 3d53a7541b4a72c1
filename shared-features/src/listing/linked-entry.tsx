import { listingMessages } from '@campus/contract';
import { failureMessage, isNetworkFailure, type ApiFailure } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { CardSkeleton, LinkedEntry as Frame } from '@campus/shared-ui/listing';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Entry, Listing } from './listing';

interface FailureMessages {
  readonly failed: string;
  /** Message if there was no answer at all. */
  readonly network: string;
}

/** The state in which to show the linked entry. A malformed address counts as not found. */
export function linkedState(
  { data, error }: Pick<UseQueryResult<unknown, ApiFailure>, 'data' | 'error'>,
  messages: FailureMessages,
): 'loading' | 'gone' | 'ready' | { failed: string } {
  if (data) return 'ready';
  if (!error) return 'loading';
  if (error.status === 404 || error.status === 400) return 'gone';
  return {
    failed: isNetworkFailure(error) ? messages.network : failureMessage(error, messages.failed),
  };
}

interface LinkedEntryProps<T extends Entry, K extends string> {
  readonly listing: Listing<T, K>;
  readonly id: string;
  readonly onClose: () => void;
  /** Skeleton; default one closed card. */
  readonly skeleton?: ReactNode;
  /** The card of the entry, open. */
  readonly children: (entry: T) => ReactNode;
}

/** The linked entry, open above the lists: it may be in none of them. */
export function LinkedEntry<T extends Entry, K extends string>(props: LinkedEntryProps<T, K>) {
  const { listing, id, onClose, skeleton = <CardSkeleton count={1} />, children } = props;
  const { noun, messages } = listing;
  const answer = useCall(listing.calls.find, { params: { id } });
  return (
    <Frame
      title={`The ${noun} from your link`}
      missing={messages.missing}
      state={linkedState(answer, {
        failed: messages.listFailed,
        network: listingMessages.serverError,
      })}
      skeleton={skeleton}
      onRetry={() => void answer.refetch()}
      onClose={onClose}
    >
      {answer.data && children(answer.data)}
    </Frame>
  );
}
