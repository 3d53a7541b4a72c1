import { askForSeat, giveSeatBack, seatMessages, type Cab, type SeatState } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { Button } from '@campus/shared-ui';
import { confirm } from '@campus/shared-ui/list';
import { withSeat } from './with-seat';
import styles from './seats.module.css';

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
