import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { collegeId, moment, randomId } from './columns';

/** Reference data: every node knows every college. */
export const colleges = pgTable(
  'colleges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    state: text('state').notNull(),
    country: text('country').notNull(),
    /** Lower case, starts with the `@`. */
    emailSuffix: text('email_suffix').notNull(),
    /** The provider of its mail servers: decides which addresses are one mailbox, see `mailboxOf`. */
    mailProvider: text('mail_provider').notNull().default('other'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('colleges_email_suffix').on(table.emailSuffix)],
);

export const communities = pgTable(
  'communities',
  {
    collegeId: collegeId().references(() => colleges.id),
    id: randomId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    isConfession: boolean('is_confession').notNull().default(false),
    /** Updated in the statement that adds or removes a member. */
    members: integer('members').notNull().default(0),
    /** Written by its moderators; empty if it has none. */
    rules: text('rules').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    uniqueIndex('communities_name').on(table.collegeId, sql`lower(${table.name})`),
    uniqueIndex('communities_one_confession')
      .on(table.collegeId)
      .where(sql`${table.isConfession}`),
  ],
);
