import { cabMessages, listCabs } from '@campus/contract';
import { ApiProvider } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Preview } from '@campus/shared-features/listing';
import { VisuallyHidden } from '@campus/shared-ui';
import { DateBadge, PreviewItem, PreviewSection } from '@campus/shared-ui/listing';
import { formatClock, formatDay } from '@campus/shared-ui/time';
import { Link } from 'react-router-dom';
import { formatRoute, formatSeatsAvailable } from '../features/cabs/cab';

/** The next rides on the dashboard. */
export default function CabsWidget() {
  const more = (
    <Link to={paths.cabSharing()}>
      View All<VisuallyHidden> rides</VisuallyHidden>
    </Link>
  );
  return (
    <ApiProvider>
      <PreviewSection title="Cab Sharing" more={more}>
        <Preview
          call={listCabs}
          noun="ride"
          failed={cabMessages.listFailed}
          empty="No rides yet. Going somewhere? Share your cab."
          height="4rem"
          entriesOf={(rides) => rides}
          linkTo={paths.cab}
        >
          {(cab) => (
            <PreviewItem media={<DateBadge day={cab.journeyDate} />} title={formatRoute(cab)}>
              <VisuallyHidden>{formatDay(cab.journeyDate)}, </VisuallyHidden>
              {formatClock(cab.journeyTime)} · {formatSeatsAvailable(cab.seatsAvailable)}
            </PreviewItem>
          )}
        </Preview>
      </PreviewSection>
    </ApiProvider>
  );
}
