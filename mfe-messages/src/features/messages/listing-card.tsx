import type { ListingCard, ListingKind } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { formatPrice } from '@campus/shared-features/listing';
import { Badge, Icon, type IconName } from '@campus/shared-ui';
import { formatClock, formatDay } from '@campus/shared-ui/time';
import type { ReactNode } from 'react';
import styles from './listing-card.module.css';

interface Kind {
  /** The word that students use. */
  readonly noun: string;
  readonly icon: IconName;
  readonly path: (id: string) => string;
  /** The title above the first message about one, and its initial text. */
  readonly ask: { readonly title: string; readonly text: string };
}

const available = { title: 'Is this available?', text: 'Hi, is this still available?' };
const meeting = { title: 'Ask for the meeting point', text: 'Hi, where do we meet?' };
const more = { title: 'Ask the organiser', text: "Hi, I'd like to know more about this." };

export const kinds: Readonly<Record<ListingKind, Kind>> = {
  ad: { noun: 'item', icon: 'bag', path: paths.ad, ask: available },
  cab: { noun: 'ride', icon: 'car', path: paths.cab, ask: meeting },
  event: { noun: 'event', icon: 'calendar', path: paths.event, ask: more },
  explore: { noun: 'trip', icon: 'compass', path: paths.trip, ask: more },
};

/** Path of the page that shows the listing. */
export const pathOf = ({ kind, listingId }: ListingCard): string => kinds[kind].path(listingId);

/** The title of the listing; for a removed one only its kind. */
export function titleOf({ kind, title, state }: ListingCard): string {
  const { noun } = kinds[kind];
  return state === 'gone' || !title ? `This ${noun} isn't there any more` : title;
}

/** The first picture, or the icon of its kind. Decorative, as the title is beside it. */
export function ListingPicture({ listing }: { listing: ListingCard }) {
  return (
    <span className={styles.picture}>
      {listing.image ? (
        <img src={listing.image} alt="" width={56} height={56} loading="lazy" decoding="async" />
      ) : (
        <Icon name={kinds[listing.kind].icon} size={24} />
      )}
    </span>
  );
}

function State({ state }: Pick<ListingCard, 'state'>) {
  switch (state) {
    case 'sold':
      return <Badge tone="bad">Sold</Badge>;
    case 'full':
      return <Badge tone="bad">Full</Badge>;
    case 'past':
      return <Badge>Ended</Badge>;
    case 'gone':
    case 'available':
      return null;
  }
}

function when(startsAt: string): string {
  return `${formatDay(startsAt)}, ${formatClock(startsAt)}`;
}

/** Its price or start time, and whether it is still available. */
export function ListingFacts({
  listing,
  children,
}: {
  listing: ListingCard;
  children?: ReactNode;
}) {
  const { price, startsAt, seatsAvailable, state } = listing;
  return (
    <span className={styles.facts}>
      {price !== null && <span className={styles.price}>{formatPrice({ price })}</span>}
      {startsAt !== null && <span>{when(startsAt)}</span>}
      {state === 'available' && seatsAvailable !== null && (
        <span>{seatsAvailable === 1 ? '1 seat left' : `${seatsAvailable} seats left`}</span>
      )}
      <State state={state} />
      {children}
    </span>
  );
}
