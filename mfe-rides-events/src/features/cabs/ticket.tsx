import type { Cab } from '@campus/contract';
import { Skeleton, VisuallyHidden } from '@campus/shared-ui';
import { formatClock, formatDay, formatFull } from '@campus/shared-ui/time';
import { departureOf, formatSeatsLeft } from './cab';
import styles from './ticket.module.css';

/** Start and destination, as two stops on a line. */
export function RouteLine({ cab }: { cab: Pick<Cab, 'source' | 'destination'> }) {
  return (
    <span className={styles.route}>
      <span className={styles.stop}>{cab.source}</span>
      <VisuallyHidden> to </VisuallyHidden>
      <span className={styles.stop}>{cab.destination}</span>
    </span>
  );
}

/** The most prominent part of the ticket: the departure on the campus clock. */
export function TicketStub({ cab }: { cab: Pick<Cab, 'journeyDate' | 'journeyTime'> }) {
  const departure = departureOf(cab);
  return (
    <time className={styles.stub} dateTime={departure} title={formatFull(departure)}>
      <span className={styles.day}>{formatDay(cab.journeyDate)}</span>{' '}
      <span className={styles.clock}>{formatClock(cab.journeyTime)}</span>
    </time>
  );
}

/** Number of free seats, as marks for the eye and as text for screen readers. */
export function SeatMarks({ seats }: { seats: number }) {
  return (
    <span className={styles.seats}>
      <span className={styles.marks} aria-hidden="true">
        {Array.from({ length: seats }, (_, seat) => (
          <span key={seat} className={styles.seat} />
        ))}
      </span>
      {formatSeatsLeft(seats)}
    </span>
  );
}

interface TicketSkeletonProps {
  /** Number of tickets; default 5. */
  readonly count?: number;
}

/** Placeholder for tickets while they load. */
export function TicketSkeleton({ count = 5 }: TicketSkeletonProps) {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <div className={styles.stub}>
            <Skeleton width="4rem" />
            <Skeleton width="5rem" height="1.6rem" />
          </div>
          <div className={styles.skeletonLines}>
            <Skeleton width="55%" />
            <Skeleton width="70%" />
            <Skeleton width="30%" />
          </div>
        </div>
      ))}
    </div>
  );
}
