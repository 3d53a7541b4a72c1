import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { colleges } from './colleges';
import { collegeId, moment, randomId } from './columns';

export const communities = pgTable(
  'communities',
  {
    collegeId: collegeId().references(() => colleges.id),
    id: randomId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    isConfession: boolean('is_confession').notNull().default(false),
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
