import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { collegeId, moment, randomId } from './columns';
import { students } from './students';

/**
 * Two students of whom one asked the other; one row for the pair, whoever asked. It outlives the profiles
 * where somebody refused or left, so that nobody is asked again by way of a new profile.
 */
export const datingMatches = pgTable(
  'dating_matches',
  {
    collegeId: collegeId(),
    id: randomId(),
    /** The two in the order of their ids: that makes the pair unique. */
    lowId: uuid('low_id').notNull(),
    highId: uuid('high_id').notNull(),
    senderId: uuid('sender_id').notNull(),
    state: text('state').notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
    /** When it was accepted, refused or ended. */
    answeredAt: moment('answered_at'),
    lastMessageAt: moment('last_message_at'),
    lowReadAt: moment('low_read_at'),
    highReadAt: moment('high_read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'dating_matches_low',
      columns: [table.collegeId, table.lowId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'dating_matches_high',
      columns: [table.collegeId, table.highId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    unique('dating_matches_pair').on(table.collegeId, table.lowId, table.highId),
    index('dating_matches_by_high').on(table.collegeId, table.highId),
    check('dating_matches_order', sql`${table.lowId} < ${table.highId}`),
    check('dating_matches_sender', sql`${table.senderId} in (${table.lowId}, ${table.highId})`),
    check(
      'dating_matches_state',
      sql`${table.state} in ('pending', 'accepted', 'rejected', 'unmatched')`,
    ),
  ],
);

/** Within a match no two messages have the same moment: it is their order. */
export const datingMessages = pgTable(
  'dating_messages',
  {
    collegeId: collegeId(),
    id: randomId(),
    matchId: uuid('match_id').notNull(),
    senderId: uuid('sender_id').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Set where the operators took it out of sight. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'dating_messages_match',
      columns: [table.collegeId, table.matchId],
      foreignColumns: [datingMatches.collegeId, datingMatches.id],
    }).onDelete('cascade'),
    unique('dating_messages_order').on(table.collegeId, table.matchId, table.createdAt),
  ],
);
