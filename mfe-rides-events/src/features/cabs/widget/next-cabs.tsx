import { cabMessages, limits, listCabs, type Cab } from '@campus/contract';
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
import { formatClock, formatDay } from '@campus/shared-ui/time';
import { Link } from 'react-router-dom';
import { routeWords, seatsAvailableWords } from '../cab-words';

const query = { limit: limits.dashboardPreview };

function Rides({ cabs }: { cabs: readonly Cab[] }) {
  if (cabs.length === 0) return <PreviewNote>No rides yet. Going somewhere? Share it.</PreviewNote>;
  return (
    <PreviewList>
      {cabs.map((cab) => (
        <li key={cab._id}>
          <Link className={previewLinkClass} to={paths.cab(cab._id)}>
            <PreviewItem media={<DateBadge day={cab.journeyDate} />} title={routeWords(cab)}>
              <VisuallyHidden>{formatDay(cab.journeyDate)}, </VisuallyHidden>
              {formatClock(cab.journeyTime)} · {seatsAvailableWords(cab.seatsAvailable)}
            </PreviewItem>
          </Link>
        </li>
      ))}
    </PreviewList>
  );
}

function Waiting() {
  return <Skeleton lines={limits.dashboardPreview} height="4rem" />;
}

/** The rides that leave next. */
export function NextCabs() {
  const { data, error, refetch, isFetching } = useCall(listCabs, { query });
  const more = (
    <Link to={paths.cabSharing()}>
      View All<VisuallyHidden> rides</VisuallyHidden>
    </Link>
  );
  return (
    <PreviewSection title="Cab Sharing" more={more}>
      {error && !data ? (
        <>
          <PreviewNote>{failureMessage(error, cabMessages.listFailed)}</PreviewNote>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      ) : (
        <LoadingRegion busy={!data} label="Loading rides">
          {data ? <Rides cabs={data} /> : <Waiting />}
        </LoadingRegion>
      )}
    </PreviewSection>
  );
}
