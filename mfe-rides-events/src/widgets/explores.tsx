import { exploreMessages, listExplores } from '@campus/contract';
import { ApiProvider } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { formatPlaces } from '../features/explores/places';
import { NextOccasions } from '../occasions/next-occasions';

/** The next trips on the dashboard. */
export default function ExploresWidget() {
  return (
    <ApiProvider>
      <NextOccasions
        title="Explore"
        noun="trip"
        more={paths.explore()}
        linkTo={paths.trip}
        call={listExplores}
        failed={exploreMessages.listFailed}
        empty="No trips planned. Where would you like to go?"
      >
        {({ explores }) =>
          explores.map((trip) => ({
            ...trip,
            day: trip.exploreDate,
            line: formatPlaces(trip) || `by ${trip.organiserName}`,
          }))
        }
      </NextOccasions>
    </ApiProvider>
  );
}
