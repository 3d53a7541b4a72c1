import { eventMessages, limits, listEvents, type CampusEvent } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Button, LoadingRegion, Skeleton, VisuallyHidden } from '@campus/shared-ui';
import {
  DateBadge,
  PreviewItem,
  previewLinkClass,
  PreviewList,
  PreviewNote,
  PreviewSection,
} from '@campus/shared-ui/listing';
import { Link } from 'react-router-dom';

const query = { limit: limits.dashboardPreview };

function Events({ events }: { events: readonly CampusEvent[] }) {
  if (events.length === 0)
    return <PreviewNote>No upcoming events. Announce the first one.</PreviewNote>;
  return (
    <PreviewList>
      {events.map((event) => (
        <li key={event._id}>
          <Link className={previewLinkClass} to={paths.event(event._id)}>
            <PreviewItem media={<DateBadge day={event.eventDate} />} title={event.title}>
              by {event.organiserName}
            </PreviewItem>
          </Link>
        </li>
      ))}
    </PreviewList>
  );
}

function Waiting() {
  return <Skeleton lines={limits.dashboardPreview} height="3.25rem" />;
}

/** The events that come next. */
export function NextEvents() {
  const { data, error, refetch, isFetching } = useCall(listEvents, { query });
  const more = (
    <Link to={paths.events()}>
      View All<VisuallyHidden> events</VisuallyHidden>
    </Link>
  );
  return (
    <PreviewSection title="Upcoming Events" more={more}>
      {error && !data ? (
        <>
          <PreviewNote>{failureMessage(error, eventMessages.listFailed)}</PreviewNote>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      ) : (
        <LoadingRegion busy={!data} label="Loading events">
          {data ? <Events events={data.events} /> : <Waiting />}
        </LoadingRegion>
      )}
    </PreviewSection>
  );
}
