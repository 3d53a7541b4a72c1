import { adListing } from '@campus/contract';
import { createListing } from '@campus/shared-features/listing';

const heading = {
  title: 'Buy & Sell',
  about: 'From one hostel room to the next: books, cycles, lamps and more.',
};

/** The things students sell to each other: called items on the page, ads in the contract. */
export const ads = createListing({ ...adListing, ...heading, noun: 'item' });
