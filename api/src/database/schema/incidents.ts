import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * What went wrong in browsers, counted by the minute and kept for a day. It belongs to no college and to no
 * student: `browser` is a hash that is another one tomorrow.
 */
export const incidents = pgTable(
  'incidents',
  {
    minute: moment('minute').notNull(),
    /** The part of the site, such as `mfe-feed`, or `shell`. */
    remote: text('remote').notNull(),
    build: text('build').notNull(),
    kind: text('kind').notNull(),
    browser: text('browser').notNull(),
    count: integer('count').notNull(),
    /** The last message of them, without what may be somebody's. */
    message: text('message').notNull(),
    /** The pattern of the page's address. */
    page: text('page').notNull(),
  },
  (table) => [
    // Time leads: windows are read and old minutes removed by it.
    primaryKey({
      columns: [table.minute, table.remote, table.build, table.kind, table.browser],
    }),
  ],
);

/** When an open tab last said that it runs a build: until then its files are not cleaned up. */
export const buildsSeen = pgTable(
  'builds_seen',
  {
    remote: text('remote').notNull(),
    build: text('build').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.build] }),
    index('builds_seen_by_time').on(table.seenAt),
  ],
);
