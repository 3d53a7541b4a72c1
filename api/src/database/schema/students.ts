import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { colleges } from './colleges';
import { collegeId, moment, randomId } from './columns';

export const students = pgTable(
  'students',
  {
    collegeId: collegeId().references(() => colleges.id),
    id: randomId(),
    /** Lower case; a person has one account, whichever college. */
    email: text('email').notNull(),
    /**
     * Where mail to the address arrives, by the rules of the college's provider: one account each. Null where an
     * older account has the same one.
     */
    mailbox: text('mailbox'),
    username: text('username').notNull(),
    /** What makes two spellings of one name the same. */
    usernameLower: text('username_lower').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Set while the operators keep the student out. */
    suspendedAt: moment('suspended_at'),
    /** Set by the operators: may see what is live, and try other builds in their own browser. */
    isStaff: boolean('is_staff').notNull().default(false),
    /** Set once the student asked for the account's deletion: it is due then, and taken back by a sign-in. */
    deleteAt: moment('delete_at'),
    /** What the student chose for their confessions; otherwise they stay, without any link. */
    deleteConfessions: boolean('delete_confessions').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    uniqueIndex('students_email').on(table.email),
    uniqueIndex('students_mailbox').on(table.mailbox),
    uniqueIndex('students_username_lower').on(table.usernameLower),
    index('students_by_deletion').on(table.deleteAt),
  ],
);
