import { eventMessages, listEvents } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Preview, PreviewEntries, previewQuery } from '@campus/shared-features/listing';
import { VisuallyHidden } from '@campus/shared-ui';
import { DateBadge, PreviewItem, PreviewSection } from '@campus/shared-ui/listing';
import { Link } from 'react-router-dom';

/** The events that come next. */
export function NextEvents() {
  const more = (
    <Link to={paths.events()}>
      View All<VisuallyHidden> events</VisuallyHidden>
    </Link>
  );
  return (
    <PreviewSection title="Upcoming Events" more={more}>
      <Preview
        asked={useCall(listEvents, { query: previewQuery })}
        loadingLabel="Loading events"
        failed={eventMessages.listFailed}
        height="3.25rem"
      >
        {({ events }) => (
          <PreviewEntries
            entries={events}
            empty="No upcoming events. Announce the first one."
            linkTo={paths.event}
          >
            {(event) => (
              <PreviewItem media={<DateBadge day={event.eventDate} />} title={event.title}>
                by {event.organiserName}
              </PreviewItem>
            )}
          </PreviewEntries>
        )}
      </Preview>
    </PreviewSection>
  );
}
