import { campusInstant, listEvents } from '@campus/contract';
import { ApiProvider, useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { TodayCards } from '@campus/shared-features/listing';
import { Icon } from '@campus/shared-ui';
import { formatClock, today } from '@campus/shared-ui/time';

function EventsToday() {
  const { data, isPending } = useCall(listEvents, { query: { day: today(), limit: 5 } });
  const cards = data?.events.map(({ _id, title, eventDate, eventTime, organiserName }) => ({
    _id,
    to: paths.event(_id),
    media: <Icon name="calendar" />,
    title,
    line: `${formatClock(eventTime)} · by ${organiserName}`,
    until: campusInstant(eventDate, eventTime).getTime(),
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
