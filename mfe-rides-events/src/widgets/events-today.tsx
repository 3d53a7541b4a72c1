import { campusInstant, type CampusEvent, listEvents } from '@campus/contract';
import { ApiProvider, useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { TodayCards } from '@campus/shared-features/listing';
import { Icon } from '@campus/shared-ui';
import { formatClock, today } from '@campus/shared-ui/time';
import { formatPeople } from '../occasions/occasions';

/** Who is going: acquaintances first, as the line may be cut off; empty if nobody is. */
function company({ isInterested, interestedCount, acquaintances }: CampusEvent): string {
  const you = isInterested ? ['you'] : [];
  const people = formatPeople([...acquaintances, ...you], interestedCount);
  if (people === 'you') return " · you're going";
  return people && ` · ${people} ${isInterested ? 'going' : 'interested'}`;
}

function EventsToday() {
  const { data, isPending } = useCall(listEvents, { query: { day: today(), limit: 5 } });
  const cards = data?.events.map((event) => ({
    _id: event._id,
    to: paths.event(event._id),
    media: <Icon name="calendar" />,
    title: event.title,
    line: formatClock(event.eventTime) + company(event),
    until: campusInstant(event.eventDate, event.eventTime).getTime(),
  }));
  return (
    <TodayCards
      name="mfe-rides-events:today:events"
      label="Events today"
      cards={cards}
      busy={isPending}
    />
  );
}

/** Today's events that have not started: an event has a start time but no end time. */
export default function EventsTodayWidget() {
  return (
    <ApiProvider>
      <EventsToday />
    </ApiProvider>
  );
}
