import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { collegeId, moment } from './columns';

/**
 * What a create answered, so that the same submit sent twice makes one row. `owner` is an HMAC over
 * student and key: the row may hold a confession's id and must not name its author.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    collegeId: collegeId(),
    owner: text('owner').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    /** To the hour; only there to be forgotten after a day. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.owner] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);
