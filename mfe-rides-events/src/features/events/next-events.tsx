import { eventMessages, listEvents } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { previewQuery } from '@campus/shared-features/listing';
import { NextOccasions } from '../../occasions/next-occasions';

/** The events that come next. */
export function NextEvents() {
  return (
    <NextOccasions
      title="Upcoming Events"
      nouns="events"
      more={paths.events()}
      linkTo={paths.event}
      asked={useCall(listEvents, { query: previewQuery })}
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
  );
}
