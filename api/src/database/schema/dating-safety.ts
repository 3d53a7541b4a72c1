import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { collegeId, moment, randomId } from './columns';
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

/** For whoever looks after the college. `evidence` is what was there to see when it was reported. */
export const datingReports = pgTable(
  'dating_reports',
  {
    collegeId: collegeId(),
    id: randomId(),
    reporterId: uuid('reporter_id').notNull(),
    reportedId: uuid('reported_id').notNull(),
    reason: text('reason').notNull(),
    details: text('details').notNull(),
    evidence: jsonb('evidence').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'dating_reports_reporter',
      columns: [table.collegeId, table.reporterId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'dating_reports_reported',
      columns: [table.collegeId, table.reportedId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('dating_reports_newest').on(table.collegeId, table.createdAt.desc().nullsFirst()),
    index('dating_reports_by_reporter').on(table.collegeId, table.reporterId),
    index('dating_reports_by_reported').on(table.collegeId, table.reportedId),
  ],
);
