import {
  foreignKey,
  integer,
  smallint,
  text,
  timestamp,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core';

/** The tenant. It is the first column of every primary key, so that rows can be distributed by college. */
export const collegeId = () => uuid('college_id').notNull();

/** Random, so it reveals neither order nor time. */
export const randomId = () => uuid('id').notNull().defaultRandom();

/** A moment to the millisecond, the precision of both drivers and JavaScript. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * A foreign key to a row of the same college; a row is deleted with the one it belongs to.
 * @param name of the constraint
 * @param columns the college and the other row's id
 */
export const belongsTo = (
  name: string,
  columns: [PgColumn, PgColumn],
  owner: { readonly collegeId: PgColumn; readonly id: PgColumn },
) => foreignKey({ name, columns, foreignColumns: [owner.collegeId, owner.id] }).onDelete('cascade');

/** Columns that events and trips share. */
export const occasionColumns = () => ({
  collegeId: collegeId(),
  id: randomId(),
  organizerId: uuid('organizer_id').notNull(),
  title: text('title').notNull(),
  organiserName: text('organiser_name').notNull(),
  phone: text('phone').notNull(),
  startsAt: moment('starts_at').notNull(),
  description: text('description').notNull(),
  /** Updated in the transaction that changes who is interested. */
  interestedCount: integer('interested_count').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  /** Set if the operators hid it. */
  hiddenAt: moment('hidden_at'),
});

/** The columns of a listing's picture, stored with its listing. */
export const pictureColumns = () => ({
  collegeId: collegeId(),
  position: smallint('position').notNull(),
  mediaKey: text('media_key').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
});
