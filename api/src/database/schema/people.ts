import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { collegeId, moment, pictureColumns } from './columns';
import { media } from './media';
import { students } from './students';

/** At most one per student, at position 0. */
export const avatarImages = pgTable(
  'avatar_images',
  { ...pictureColumns(), studentId: uuid('student_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.studentId] }),
    foreignKey({
      name: 'avatar_images_student',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'avatar_images_media',
      columns: [table.collegeId, table.mediaKey],
      foreignColumns: [media.collegeId, media.key],
    }),
    index('avatar_images_by_media').on(table.collegeId, table.mediaKey),
  ],
);

/**
 * The two do not see what the other does under their name. Separate from the blocks of dating: if one block implied the
 * other, a student could find out whose profile it is.
 */
export const personBlocks = pgTable(
  'person_blocks',
  {
    collegeId: collegeId(),
    blockerId: uuid('blocker_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.blockerId, table.blockedId] }),
    foreignKey({
      name: 'person_blocks_blocker',
      columns: [table.collegeId, table.blockerId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'person_blocks_blocked',
      columns: [table.collegeId, table.blockedId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('person_blocks_by_blocked').on(table.collegeId, table.blockedId, table.blockerId),
  ],
);
