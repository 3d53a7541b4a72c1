import {
  answerSeatRequest,
  listSeatRequests,
  seatMessages,
  type Cab,
  type SeatRequest,
} from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import {
  Avatar,
  Badge,
  Button,
  ErrorState,
  LoadingRegion,
  Skeleton,
  VisuallyHidden,
} from '@campus/shared-ui';
import { Time } from '@campus/shared-ui/time';
import { useEffect, useId, useRef } from 'react';
import styles from './seats.module.css';
import { withSeat } from './with-seat';

type Action = 'grant' | 'refuse';

const said = { grant: seatMessages.granted, refuse: seatMessages.refused };

function useAnswer(cab: Cab, request: SeatRequest) {
  const write = useWrite(answerSeatRequest);
  const answer = async (action: Action) => {
    const params = { id: cab._id, requestId: request._id };
    await withSeat(cab._id, write.mutateAsync({ params, body: { action } }), said[action]);
    const queryKey = callKey(listSeatRequests, { params: { id: cab._id } });
    await queryClient.invalidateQueries({ queryKey });
  };
  const under = write.isPending ? write.variables.body.action : undefined;
  return { answer, under };
}

interface SeatRequestRowProps {
  readonly cab: Cab;
  readonly request: SeatRequest;
}

/** One request. Its buttons are removed when it is answered, so focus moves to the row. */
function SeatRequestRow({ cab, request }: SeatRequestRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const { answer, under } = useAnswer(cab, request);
  const { username, date, state } = request;
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) row.current?.focus();
  }, [state]);
  const press = (action: Action) => {
    pressed.current = true;
    void answer(action);
  };
  const button = (action: Action, word: string) => (
    <Button
      size="small"
      variant={action === 'grant' ? 'primary' : 'secondary'}
      busy={under === action}
      onClick={() => under || press(action)}
    >
      {word}
      <VisuallyHidden> the request of {username}</VisuallyHidden>
    </Button>
  );
  return (
    <li ref={row} tabIndex={-1} className={styles.request}>
      <Avatar name={username} size={36} />
      <span className={styles.who}>
        <span className={styles.name}>{username}</span>
        <Time value={date} className={styles.since} />
      </span>
      {state === 'asked' && !cab.hasEnded && (
        <span className={styles.answers}>
          {button('grant', 'Grant')}
          {button('refuse', 'Refuse')}
        </span>
      )}
      {state === 'granted' && <Badge tone="good">Granted</Badge>}
      {state === 'refused' && <Badge>Refused</Badge>}
    </li>
  );
}

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

/** The seat requests, shown to the student who offers the ride. */
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
