import {
  answerSeatRequest,
  listSeatRequests,
  seatMessages,
  type Cab,
  type SeatRequest,
} from '@campus/contract';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { Avatar, Badge, Button, VisuallyHidden } from '@campus/shared-ui';
import { Time } from '@campus/shared-ui/time';
import { useEffect, useRef } from 'react';
import { withSeat } from './with-seat';
import styles from './seats.module.css';

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

/** One request. The buttons go when it is answered, so focus moves to the row. */
export function SeatRequestRow({ cab, request }: SeatRequestRowProps) {
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
