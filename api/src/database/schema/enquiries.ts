import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { collegeId, moment, randomId } from './columns';
import { students } from './students';

// What is written to the people behind the site. The first two come from visitors, of no college.

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: randomId().primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt)],
);

export const collegeRequests = pgTable(
  'college_requests',
  {
    id: randomId().primaryKey(),
    requesterName: text('requester_name').notNull(),
    requesterEmail: text('requester_email').notNull(),
    requesterPhone: text('requester_phone').notNull(),
    name: text('name').notNull(),
    state: text('state').notNull(),
    country: text('country').notNull(),
    emailSuffix: text('email_suffix').notNull(),
    contactEmail: text('contact_email').notNull(),
    reason: text('reason').notNull(),
    decision: text('decision').notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('college_requests_newest').on(table.createdAt),
    check(
      'college_requests_decision',
      sql`${table.decision} in ('pending', 'accepted', 'refused')`,
    ),
  ],
);

export const communityRequests = pgTable(
  'community_requests',
  {
    collegeId: collegeId(),
    id: randomId(),
    studentId: uuid('student_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    decision: text('decision').notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'community_requests_student',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('community_requests_newest').on(table.collegeId, table.createdAt),
    index('community_requests_by_student').on(table.collegeId, table.studentId),
    check(
      'community_requests_decision',
      sql`${table.decision} in ('pending', 'accepted', 'refused')`,
    ),
  ],
);
