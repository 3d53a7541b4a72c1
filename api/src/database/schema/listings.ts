import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { collegeId, moment, occasionColumns, pictureColumns, randomId } from './columns';
import { media } from './media';
import { students } from './students';

export const ads = pgTable(
  'ads',
  {
    collegeId: collegeId(),
    id: randomId(),
    sellerId: uuid('seller_id').notNull(),
    title: text('title').notNull(),
    /** Whole paise: a hundredth of a rupee. */
    pricePaise: integer('price_paise').notNull(),
    description: text('description').notNull(),
    contactName: text('contact_name').notNull(),
    social: text('social').notNull(),
    phone: text('phone').notNull(),
    isSold: boolean('is_sold').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Set if the operators hid it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'ads_seller',
      columns: [table.collegeId, table.sellerId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('ads_newest')
      .on(table.collegeId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`not ${table.isSold}`),
    index('ads_of_seller').on(
      table.collegeId,
      table.sellerId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('ads_words').using(
      'gin',
      sql`to_tsvector('simple', ${table.title} || ' ' || ${table.description})`,
    ),
    check('ads_price', sql`${table.pricePaise} >= 0`),
  ],
);

export const adImages = pgTable(
  'ad_images',
  { ...pictureColumns(), adId: uuid('ad_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.adId, table.position] }),
    foreignKey({
      name: 'ad_images_ad',
      columns: [table.collegeId, table.adId],
      foreignColumns: [ads.collegeId, ads.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'ad_images_media',
      columns: [table.collegeId, table.mediaKey],
      foreignColumns: [media.collegeId, media.key],
    }),
    index('ad_images_by_media').on(table.collegeId, table.mediaKey),
  ],
);

export const cabs = pgTable(
  'cabs',
  {
    collegeId: collegeId(),
    id: randomId(),
    authorId: uuid('author_id').notNull(),
    source: text('source').notNull(),
    destination: text('destination').notNull(),
    passengerName: text('passenger_name').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Seats that can still be granted. */
    seatsAvailable: smallint('seats_available').notNull(),
    description: text('description').notNull(),
    social: text('social').notNull(),
    phone: text('phone').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Set if the operators hid it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'cabs_author',
      columns: [table.collegeId, table.authorId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('cabs_soonest').on(table.collegeId, table.startsAt, table.id),
    index('cabs_of_author').on(table.collegeId, table.authorId, table.startsAt, table.id),
    check('cabs_seats', sql`${table.seatsAvailable} between 0 and 10`),
  ],
);

/** One student's request for one seat. Withdrawing the request deletes the row. */
export const seatRequests = pgTable(
  'seat_requests',
  {
    collegeId: collegeId(),
    id: randomId(),
    cabId: uuid('cab_id').notNull(),
    studentId: uuid('student_id').notNull(),
    state: text('state').notNull().default('asked'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    uniqueIndex('seat_requests_once').on(table.collegeId, table.cabId, table.studentId),
    foreignKey({
      name: 'seat_requests_cab',
      columns: [table.collegeId, table.cabId],
      foreignColumns: [cabs.collegeId, cabs.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'seat_requests_student',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    check('seat_requests_state', sql`${table.state} in ('asked', 'granted', 'refused')`),
  ],
);

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
