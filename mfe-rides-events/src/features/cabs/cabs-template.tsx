import { Unless, When } from '@campus/federation/template';
import { ListingTemplate } from '@campus/shared-features/listing-template';
import { Badge } from '@campus/shared-ui';
import { cabs } from './cab';
import { CabFilterBar, useCabFilters } from './cab-filters';
import { RouteLine } from './ticket';
import styles from './ticket.module.css';

const stub = (
  <time className={styles.stub}>
    <span className={styles.day}>{'{{journeyDate|day}}'}</span>{' '}
    <span className={styles.clock}>{'{{journeyTime|clock}}'}</span>
  </time>
);

/** Like `SeatMarks`, with space for its marks. */
const seats = (
  <>
    <When value="seatsAvailable">
      <span className={styles.seats}>
        <span className={styles.reserved} />
        {'Seats left: {{seatsAvailable}}'}
      </span>
    </When>
    <Unless value="seatsAvailable">
      <Badge tone="bad">Full</Badge>
    </Unless>
  </>
);

export function CabsTemplate() {
  return (
    <ListingTemplate
      listing={cabs}
      filters={<CabFilterBar filters={useCabFilters()} />}
      call="/api/cabs"
      of="."
      label="Upcoming rides"
      cardTitle={<RouteLine cab={{ source: '{{source}}', destination: '{{destination}}' }} />}
      media={stub}
      summary={seats}
      own="isAuthor"
    >
      <When value="seatRequests">
        <Badge tone="warn">Seat requests</Badge>
      </When>
      <When value="mySeat" is="asked">
        <Badge tone="warn">Seat requested</Badge>
      </When>
      <When value="mySeat" is="granted">
        <Badge tone="good">Seat granted</Badge>
      </When>
      <When value="mySeat" is="refused">
        <Badge>Request refused</Badge>
      </When>
    </ListingTemplate>
  );
}
