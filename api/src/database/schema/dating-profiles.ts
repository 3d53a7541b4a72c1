import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { collegeId, moment, pictureColumns } from './columns';
import { media } from './media';
import { students } from './students';

/** One per student at most; it goes without the account going. */
export const datingProfiles = pgTable(
  'dating_profiles',
  {
    collegeId: collegeId(),
    studentId: uuid('student_id').notNull(),
    name: text('name').notNull(),
    gender: text('gender').notNull(),
    shortDescription: text('short_description').notNull(),
    fullDescription: text('full_description').notNull(),
    partnerPreferences: text('partner_preferences').notNull(),
    /** Hidden from everybody who is no match. */
    isPaused: boolean('is_paused').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Set where the operators took it out of sight. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.studentId] }),
    foreignKey({
      name: 'dating_profiles_student',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('dating_profiles_newest')
      .on(
        table.collegeId,
        table.gender,
        table.createdAt.desc().nullsFirst(),
        table.studentId.desc().nullsFirst(),
      )
      .where(sql`not ${table.isPaused}`),
    check('dating_profiles_gender', sql`${table.gender} in ('male', 'female', 'other')`),
  ],
);

/** The main photo at position 0, the others after it. */
export const datingImages = pgTable(
  'dating_images',
  { ...pictureColumns(), studentId: uuid('student_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.studentId, table.position] }),
    foreignKey({
      name: 'dating_images_profile',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [datingProfiles.collegeId, datingProfiles.studentId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'dating_images_media',
      columns: [table.collegeId, table.mediaKey],
      foreignColumns: [media.collegeId, media.key],
    }),
    index('dating_images_by_media').on(table.collegeId, table.mediaKey),
  ],
);
