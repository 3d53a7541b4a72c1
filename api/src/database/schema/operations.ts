import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo, collegeId, moment, randomId } from './columns';
import { students } from './students';

/**
 * The result of a create, so that the same submit sent twice makes one row. `owner` is an HMAC over
 * student and key: the row may contain a confession's id and must not name its author.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    collegeId: collegeId(),
    owner: text('owner').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    /** To the hour; only used to delete the row after a day. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.owner] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);

/** The operators' actions and reasons. Ids only, because it outlives the students it names. */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The command, such as `reports hide`. */
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('operator_log_newest').on(table.createdAt)],
);

/** The seedings of the database that have started or finished. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  begunAt: moment('begun_at').notNull(),
  doneAt: moment('done_at'),
});

/**
 * The browsers' latest reports about a build, stored for two hours: one row per reporter, build, widget and
 * kind, so that nobody fills the table by sending more. It belongs to no college and to no student.
 */
export const fieldReports = pgTable(
  'field_reports',
  {
    /** The part of the site, such as `mfe-feed`, or `shell`. */
    remote: text('remote').notNull(),
    build: text('build').notNull(),
    /** Expose of the widget; empty for the remote's pages. */
    widget: text('widget').notNull().default(''),
    /** What went wrong, or `seen`: the build ran; or why reports were dropped: `unsigned`, `implausible`, `expired`. */
    kind: text('kind').notNull(),
    /** A hash of the student, or a number that visitors' networks share; different for each build. */
    reporter: text('reporter').notNull(),
    signedIn: boolean('signed_in').notNull(),
    /** The last time. */
    at: moment('at').notNull(),
    count: integer('count').notNull(),
    /** The last message, without personal data. */
    message: text('message').notNull(),
    /** The address pattern of the page. */
    page: text('page').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.remote, table.build, table.widget, table.kind, table.reporter],
    }),
    index('field_reports_by_time').on(table.at),
  ],
);

/** When an open tab last reported that it runs a build: until then its files are not cleaned up. */
export const buildsSeen = pgTable(
  'builds_seen',
  {
    remote: text('remote').notNull(),
    build: text('build').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.build] }),
    index('builds_seen_by_time').on(table.seenAt),
  ],
);

/** The live state of each remote, if several machines share it: its pointer, of which each machine has a file copy. */
export const remotePointers = pgTable('remote_pointers', {
  remote: text('remote').primaryKey(),
  pointer: text('pointer').notNull(),
});

/** The token that a team uses to publish its remote from outside. The token is not stored; it was shown once. */
export const deployTokens = pgTable('deploy_tokens', {
  id: uuid('id').primaryKey().defaultRandom(),
  remote: text('remote').notNull(),
  /** For people: shown in the history of its changes. */
  name: text('name').notNull(),
  /** SHA-256 of its secret part, which is random enough that no slower hash is needed. */
  hash: text('hash').notNull(),
  may: text('may').array().notNull(),
  /** Addresses and CIDR ranges that may use it; empty for all. */
  usableFrom: text('usable_from').array().notNull().default([]),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** To the minute. */
  usedAt: moment('used_at'),
  revokedAt: moment('revoked_at'),
});

// Messages to the people who run the site. The first two come from visitors and belong to no college.

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
    belongsTo('community_requests_student', [table.collegeId, table.studentId], students),
    index('community_requests_newest').on(table.collegeId, table.createdAt),
    index('community_requests_by_student').on(table.collegeId, table.studentId),
    check(
      'community_requests_decision',
      sql`${table.decision} in ('pending', 'accepted', 'refused')`,
    ),
  ],
);
