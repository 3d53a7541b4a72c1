import { campusInstant, listCabs } from '@campus/contract';
import { ApiProvider, useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { TodayCards } from '@campus/shared-features/listing';
import { Icon } from '@campus/shared-ui';
import { formatClock, today } from '@campus/shared-ui/time';
import { formatRoute, formatSeatsLeft } from '../features/cabs/cab';

function RidesToday() {
  const { data, isPending } = useCall(listCabs, { query: { day: today(), free: '1', limit: 5 } });
  const cards = data
    ?.filter(({ isAuthor }) => !isAuthor)
    .map((ride) => ({
      _id: ride._id,
      to: paths.cab(ride._id),
      media: <Icon name="car" />,
      title: formatRoute(ride),
      line: `${formatClock(ride.journeyTime)} · ${formatSeatsLeft(ride.seatsAvailable)}`,
      until: campusInstant(ride.journeyDate, ride.journeyTime).getTime(),
    }));
  return (
    <TodayCards
      name="mfe-rides-events:today:rides"
      label="Rides leaving today"
      cards={cards}
      busy={isPending}
    />
  );
}

/** Rides of others that leave today and have a free seat, soonest first. */
export default function RidesTodayWidget() {
  return (
    <ApiProvider>
      <RidesToday />
    </ApiProvider>
  );
}
