import type { Ad } from '@campus/contract';
import { pictureKeys } from '../pictures/picture-rows';

/** What the database knows of an ad for the student who asks. */
export interface AdRow {
  readonly id: string;
  readonly title: string;
  readonly pricePaise: number;
  readonly description: string;
  readonly contactName: string;
  readonly social: string;
  readonly phone: string;
  readonly isSold: boolean;
  readonly createdAt: string;
  readonly isSeller: boolean;
  /** Keys of the pictures in their order, joined by commas. */
  readonly images: string | null;
}

/**
 * Fills in a page of ids; `$1` is the college, `$2` the student.
 * @param page a subselect with `id` and whatever `order` names
 */
export function hydrate(page: string, order: string): string {
  return `select a.id, a.title, a.price_paise as "pricePaise", a.description,
    a.contact_name as "contactName", a.social, a.phone, a.is_sold as "isSold",
    a.created_at as "createdAt", a.seller_id = $2 as "isSeller",
    ${pictureKeys('ad', 'a.id')} as images
  from (${page}) page
  join ads a on a.college_id = $1 and a.id = page.id
  order by ${order}`;
}

/** An ad without its pictures. Who sold something is not to be called about it any more. */
export function presentAd(row: AdRow): Omit<Ad, 'image' | 'thumbnails'> {
  const reachable = row.isSeller || !row.isSold;
  return {
    _id: row.id,
    title: row.title,
    price: row.pricePaise / 100,
    description: row.description,
    name: row.contactName,
    socialMediaHandle: reachable ? row.social : '',
    phone: reachable ? row.phone : '',
    isSeller: row.isSeller,
    isSold: row.isSold,
    date: row.createdAt,
  };
}
