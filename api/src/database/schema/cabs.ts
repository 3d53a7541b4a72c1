import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { collegeId, moment, randomId } from './columns';
import { students } from './students';

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
