import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * What browsers last said of a build, kept for two hours: one row for each reporter, build and kind, so
 * that nobody fills it by saying more. It belongs to no college and to no student.
 */
export const fieldReports = pgTable(
  'field_reports',
  {
    /** The part of the site, such as `mfe-feed`, or `shell`. */
    remote: text('remote').notNull(),
    build: text('build').notNull(),
    /** What went wrong, or `seen`: the build ran. */
    kind: text('kind').notNull(),
    /** A hash of the student, or of the network of whoever is not signed in; another one for each build. */
    reporter: text('reporter').notNull(),
    signedIn: boolean('signed_in').notNull(),
    /** The last time. */
    at: moment('at').notNull(),
    count: integer('count').notNull(),
    /** The last message, without what may be somebody's. */
    message: text('message').notNull(),
    /** The pattern of the page's address. */
    page: text('page').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.build, table.kind, table.reporter] }),
    index('field_reports_by_time').on(table.at),
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
