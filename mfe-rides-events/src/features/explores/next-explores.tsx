import { exploreMessages, listExplores } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { previewQuery } from '@campus/shared-features/listing';
import { NextOccasions } from '../../occasions/next-occasions';
import { formatPlaces } from './explore';

/** The trips that come next. */
export function NextExplores() {
  return (
    <NextOccasions
      title="Explore"
      nouns="trips"
      more={paths.explore()}
      linkTo={paths.trip}
      asked={useCall(listExplores, { query: previewQuery })}
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
  );
}
