import { seatWords } from '../cab-words';
import styles from './ticket.module.css';

/** How many seats are left, to be seen at a glance and read as words. */
export function SeatMarks({ seats }: { seats: number }) {
  return (
    <span className={styles.seats}>
      <span className={styles.marks} aria-hidden="true">
        {Array.from({ length: seats }, (_, seat) => (
          <span key={seat} className={styles.seat} />
        ))}
      </span>
      {seatWords(seats)}
    </span>
  );
}
