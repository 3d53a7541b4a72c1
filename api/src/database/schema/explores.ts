import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { collegeId, occasionColumns, pictureColumns } from './columns';
import { media } from './media';
import { students } from './students';

export const explores = pgTable(
  'explores',
  {
    ...occasionColumns(),
    source: text('source').notNull(),
    destination: text('destination').notNull(),
    duration: text('duration').notNull(),
    social: text('social').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'explores_organizer',
      columns: [table.collegeId, table.organizerId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('explores_soonest').on(table.collegeId, table.startsAt, table.id),
    index('explores_of_organizer').on(table.collegeId, table.organizerId, table.startsAt, table.id),
    check('explores_interested', sql`${table.interestedCount} >= 0`),
  ],
);

export const exploreImages = pgTable(
  'explore_images',
  { ...pictureColumns(), exploreId: uuid('explore_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.exploreId, table.position] }),
    foreignKey({
      name: 'explore_images_explore',
      columns: [table.collegeId, table.exploreId],
      foreignColumns: [explores.collegeId, explores.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'explore_images_media',
      columns: [table.collegeId, table.mediaKey],
      foreignColumns: [media.collegeId, media.key],
    }),
    index('explore_images_by_media').on(table.collegeId, table.mediaKey),
  ],
);

export const exploreInterests = pgTable(
  'explore_interests',
  {
    collegeId: collegeId(),
    exploreId: uuid('explore_id').notNull(),
    studentId: uuid('student_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.exploreId, table.studentId] }),
    foreignKey({
      name: 'explore_interests_explore',
      columns: [table.collegeId, table.exploreId],
      foreignColumns: [explores.collegeId, explores.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'explore_interests_student',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
  ],
);
