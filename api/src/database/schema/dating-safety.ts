import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { collegeId, moment } from './columns';
import { students } from './students';

/** Neither of the two sees the other. It names students, so that no new profile undoes it. */
export const datingBlocks = pgTable(
  'dating_blocks',
  {
    collegeId: collegeId(),
    blockerId: uuid('blocker_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.blockerId, table.blockedId] }),
    foreignKey({
      name: 'dating_blocks_blocker',
      columns: [table.collegeId, table.blockerId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'dating_blocks_blocked',
      columns: [table.collegeId, table.blockedId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('dating_blocks_by_blocked').on(table.collegeId, table.blockedId),
  ],
);
