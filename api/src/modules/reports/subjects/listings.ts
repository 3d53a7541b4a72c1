import { createAd, createCab, createEvent, createExplore } from '@campus/contract';
import { tables, type Database } from '../../../database/database';
import type { Viewer } from '../../../http/viewer';
import { pictureKeys } from '../../pictures/picture-rows';
import { evidenceTexts, type Subject } from './subject';

const { ads, cabs, events, explores } = tables;
const startsAt = `'startsAt', t.starts_at`;

/** The evidence of a listing: its texts, other fields and pictures. */
const listings = {
  ad: {
    table: 'ads',
    author: 'seller_id',
    fields: evidenceTexts(
      {
        form: createAd.body,
        table: ads,
        alias: 't',
        names: { name: { column: 'contactName' }, socialMedia: { column: 'social' } },
      },
      `'price', t.price_paise / 100.0`,
    ),
    images: pictureKeys('ad', 't.id'),
  },
  cab: {
    table: 'cabs',
    author: 'author_id',
    fields: evidenceTexts(
      {
        form: createCab.body,
        table: cabs,
        alias: 't',
        names: { socialMedia: { column: 'social' } },
      },
      startsAt,
    ),
    images: 'null',
  },
  event: {
    table: 'events',
    author: 'organizer_id',
    fields: evidenceTexts({ form: createEvent.body, table: events, alias: 't' }, startsAt),
    images: pictureKeys('event', 't.id'),
  },
  explore: {
    table: 'explores',
    author: 'organizer_id',
    fields: evidenceTexts(
      {
        form: createExplore.body,
        table: explores,
        alias: 't',
        names: { socialMediaHandle: { column: 'social', evidence: 'socialMedia' } },
      },
      startsAt,
    ),
    images: pictureKeys('explore', 't.id'),
  },
} as const;

interface ListingRow {
  readonly authorId: string;
  readonly isOwn: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly images: string | null;
}

/** An ad, a ride, an event or a trip with all its content, even if it is sold or ended. */
export function findListing(kind: keyof typeof listings) {
  const { table, author, fields, images } = listings[kind];
  const text = `select t.${author} as "authorId", t.${author} = $2 as "isOwn",
      ${fields} as fields, ${images} as images
    from ${table} t where t.college_id = $1 and t.id = $3 and t.hidden_at is null`;
  return async (
    database: Database,
    { collegeId, studentId }: Viewer,
    id: string,
  ): Promise<Subject | undefined> => {
    const [row] = await database.query<ListingRow>(text, [collegeId, studentId, id]);
    if (row === undefined) return undefined;
    const { authorId, isOwn } = row;
    const evidence = { ...row.fields, images: row.images?.split(',') ?? [] };
    return { authorId, isOwn, evidence };
  };
}
