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

/** Reference data: every college is known on every node. */
export const colleges = pgTable(
  'colleges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    state: text('state').notNull(),
    country: text('country').notNull(),
    /** Lower case, starts with the `@`. */
    emailSuffix: text('email_suffix').notNull(),
    /** Whose mail servers they are: says which addresses are one mailbox, see `mailboxOf`. */
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
    /** Kept in the statement that lets somebody in or out. */
    members: integer('members').notNull().default(0),
    /** Written by its moderators; empty where it has none. */
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
