import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { collegeId, moment, pictureColumns, randomId } from './columns';
import { media } from './media';
import { students } from './students';

export const events = pgTable(
  'events',
  {
    collegeId: collegeId(),
    id: randomId(),
    organizerId: uuid('organizer_id').notNull(),
    title: text('title').notNull(),
    organiserName: text('organiser_name').notNull(),
    phone: text('phone').notNull(),
    startsAt: moment('starts_at').notNull(),
    description: text('description').notNull(),
    /** Kept in the transaction that changes who is interested. */
    interestedCount: integer('interested_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Set where the operators took it out of sight. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'events_organizer',
      columns: [table.collegeId, table.organizerId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('events_soonest').on(table.collegeId, table.startsAt, table.id),
    index('events_of_organizer').on(table.collegeId, table.organizerId, table.startsAt, table.id),
    check('events_interested', sql`${table.interestedCount} >= 0`),
  ],
);

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
