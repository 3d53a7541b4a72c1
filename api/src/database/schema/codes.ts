import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * One living code per address, purpose and network that asked: nobody makes the code of another void by asking
 * for one. The code itself is nowhere: only its HMAC is.
 */
export const codes = pgTable(
  'codes',
  {
    address: text('address').notNull(),
    purpose: text('purpose', { enum: ['sign-up', 'reset'] }).notNull(),
    /** HMAC of the network that asked for it. */
    network: text('network').notNull(),
    /** The college that is signed up for; a reset has none. */
    collegeId: uuid('college_id'),
    hmac: text('hmac').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Those among them that came from other networks. */
    attemptsElsewhere: integer('attempts_elsewhere').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.purpose, table.network] }),
    index('codes_by_end').on(table.expiresAt),
  ],
);
