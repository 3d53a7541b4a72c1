import type { Database } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import { pictureKeys } from '../../pictures/picture-rows';
import type { Subject } from './subject';

/** What is kept of a listing, beside its pictures. */
const listings = {
  ad: {
    table: 'ads',
    author: 'seller_id',
    fields: `'title', t.title, 'price', t.price_paise / 100.0, 'description', t.description,
      'name', t.contact_name, 'socialMedia', t.social, 'phone', t.phone`,
    images: pictureKeys('ad', 't.id'),
  },
  cab: {
    table: 'cabs',
    author: 'author_id',
    fields: `'source', t.source, 'destination', t.destination, 'passengerName', t.passenger_name,
      'startsAt', t.starts_at, 'description', t.description, 'socialMedia', t.social,
      'phone', t.phone`,
    images: 'null',
  },
  event: {
    table: 'events',
    author: 'organizer_id',
    fields: `'title', t.title, 'organiserName', t.organiser_name, 'phone', t.phone,
      'startsAt', t.starts_at, 'description', t.description`,
    images: pictureKeys('event', 't.id'),
  },
  explore: {
    table: 'explores',
    author: 'organizer_id',
    fields: `'title', t.title, 'organiserName', t.organiser_name, 'phone', t.phone,
      'startsAt', t.starts_at, 'description', t.description, 'source', t.source,
      'destination', t.destination, 'duration', t.duration, 'socialMedia', t.social`,
    images: pictureKeys('explore', 't.id'),
  },
} as const;

interface ListingRow {
  readonly authorId: string;
  readonly isOwn: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly images: string | null;
}

/** An ad, a ride, an event or a trip with all that it says, sold or ended as it may be. */
export function findListing(kind: keyof typeof listings) {
  const { table, author, fields, images } = listings[kind];
  const text = `select t.${author} as "authorId", t.${author} = $2 as "isOwn",
      jsonb_build_object(${fields}) as fields, ${images} as images
    from ${table} t where t.college_id = $1 and t.id = $3 and t.hidden_at is null`;
  return async (
    database: Database,
    { collegeId, studentId }: Viewer,
    id: string,
  ): Promise<Subject | undefined> => {
    const [found] = await database.query<ListingRow>(text, [collegeId, studentId, id]);
    if (found === undefined) return undefined;
    const { authorId, isOwn } = found;
    const evidence = { ...found.fields, images: found.images?.split(',') ?? [] };
    return { authorId, isOwn, evidence };
  };
}
