import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo, collegeId, moment, occasionColumns, pictureColumns, randomId } from './columns';
import { showsMedia } from './media';
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
    belongsTo('ads_seller', [table.collegeId, table.sellerId], students),
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
    belongsTo('ad_images_ad', [table.collegeId, table.adId], ads),
    ...showsMedia('ad_images', table),
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
    belongsTo('cabs_author', [table.collegeId, table.authorId], students),
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
    index('seat_requests_of_student').on(table.collegeId, table.studentId),
    belongsTo('seat_requests_cab', [table.collegeId, table.cabId], cabs),
    belongsTo('seat_requests_student', [table.collegeId, table.studentId], students),
    check('seat_requests_state', sql`${table.state} in ('asked', 'granted', 'refused')`),
  ],
);

export const events = pgTable('events', occasionColumns(), (table) => [
  primaryKey({ columns: [table.collegeId, table.id] }),
  belongsTo('events_organizer', [table.collegeId, table.organizerId], students),
  index('events_soonest').on(table.collegeId, table.startsAt, table.id),
  index('events_of_organizer').on(table.collegeId, table.organizerId, table.startsAt, table.id),
  check('events_interested', sql`${table.interestedCount} >= 0`),
]);

export const eventImages = pgTable(
  'event_images',
  { ...pictureColumns(), eventId: uuid('event_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.eventId, table.position] }),
    belongsTo('event_images_event', [table.collegeId, table.eventId], events),
    ...showsMedia('event_images', table),
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
    belongsTo('event_interests_event', [table.collegeId, table.eventId], events),
    belongsTo('event_interests_student', [table.collegeId, table.studentId], students),
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
    belongsTo('explores_organizer', [table.collegeId, table.organizerId], students),
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
    belongsTo('explore_images_explore', [table.collegeId, table.exploreId], explores),
    ...showsMedia('explore_images', table),
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
    belongsTo('explore_interests_explore', [table.collegeId, table.exploreId], explores),
    belongsTo('explore_interests_student', [table.collegeId, table.studentId], students),
  ],
);
