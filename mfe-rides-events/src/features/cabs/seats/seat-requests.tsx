import { listSeatRequests, seatMessages, type Cab, type SeatRequest } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { ErrorState, LoadingRegion, Skeleton } from '@campus/shared-ui';
import { useId } from 'react';
import { SeatRequestRow } from './seat-request-row';
import styles from './seats.module.css';

function RequestList({ cab, requests }: { cab: Cab; requests: readonly SeatRequest[] }) {
  if (requests.length === 0) {
    return <p className={styles.none}>Nobody has asked for a seat yet.</p>;
  }
  return (
    <ul className={styles.requests}>
      {requests.map((request) => (
        <SeatRequestRow key={request._id} cab={cab} request={request} />
      ))}
    </ul>
  );
}

/** Who would like to ride along: for the student who offers the ride. */
export function SeatRequests({ cab }: { cab: Cab }) {
  const heading = useId();
  const { data, error, refetch, isFetching } = useCall(
    listSeatRequests,
    { params: { id: cab._id } },
    { staleTime: 0 },
  );
  return (
    <section aria-labelledby={heading} className={styles.box}>
      <h4 id={heading} className={styles.heading}>
        Seat requests
      </h4>
      {error && !data && (
        <ErrorState
          message={failureMessage(error, seatMessages.listFailed)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {(data || !error) && (
        <LoadingRegion busy={!data} label="Loading seat requests">
          {data ? <RequestList cab={cab} requests={data} /> : <Skeleton height="2.5rem" />}
        </LoadingRegion>
      )}
    </section>
  );
}
