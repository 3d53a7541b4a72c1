import {
  answerSeatRequest,
  askForSeat,
  type Cab,
  giveSeatBack,
  listSeatRequests,
  seatMessages,
  type SeatRequest,
  type SeatState,
} from '@campus/contract';
import { ApiFailure, failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import { wholeList } from '@campus/shared-features/whole-list';
import { Avatar, Badge, Button, notify, Skeleton, VisuallyHidden } from '@campus/shared-ui';
import { confirm, ListStates } from '@campus/shared-ui/list';
import { Time } from '@campus/shared-ui/time';
import { useEffect, useId, useRef } from 'react';
import { cabs, refreshCab } from './cab';
import styles from './seats.module.css';

interface SeatAnswer {
  /** The current ride; null if the answer does not contain it. */
  readonly cab: Cab | null;
}

/**
 * Runs a change of a seat and notifies the student of the result. If the server refuses, the ride on
 * screen is outdated and is refetched.
 * @returns whether the change succeeded
 */
async function withSeat(id: string, write: Promise<SeatAnswer>, said: string): Promise<boolean> {
  try {
    const { cab } = await write;
    if (cab) cabs.merge(cab);
    else await refreshCab(id);
    notify.success(said);
    return true;
  } catch (error) {
    notify.error(failureMessage(error, seatMessages.failed));
    if (error instanceof ApiFailure && error.status !== 0) await refreshCab(id);
    return false;
  }
}

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

/** The seat requests, shown to the student who offers the ride. */
export function SeatRequests({ cab }: { cab: Cab }) {
  const heading = useId();
  const answer = useCall(listSeatRequests, { params: { id: cab._id } }, { staleTime: 0 });
  const list = wholeList(answer, seatMessages.listFailed);
  return (
    <section aria-labelledby={heading} className={styles.box}>
      <h4 id={heading} className={styles.heading}>
        Seat requests
      </h4>
      <ListStates
        list={list}
        loadingLabel="Loading seat requests"
        skeleton={<Skeleton height="2.5rem" />}
        empty={<p className={styles.none}>Nobody has asked for a seat yet.</p>}
        signedOut={null}
      >
        <ul className={styles.requests}>
          {list.entries.map((request) => (
            <SeatRequestRow key={request._id} cab={cab} request={request} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}

const giveBackQuestion = {
  title: 'Give the seat back?',
  message: "Someone else can take it then, and you'd have to ask again.",
  confirmLabel: 'Give it back',
};

const texts: Record<SeatState, string> = {
  none: 'Want to come along?',
  asked: 'Seat requested',
  granted: 'Seat granted',
  refused: 'Your request was turned down.',
};

const labels: Record<SeatState, string | undefined> = {
  none: 'Ask for a seat',
  asked: 'Withdraw',
  granted: 'Give it back',
  refused: undefined,
};

/** The current student's seat: requests it, withdraws the request or gives the seat back. */
function useOwnSeat({ _id, mySeat }: Cab) {
  const ask = useWrite(askForSeat);
  const giveBack = useWrite(giveSeatBack);
  const input = { params: { id: _id } };
  const press = async () => {
    if (mySeat === 'none') return withSeat(_id, ask.mutateAsync(input), seatMessages.asked);
    if (mySeat === 'granted' && !(await confirm(giveBackQuestion))) return false;
    return withSeat(_id, giveBack.mutateAsync(input), seatMessages.withdrawn);
  };
  return { press, busy: ask.isPending || giveBack.isPending };
}

/** One button whose label changes with the state, so that it keeps focus after a press. */
export function SeatControl({ cab }: { cab: Cab }) {
  const { press, busy } = useOwnSeat(cab);
  const { mySeat, hasEnded, seatsAvailable } = cab;
  const closed = hasEnded ? seatMessages.ended : seatsAvailable === 0 ? seatMessages.full : '';
  const text = mySeat === 'none' && closed ? closed : texts[mySeat];
  const label = hasEnded || (mySeat === 'none' && closed) ? undefined : labels[mySeat];
  return (
    <div className={styles.own} data-state={mySeat}>
      <p className={styles.say}>{text}</p>
      {label && (
        <Button
          variant={mySeat === 'none' ? 'primary' : 'secondary'}
          busy={busy}
          onClick={() => void press()}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
