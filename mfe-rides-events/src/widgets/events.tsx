import { eventMessages, listEvents } from '@campus/contract';
import { ApiProvider } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { NextOccasions } from '../occasions/next-occasions';

/** The next events on the dashboard. */
export default function EventsWidget() {
  return (
    <ApiProvider>
      <NextOccasions
        title="Upcoming Events"
        noun="event"
        more={paths.events()}
        linkTo={paths.event}
        call={listEvents}
        failed={eventMessages.listFailed}
        empty="No upcoming events. Announce the first one."
      >
        {({ events }) =>
          events.map(({ _id, title, eventDate: day, organiserName }) => ({
            _id,
            title,
            day,
            line: `by ${organiserName}`,
          }))
        }
      </NextOccasions>
    </ApiProvider>
  );
}
