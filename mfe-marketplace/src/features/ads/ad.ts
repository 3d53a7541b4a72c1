import { adListing, type Ad } from '@campus/contract';
import { createListing } from '@campus/shared-features/listing';
import { formatRupees } from '@campus/shared-ui/time';

const heading = {
  title: 'Buy & Sell',
  about: 'From one hostel room to the next: books, cycles, lamps and more.',
};

/** What students sell one another: an item to them, an ad in the contract. */
export const ads = createListing({ ...adListing, ...heading, noun: 'item' });

/** Rupees as written in India; what costs nothing is free. */
export function formatPrice({ price }: Pick<Ad, 'price'>): string {
  return price === 0 ? 'Free' : formatRupees(price);
}
