import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, collegeId, moment, randomId } from './columns';
import { students } from './students';

/**
 * The messages of two students about a listing: one conversation per interested student and listing. It outlives the
 * listing. Separate from dating, whose tables name neither it nor its messages.
 */
export const conversations = pgTable(
  'conversations',
  {
    collegeId: collegeId(),
    id: randomId(),
    /** The listing: its table follows from the kind, and it may be deleted. */
    kind: text('kind').notNull(),
    listingId: uuid('listing_id').notNull(),
    askerId: uuid('asker_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    createdAt: moment('created_at').notNull(),
    lastMessageAt: moment('last_message_at').notNull(),
    askerReadAt: moment('asker_read_at'),
    ownerReadAt: moment('owner_read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    belongsTo('conversations_asker', [table.collegeId, table.askerId], students),
    belongsTo('conversations_owner', [table.collegeId, table.ownerId], students),
    unique('conversations_once').on(table.collegeId, table.listingId, table.askerId, table.kind),
    index('conversations_of_asker').on(
      table.collegeId,
      table.askerId,
      table.lastMessageAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('conversations_of_owner').on(
      table.collegeId,
      table.ownerId,
      table.lastMessageAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('conversations_kind', sql`${table.kind} in ('ad', 'cab', 'event', 'explore')`),
    check('conversations_two', sql`${table.askerId} <> ${table.ownerId}`),
  ],
);

/** Within a conversation no two messages have the same moment, because it defines their order. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    collegeId: collegeId(),
    id: randomId(),
    conversationId: uuid('conversation_id').notNull(),
    senderId: uuid('sender_id').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Set if the operators hid it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    belongsTo(
      'conversation_messages_conversation',
      [table.collegeId, table.conversationId],
      conversations,
    ),
    unique('conversation_messages_order').on(
      table.collegeId,
      table.conversationId,
      table.createdAt,
    ),
  ],
);
