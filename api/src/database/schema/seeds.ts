import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Which filling of the database was begun and which was finished. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  begunAt: moment('begun_at').notNull(),
  doneAt: moment('done_at'),
});
