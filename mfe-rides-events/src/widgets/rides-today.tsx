import { campusInstant, listCabs } from '@campus/contract';
import { ApiProvider, useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { TodayCards } from '@campus/shared-features/listing';
import { Icon } from '@campus/shared-ui';
import { formatClock } from '@campus/shared-ui/time';
import { formatRoute, formatSeatsLeft } from '../features/cabs/cab';

/** Milliseconds within which a ride is leaving soon, over midnight too: each time of a clock is in it once. */
const soon = 12 * 3_600_000;

const isSoon = ({ until }: { until: number }) => until <= Date.now() + soon;

function RidesToday() {
  const { data, isPending } = useCall(listCabs, { query: { free: '1', limit: 10 } });
  const cards = data
    ?.filter(({ isAuthor }) => !isAuthor)
    .map((ride) => ({
      _id: ride._id,
      to: paths.cab(ride._id),
      media: <Icon name="car" />,
      title: formatRoute(ride),
      line: `${formatClock(ride.journeyTime)} · ${formatSeatsLeft(ride.seatsAvailable)}`,
      until: campusInstant(ride.journeyDate, ride.journeyTime).getTime(),
    }))
    .filter(isSoon)
    .slice(0, 5);
  return (
    <TodayCards
      name="mfe-rides-events:today:rides"
      label="Rides leaving soon"
      cards={cards}
      busy={isPending}
    />
  );
}

/** Rides of others that leave within hours and have a free seat, soonest first. */
export default function RidesTodayWidget() {
  return (
    <ApiProvider>
      <RidesToday />
    </ApiProvider>
  );
}
