import type { Ad } from '@campus/contract';
import { formatRupees } from '@campus/shared-ui/time';

/** Rupees as written in India; what costs nothing is free. */
export function priceWords({ price }: Pick<Ad, 'price'>): string {
  return price === 0 ? 'Free' : formatRupees(price);
}

/** What a message to the seller begins with. */
export function greetingOf(ad: Ad): string {
  return `Hi ${ad.name}, is "${ad.title}" (${priceWords(ad)}) still available?`;
}
