import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { collegeId, occasionColumns, pictureColumns } from './columns';
import { media } from './media';
import { students } from './students';

export const events = pgTable('events', occasionColumns(), (table) => [
  primaryKey({ columns: [table.collegeId, table.id] }),
  foreignKey({
    name: 'events_organizer',
    columns: [table.collegeId, table.organizerId],
    foreignColumns: [students.collegeId, students.id],
  }).onDelete('cascade'),
  index('events_soonest').on(table.collegeId, table.startsAt, table.id),
  index('events_of_organizer').on(table.collegeId, table.organizerId, table.startsAt, table.id),
  check('events_interested', sql`${table.interestedCount} >= 0`),
]);

export const eventImages = pgTable(
  'event_images',
  { ...pictureColumns(), eventId: uuid('event_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.eventId, table.position] }),
    foreignKey({
      name: 'event_images_event',
      columns: [table.collegeId, table.eventId],
      foreignColumns: [events.collegeId, events.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'event_images_media',
      columns: [table.collegeId, table.mediaKey],
      foreignColumns: [media.collegeId, media.key],
    }),
    index('event_images_by_media').on(table.collegeId, table.mediaKey),
  ],
);

export const eventInterests = pgTable(
  'event_interests',
  {
    collegeId: collegeId(),
    eventId: uuid('event_id').notNull(),
    studentId: uuid('student_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.eventId, table.studentId] }),
    foreignKey({
      name: 'event_interests_event',
      columns: [table.collegeId, table.eventId],
      foreignColumns: [events.collegeId, events.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'event_interests_student',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
  ],
);
