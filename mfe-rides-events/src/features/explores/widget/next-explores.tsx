import { exploreMessages, limits, listExplores, type Explore } from '@campus/contract';
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
import { placeWords } from '../explore-words';

const query = { limit: limits.dashboardPreview };

function Trips({ trips }: { trips: readonly Explore[] }) {
  if (trips.length === 0)
    return <PreviewNote>No trips planned. Where would you like to go?</PreviewNote>;
  return (
    <PreviewList>
      {trips.map((trip) => (
        <li key={trip._id}>
          <Link className={previewLinkClass} to={paths.trip(trip._id)}>
            <PreviewItem media={<DateBadge day={trip.exploreDate} />} title={trip.title}>
              {placeWords(trip) || `by ${trip.organiserName}`}
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

/** The trips that come next. */
export function NextExplores() {
  const { data, error, refetch, isFetching } = useCall(listExplores, { query });
  const more = (
    <Link to={paths.explore()}>
      View All<VisuallyHidden> trips</VisuallyHidden>
    </Link>
  );
  return (
    <PreviewSection title="Explore" more={more}>
      {error && !data ? (
        <>
          <PreviewNote>{failureMessage(error, exploreMessages.listFailed)}</PreviewNote>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      ) : (
        <LoadingRegion busy={!data} label="Loading trips">
          {data ? <Trips trips={data.explores} /> : <Waiting />}
        </LoadingRegion>
      )}
    </PreviewSection>
  );
}
