import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  type PgColumn,
} from 'drizzle-orm/pg-core';
import { collegeId, moment } from './columns';

/**
 * A stored picture under its random key. It has no owner column: the same picture used twice has two
 * unrelated keys, and nothing links a confession's picture to a student.
 */
export const media = pgTable(
  'media',
  {
    collegeId: collegeId(),
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.key] }),
    // Files have no college: the sweep looks them up by key alone.
    index('media_by_key').on(table.key),
    index('media_by_age').on(table.createdAt),
  ],
);

/** What every table of pictures needs to refer to the files, and to be found by them. */
export const showsMedia = (
  name: string,
  { collegeId, mediaKey }: { readonly collegeId: PgColumn; readonly mediaKey: PgColumn },
) => [
  foreignKey({
    name: `${name}_media`,
    columns: [collegeId, mediaKey],
    foreignColumns: [media.collegeId, media.key],
  }),
  index(`${name}_by_media`).on(collegeId, mediaKey),
];
