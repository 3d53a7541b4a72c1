import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { colleges } from './colleges';
import { belongsTo, collegeId, moment, pictureColumns, randomId } from './columns';
import { showsMedia } from './media';

export const students = pgTable(
  'students',
  {
    collegeId: collegeId().references(() => colleges.id),
    id: randomId(),
    /** Lower case; a person has one account across all colleges. */
    email: text('email').notNull(),
    /**
     * The mailbox of the address, by the rules of the college's provider: one account each. Null if an
     * older account has the same mailbox.
     */
    mailbox: text('mailbox'),
    username: text('username').notNull(),
    /** Normalised form: equal for two spellings of one name. */
    usernameLower: text('username_lower').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Set while the operators suspend the student. */
    suspendedAt: moment('suspended_at'),
    /** Set by the operators: may see the live builds, and try other builds in their own browser. */
    isStaff: boolean('is_staff').notNull().default(false),
    /** Set when the student requested the account's deletion: the time it is due. A sign-in cancels it. */
    deleteAt: moment('delete_at'),
    /** The student's choice for their confessions; by default they stay, without any link. */
    deleteConfessions: boolean('delete_confessions').notNull().default(false),
    /** Identifies the student's page in reports and blocks; dating uses `id` for its profiles. */
    personId: uuid('person_id').notNull().defaultRandom(),
    /** What they say about themselves; empty and null if they say nothing. */
    department: text('department').notNull().default(''),
    year: smallint('year'),
    /** Whether acquaintances see their name on the events and trips that interest them. */
    showsInterests: boolean('shows_interests').notNull().default(false),
    /** Set if the operators hid the page. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    uniqueIndex('students_email').on(table.email),
    uniqueIndex('students_mailbox').on(table.mailbox),
    uniqueIndex('students_username_lower').on(table.usernameLower),
    // The college is last, and the two below contain only students who can be found: neither serves lookups by id.
    uniqueIndex('students_person').on(table.personId, table.collegeId),
    // In byte order: a prefix search is one range of the index, whatever the database's language.
    index('students_by_name')
      .on(table.collegeId, table.usernameLower.op('text_pattern_ops'))
      .where(
        sql`${table.suspendedAt} is null and ${table.deleteAt} is null and ${table.hiddenAt} is null`,
      ),
    index('students_by_second_name')
      .on(table.collegeId, sql`split_part(${table.usernameLower}, '_', 2) text_pattern_ops`)
      .where(
        sql`${table.suspendedAt} is null and ${table.deleteAt} is null and ${table.hiddenAt} is null`,
      ),
    index('students_by_deletion').on(table.deleteAt),
    // Dating leaves them out: without the index, checking every profile on a page would read all students.
    index('students_absent')
      .on(table.collegeId, table.id)
      .where(sql`${table.suspendedAt} is not null or ${table.deleteAt} is not null`),
  ],
);

/** Keyed by the token's hash alone, because it is looked up before the college is known. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    collegeId: collegeId(),
    studentId: uuid('student_id').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeen: moment('last_seen').notNull(),
    expiresAt: moment('expires_at').notNull(),
    remember: boolean('remember').notNull(),
    /** The device it started on, such as `Chrome on Android`; null if unknown. */
    device: text('device'),
    /**
     * Where its browser gets pushes; null if it wants none. In the session's row, it ends with the session, however
     * that ends.
     */
    pushEndpoint: text('push_endpoint'),
  },
  (table) => [
    belongsTo('sessions_student', [table.collegeId, table.studentId], students),
    index('sessions_by_student').on(table.collegeId, table.studentId, table.createdAt),
    index('sessions_by_end').on(table.expiresAt),
    uniqueIndex('sessions_push_endpoint').on(table.pushEndpoint),
  ],
);

/**
 * One valid code per address, purpose and requesting network: nobody can invalidate another's code by requesting
 * one. The code itself is not stored, only its HMAC.
 */
export const codes = pgTable(
  'codes',
  {
    address: text('address').notNull(),
    purpose: text('purpose', { enum: ['sign-up', 'reset'] }).notNull(),
    /** HMAC of the network that requested it. */
    network: text('network').notNull(),
    /** The college of the sign-up; a reset has none. */
    collegeId: uuid('college_id'),
    hmac: text('hmac').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The tries among them that came from other networks. */
    attemptsElsewhere: integer('attempts_elsewhere').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.purpose, table.network] }),
    index('codes_by_end').on(table.expiresAt),
  ],
);

/** At most one per student, at position 0. */
export const avatarImages = pgTable(
  'avatar_images',
  { ...pictureColumns(), studentId: uuid('student_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.studentId] }),
    belongsTo('avatar_images_student', [table.collegeId, table.studentId], students),
    ...showsMedia('avatar_images', table),
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
    belongsTo('person_blocks_blocker', [table.collegeId, table.blockerId], students),
    belongsTo('person_blocks_blocked', [table.collegeId, table.blockedId], students),
    index('person_blocks_by_blocked').on(table.collegeId, table.blockedId, table.blockerId),
  ],
);
