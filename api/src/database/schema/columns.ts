import { integer, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The tenant. It leads every primary key, so that rows can be distributed by college. */
export const collegeId = () => uuid('college_id').notNull();

/** Random and therefore silent about order and time. */
export const randomId = () => uuid('id').notNull().defaultRandom();

/** A moment to the millisecond, which is what both drivers and JavaScript keep. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The columns of a listing's picture, beside its listing. */
export const pictureColumns = () => ({
  collegeId: collegeId(),
  position: smallint('position').notNull(),
  mediaKey: text('media_key').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
});
