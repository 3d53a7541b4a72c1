import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { colleges } from './colleges';
import { collegeId, moment, randomId } from './columns';

export const students = pgTable(
  'students',
  {
    collegeId: collegeId().references(() => colleges.id),
    id: randomId(),
    /** Lower case; a person has one account, whichever college. */
    email: text('email').notNull(),
    /**
     * Where mail to the address arrives, by the rules of the college's provider: one account each. Null where an
     * older account has the same one.
     */
    mailbox: text('mailbox'),
    username: text('username').notNull(),
    /** What makes two spellings of one name the same. */
    usernameLower: text('username_lower').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Set while the operators keep the student out. */
    suspendedAt: moment('suspended_at'),
    /** Set by the operators: may see what is live, and try other builds in their own browser. */
    isStaff: boolean('is_staff').notNull().default(false),
    /** Set once the student asked for the account's deletion: it is due then, and taken back by a sign-in. */
    deleteAt: moment('delete_at'),
    /** What the student chose for their confessions; otherwise they stay, without any link. */
    deleteConfessions: boolean('delete_confessions').notNull().default(false),
    /** Names the student's page in reports and blocks: `id` is what dating calls its profile. */
    personId: uuid('person_id').notNull().defaultRandom(),
    /** What they tell of themselves; empty and null where they do not. */
    department: text('department').notNull().default(''),
    year: smallint('year'),
    /** Set where the operators took the page out of sight. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    uniqueIndex('students_email').on(table.email),
    uniqueIndex('students_mailbox').on(table.mailbox),
    uniqueIndex('students_username_lower').on(table.usernameLower),
    // The college is last, and the two below hold those alone who can be found: nobody is looked up by id in them.
    uniqueIndex('students_person').on(table.personId, table.collegeId),
    // In the order of bytes: what begins with some letters is one range of it, whatever the database's language.
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
    // Dating leaves them out: asked of every profile on a page, it would read all students.
    index('students_absent')
      .on(table.collegeId, table.id)
      .where(sql`${table.suspendedAt} is not null or ${table.deleteAt} is not null`),
  ],
);

/** Keyed by the token's hash alone: it is looked up before the college is known. */
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
    /** What it was begun on, such as `Chrome on Android`; null where nobody said. */
    device: text('device'),
  },
  (table) => [
    foreignKey({
      name: 'sessions_student',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('sessions_by_student').on(table.collegeId, table.studentId, table.createdAt),
    index('sessions_by_end').on(table.expiresAt),
  ],
);

/**
 * One living code per address, purpose and network that asked: nobody makes the code of another void by asking
 * for one. The code itself is nowhere: only its HMAC is.
 */
export const codes = pgTable(
  'codes',
  {
    address: text('address').notNull(),
    purpose: text('purpose', { enum: ['sign-up', 'reset'] }).notNull(),
    /** HMAC of the network that asked for it. */
    network: text('network').notNull(),
    /** The college that is signed up for; a reset has none. */
    collegeId: uuid('college_id'),
    hmac: text('hmac').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Those among them that came from other networks. */
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
