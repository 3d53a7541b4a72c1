import { campusInstant, type CampusEvent, listEvents } from '@campus/contract';
import { ApiProvider, useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { TodayCards } from '@campus/shared-features/listing';
import { Icon } from '@campus/shared-ui';
import { formatClock, today } from '@campus/shared-ui/time';

/** Whether the student is going, and how many others are; empty if nobody is. */
function company({ isInterested, interestedCount: all }: CampusEvent): string {
  if (!isInterested) return all > 0 ? ` · ${all} interested` : '';
  if (all < 2) return " · you're going";
  return ` · you and ${all - 1} ${all === 2 ? 'other' : 'others'} going`;
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
