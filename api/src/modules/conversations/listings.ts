import type { ListingKind, ListingState } from '@campus/contract';
import { mediaAddress } from '../../media/media';
import { endedBefore } from '../listing/start-times';
import { isShown } from '../reports/visibility';

/** The title and other data of a listing, as SQL columns over its row `l`, and its owner. */
interface Shape {
  readonly table: string;
  readonly owner: string;
  readonly title: string;
  readonly price: string;
  readonly startsAt: string;
  readonly seats: string;
  readonly isSold: string;
  /** The table with the listing's pictures, and its column with the listing's id. */
  readonly pictures: readonly [table: string, column: string] | undefined;
}

const nothing = {
  price: 'null::int',
  startsAt: 'l.starts_at',
  seats: 'null::int',
  isSold: 'false',
};

export const shapes: Readonly<Record<ListingKind, Shape>> = {
  ad: {
    table: 'ads',
    owner: 'seller_id',
    title: 'l.title',
    price: 'l.price_paise',
    startsAt: 'null::timestamptz',
    seats: 'null::int',
    isSold: 'l.is_sold',
    pictures: ['ad_images', 'ad_id'],
  },
  cab: {
    ...nothing,
    table: 'cabs',
    owner: 'author_id',
    title: `l.source || ' to ' || l.destination`,
    seats: 'l.seats_available::int',
    pictures: undefined,
  },
  event: {
    ...nothing,
    table: 'events',
    owner: 'organizer_id',
    title: 'l.title',
    pictures: ['event_images', 'event_id'],
  },
  explore: {
    ...nothing,
    table: 'explores',
    owner: 'organizer_id',
    title: 'l.title',
    pictures: ['explore_images', 'explore_id'],
  },
};

const kinds = Object.keys(shapes) as ListingKind[];

function cardOf(kind: ListingKind): string {
  const { table, title, price, startsAt, seats, isSold, pictures } = shapes[kind];
  const image = pictures
    ? `(select i.media_key from ${pictures[0]} i where i.college_id = $1 and i.${pictures[1]} = l.id
        order by i.position limit 1)`
    : 'null';
  return `select ${title} as title, ${price} as price_paise, ${startsAt} as starts_at,
      ${seats} as seats, ${isSold} as is_sold, ${image} as image
    from ${table} l where c.kind = '${kind}' and l.college_id = $1 and l.id = c.listing_id
      and ${isShown('l')}`;
}

/** Lateral join: the listing of a conversation `c`; no row if it is deleted. `$1` is the college, `$2` the student. */
export const cards = kinds.map(cardOf).join(' union all ');

/** The listing as read from the database; all null if it is deleted. */
export interface ListingRow {
  readonly kind: ListingKind;
  readonly listingId: string;
  readonly title: string | null;
  readonly pricePaise: number | null;
  readonly startsAt: string | null;
  readonly seats: number | null;
  readonly isSold: boolean | null;
  readonly image: string | null;
}

function stateOf({ kind, title, startsAt, seats, isSold }: ListingRow, now: Date): ListingState {
  if (title === null) return 'gone';
  if (isSold === true) return 'sold';
  if (startsAt !== null && new Date(startsAt) <= overSince(kind, now)) return 'past';
  return seats === 0 ? 'full' : 'available';
}

/** Listings that started before this moment are over: rides at once, events and trips some time after their start. */
export function overSince(kind: ListingKind, now: Date): Date {
  return kind === 'cab' ? now : endedBefore(now);
}

export function presentListing(row: ListingRow, now: Date) {
  const { kind, listingId, title, pricePaise, startsAt, seats, image } = row;
  return {
    kind,
    listingId,
    state: stateOf(row, now),
    title: title ?? '',
    price: pricePaise === null ? null : pricePaise / 100,
    startsAt,
    seatsAvailable: seats,
    image: image && mediaAddress(image, 'thumbnail'),
  };
}
