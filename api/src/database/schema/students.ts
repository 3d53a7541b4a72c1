import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { colleges } from './colleges';
import { collegeId, moment, randomId } from './columns';

export const students = pgTable(
  'students',
  {
    collegeId: collegeId().references(() => colleges.id),
    id: randomId(),
    /** Lower case; a person has one account, whichever college. */
    email: text('email').notNull(),
    username: text('username').notNull(),
    /** What makes two spellings of one name the same. */
    usernameLower: text('username_lower').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    uniqueIndex('students_email').on(table.email),
    uniqueIndex('students_username_lower').on(table.usernameLower),
  ],
);
