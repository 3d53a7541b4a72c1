import { verifyCabAuthor, type Cab } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { lazyForm } from '@campus/shared-features/lazy';
import {
  AskLink,
  EntryActions,
  PostedBy,
  useEntryCard,
  type EntryCardProps,
  type EntryEditorProps,
} from '@campus/shared-features/listing';
import { Badge } from '@campus/shared-ui';
import { Detail, Details, ExpandableCard, LongText } from '@campus/shared-ui/listing';
import { formatClock, formatDay, Time } from '@campus/shared-ui/time';
import { cabs, departureOf, formatRoute, formatSeatsLeft } from './cab';
import { SeatControl, SeatRequests } from './seats';
import { RouteLine, SeatMarks, TicketStub } from './ticket';
import styles from './ticket.module.css';

const CabEditor = lazyForm<EntryEditorProps<Cab>>(() =>
  import(/* webpackChunkName: "cab-form" */ './cab-form').then((part) => part.CabEditor),
);

function formatRequests(count: number): string {
  return count === 1 ? '1 seat request' : `${count} seat requests`;
}

/** The state of a ride on the closed card: seats, and pending or answered requests. */
function CabState({ cab }: { cab: Cab }) {
  const { hasEnded, isAuthor, mySeat, seatRequests, seatsAvailable } = cab;
  return (
    <>
      {hasEnded && <Badge>Ended</Badge>}
      {!hasEnded && seatsAvailable > 0 && <SeatMarks seats={seatsAvailable} />}
      {!hasEnded && seatsAvailable === 0 && <Badge tone="bad">Full</Badge>}
      {isAuthor && <Badge tone="note">Your ride</Badge>}
      {seatRequests > 0 && <Badge tone="warn">{formatRequests(seatRequests)}</Badge>}
      {mySeat === 'asked' && <Badge tone="warn">Seat requested</Badge>}
      {mySeat === 'granted' && <Badge tone="good">Seat granted</Badge>}
      {mySeat === 'refused' && <Badge>Request refused</Badge>}
    </>
  );
}

/** The start of a message to the driver. */
function greetingOf(cab: Cab): string {
  const when = `${formatDay(cab.journeyDate)} at ${formatClock(cab.journeyTime)}`;
  return `Hi ${cab.passengerName}, is there still a seat from ${formatRoute(cab)}, ${when}?`;
}

interface CabViewProps extends EntryCardProps<Cab> {
  readonly onEdit: () => void;
}

/** The details of a ride, read-only. */
function CabView({ entry: cab, onEdit }: CabViewProps) {
  const id = cab._id;
  // If this call fails, the list's value is used; the browser's own log shows the failed call.
  const isOwner = useCall(verifyCabAuthor, { params: { id } }).data?.isAuthor ?? cab.isAuthor;
  return (
    <>
      <LongText>{cab.description}</LongText>
      <Details>
        <Detail icon="user" label="Passenger">
          {cab.passengerName}
        </Detail>
        <PostedBy username={cab.postedBy} />
        <Detail icon="calendar" label="Departure">
          <Time value={departureOf(cab)} format="date" />, {formatClock(cab.journeyTime)}
        </Detail>
        <Detail icon="people" label="Seats">
          {formatSeatsLeft(cab.seatsAvailable)}
        </Detail>
      </Details>
      {isOwner ? <SeatRequests cab={cab} /> : <SeatControl cab={cab} />}
      <EntryActions
        listing={cabs}
        id={id}
        isOwner={isOwner}
        onEdit={onEdit}
        contact={{ phone: cab.phone, social: cab.socialMedia, greeting: greetingOf(cab) }}
        first={
          !isOwner &&
          !cab.hasEnded && <AskLink about={`cab.${id}`}>Ask for the meeting point</AskLink>
        }
        share={{ title: `Ride from ${formatRoute(cab)}`, path: paths.cab(id) }}
      />
    </>
  );
}

/** A ride as a ticket. Closed, it shows time, route and seats; open, also the details. */
export function CabCard(props: EntryCardProps<Cab>) {
  const { entry: cab } = props;
  const card = useEntryCard(cabs, props, (edit) => <CabEditor {...edit} />);
  return (
    <ExpandableCard
      {...card.frame}
      title={<RouteLine cab={cab} />}
      media={<TicketStub cab={cab} />}
      summary={<CabState cab={cab} />}
    >
      <div className={styles.rest}>{card.editor ?? <CabView {...props} onEdit={card.edit} />}</div>
    </ExpandableCard>
  );
}
