import { exploreMessages, listExplores } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Preview, PreviewEntries, previewQuery } from '@campus/shared-features/listing';
import { VisuallyHidden } from '@campus/shared-ui';
import { DateBadge, PreviewItem, PreviewSection } from '@campus/shared-ui/listing';
import { Link } from 'react-router-dom';
import { formatPlaces } from './explore';

/** The trips that come next. */
export function NextExplores() {
  const more = (
    <Link to={paths.explore()}>
      View All<VisuallyHidden> trips</VisuallyHidden>
    </Link>
  );
  return (
    <PreviewSection title="Explore" more={more}>
      <Preview
        asked={useCall(listExplores, { query: previewQuery })}
        loadingLabel="Loading trips"
        failed={exploreMessages.listFailed}
        height="3.25rem"
      >
        {({ explores }) => (
          <PreviewEntries
            entries={explores}
            empty="No trips planned. Where would you like to go?"
            linkTo={paths.trip}
          >
            {(explore) => (
              <PreviewItem media={<DateBadge day={explore.exploreDate} />} title={explore.title}>
                {formatPlaces(explore) || `by ${explore.organiserName}`}
              </PreviewItem>
            )}
          </PreviewEntries>
        )}
      </Preview>
    </PreviewSection>
  );
}
