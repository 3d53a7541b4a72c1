import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

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
