import {
  adMessages,
  cabMessages,
  exploreMessages,
  listAds,
  listCabs,
  listExplores,
  listingMessages,
  type Ad,
  type Explore,
} from '@campus/contract';
import { useCall, usePagedList, usePages, type PagedList } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { wholeList } from '@campus/shared-features/whole-list';
import { Skeleton } from '@campus/shared-ui';
import { ListStates, LoadMore } from '@campus/shared-ui/list';
import { PreviewItem, previewLinkClass, PreviewList } from '@campus/shared-ui/listing';
import { formatClock, formatDay, formatRupees } from '@campus/shared-ui/time';
import { Link } from 'react-router-dom';
import styles from './people.module.css';

/** One offer of a student, shown as a row that links to it. */
interface Offer {
  readonly _id: string;
  readonly to: string;
  readonly title: string;
  readonly line: string;
  readonly picture?: string | undefined;
}

interface OffersProps {
  readonly list: PagedList<unknown>;
  readonly offers: readonly Offer[];
  /** Text for an empty list. */
  readonly empty: string;
}

function Offers({ list, offers, empty }: OffersProps) {
  return (
    <ListStates
      list={list}
      loadingLabel="Loading the list"
      skeleton={<Skeleton lines={3} height="3.75rem" />}
      empty={<p className={styles.none}>{empty}</p>}
      signedOut={null}
    >
      <PreviewList>
        {offers.map(({ _id, to, title, line, picture }) => (
          <li key={_id}>
            <Link className={previewLinkClass} to={to}>
              <PreviewItem
                title={title}
                media={
                  picture && <img src={picture} alt="" width={56} height={56} loading="lazy" />
                }
              >
                {line}
              </PreviewItem>
            </Link>
          </li>
        ))}
      </PreviewList>
      <LoadMore
        hasMore={list.hasMore}
        busy={list.loadingMore}
        onMore={list.loadMore}
        label="Load More"
        error={list.moreFailure}
      />
    </ListStates>
  );
}

interface ListProps {
  readonly username: string;
}

const networkFailed = listingMessages.serverError;
const adsOf = ({ ads }: { readonly ads: readonly Ad[] }) => ads;

export function Items({ username }: ListProps) {
  const list = usePagedList(usePages(listAds, { query: { author: username } }), {
    ...{ entriesOf: adsOf, networkFailed },
    ...{ listFailed: adMessages.listFailed, moreFailed: adMessages.moreFailed },
  });
  const offers = list.entries.map(({ _id, title, price, image, thumbnails }) => ({
    ...{ _id, title, to: paths.ad(_id), picture: thumbnails?.[0] ?? image[0] },
    line: price === 0 ? 'Free' : formatRupees(price),
  }));
  return <Offers list={list} offers={offers} empty="Nothing for sale that you can see." />;
}

export function Rides({ username }: ListProps) {
  const answer = useCall(listCabs, { query: { author: username } });
  const list = wholeList(answer, cabMessages.listFailed, networkFailed);
  const offers = list.entries.map((cab) => ({
    ...{ _id: cab._id, to: paths.cab(cab._id), title: `${cab.source} to ${cab.destination}` },
    line: `${formatDay(cab.journeyDate)}, ${formatClock(cab.journeyTime)}`,
  }));
  return <Offers list={list} offers={offers} empty="No upcoming rides that you can see." />;
}

const tripsOf = ({ explores }: { readonly explores: readonly Explore[] }) => explores;

export function Trips({ username }: ListProps) {
  const list = usePagedList(usePages(listExplores, { query: { author: username } }), {
    ...{ entriesOf: tripsOf, networkFailed },
    ...{ listFailed: exploreMessages.listFailed, moreFailed: exploreMessages.moreFailed },
  });
  const offers = list.entries.map((trip) => ({
    ...{ _id: trip._id, title: trip.title, to: paths.trip(trip._id) },
    picture: trip.thumbnails?.[0] ?? trip.images[0],
    line: `${formatDay(trip.exploreDate)}, ${formatClock(trip.exploreTime)}`,
  }));
  return <Offers list={list} offers={offers} empty="No upcoming trips that you can see." />;
}
