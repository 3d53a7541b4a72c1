import type { Cab } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { Button } from '@campus/shared-ui';
import {
  CardActions,
  Contact,
  Detail,
  Details,
  LongText,
  ShareButton,
} from '@campus/shared-ui/listing';
import { formatClock, Time } from '@campus/shared-ui/time';
import { ReportButton } from '@campus/shared-features/report';
import { departureOf, greetingOf, routeWords, seatWords } from '../cab-words';
import { SeatControl } from '../seats/seat-control';
import { SeatRequests } from '../seats/seat-requests';
import { forgetCab } from './forget-cab';
import { useAuthorship } from './use-authorship';
import { useDeleteCab } from './use-delete-cab';

interface CabViewProps {
  readonly cab: Cab;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

function OwnerTools({ cab, onEdit, onDeleted }: CabViewProps) {
  const { remove, busy } = useDeleteCab(cab, onDeleted);
  return (
    <>
      <Button icon="edit" onClick={onEdit}>
        Edit
      </Button>
      <Button
        variant="quiet"
        icon="trash"
        busy={busy}
        onClick={({ currentTarget }) => void remove(currentTarget)}
      >
        Delete
      </Button>
    </>
  );
}

function ReaderTools({ cab, onDeleted }: Pick<CabViewProps, 'cab' | 'onDeleted'>) {
  const leave = () => {
    onDeleted();
    forgetCab(cab._id);
  };
  return (
    <ReportButton subject={{ kind: 'cab', id: cab._id }} title="Report this ride" onLeave={leave} />
  );
}

/** The rest of a ride, to read. */
export function CabView(props: CabViewProps) {
  const { cab } = props;
  const owner = useAuthorship(cab);
  return (
    <>
      <LongText>{cab.description}</LongText>
      <Details>
        <Detail icon="user" label="Passenger">
          {cab.passengerName}
        </Detail>
        <Detail icon="calendar" label="Departure">
          <Time value={departureOf(cab)} format="date" />, {formatClock(cab.journeyTime)}
        </Detail>
        <Detail icon="people" label="Seats">
          {seatWords(cab.seatsAvailable)}
        </Detail>
      </Details>
      {owner ? <SeatRequests cab={cab} /> : <SeatControl cab={cab} />}
      <div>
        <Contact phone={cab.phone} social={cab.socialMedia} greeting={greetingOf(cab)} />
      </div>
      <CardActions>
        <ShareButton title={`Cab from ${routeWords(cab)}`} path={paths.cab(cab._id)} />
        {owner ? <OwnerTools {...props} /> : <ReaderTools {...props} />}
      </CardActions>
    </>
  );
}
