import type { Cab } from '@campus/contract';
import { formatClock, formatDay, formatFull } from '@campus/shared-ui/time';
import { departureOf } from '../cab-words';
import styles from './ticket.module.css';

/** The part of the ticket that one reads first: when it leaves, on the campus clock. */
export function TicketStub({ cab }: { cab: Pick<Cab, 'journeyDate' | 'journeyTime'> }) {
  const departure = departureOf(cab);
  return (
    <time className={styles.stub} dateTime={departure} title={formatFull(departure)}>
      <span className={styles.day}>{formatDay(cab.journeyDate)}</span>{' '}
      <span className={styles.clock}>{formatClock(cab.journeyTime)}</span>
    </time>
  );
}
