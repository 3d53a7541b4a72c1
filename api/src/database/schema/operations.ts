import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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

/** What operators did and why. Ids only: it outlives the students that it is about. */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As it was called, such as `reports hide`. */
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('operator_log_newest').on(table.createdAt)],
);

/** Which filling of the database was begun and which was finished. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  begunAt: moment('begun_at').notNull(),
  doneAt: moment('done_at'),
});
