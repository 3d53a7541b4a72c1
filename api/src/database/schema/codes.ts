import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** One living code per address and purpose. The code itself is nowhere: only its HMAC is. */
export const codes = pgTable(
  'codes',
  {
    address: text('address').notNull(),
    purpose: text('purpose', { enum: ['sign-up', 'reset'] }).notNull(),
    /** The college that is signed up for; a reset has none. */
    collegeId: uuid('college_id'),
    hmac: text('hmac').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.purpose] }),
    index('codes_by_end').on(table.expiresAt),
  ],
);
