import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

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
