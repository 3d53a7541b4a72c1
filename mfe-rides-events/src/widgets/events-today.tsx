import { campusInstant, type CampusEvent, listEvents } from '@campus/contract';
import { ApiProvider, useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { TodayCards } from '@campus/shared-features/listing';
import { Icon } from '@campus/shared-ui';
import { formatClock, today } from '@campus/shared-ui/time';

const list = new Intl.ListFormat('en-GB');

/**
 * Some by name and the rest as a number, e.g. 'asha_r and 3 others' or '4'; empty for nobody.
 * @param all how many there are, including those named
 */
function formatPeople(named: readonly string[], all: number): string {
  const others = all - named.length;
  if (named.length === 0) return others > 0 ? String(others) : '';
  const rest = others > 0 ? [`${others} ${others === 1 ? 'other' : 'others'}`] : [];
  return list.format([...named, ...rest]);
}

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
