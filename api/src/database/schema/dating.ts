import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { collegeId, moment, pictureColumns, randomId } from './columns';
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
    /** Neither sees the other: the student and those of the same department. */
    hidesFromDepartment: boolean('hides_from_department').notNull().default(false),
    /** Whether matches who show it too see what the student has seen. */
    showsRead: boolean('shows_read').notNull().default(false),
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

/**
 * Two students of whom one asked the other; one row for the pair, whoever asked. It outlives the profiles
 * where somebody refused or left, so that nobody is asked again by way of a new profile.
 */
export const datingMatches = pgTable(
  'dating_matches',
  {
    collegeId: collegeId(),
    id: randomId(),
    /** The two in the order of their ids: that makes the pair unique. */
    lowId: uuid('low_id').notNull(),
    highId: uuid('high_id').notNull(),
    senderId: uuid('sender_id').notNull(),
    state: text('state').notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
    /** When it was accepted, refused or ended. */
    answeredAt: moment('answered_at'),
    lastMessageAt: moment('last_message_at'),
    lowReadAt: moment('low_read_at'),
    highReadAt: moment('high_read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'dating_matches_low',
      columns: [table.collegeId, table.lowId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'dating_matches_high',
      columns: [table.collegeId, table.highId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    unique('dating_matches_pair').on(table.collegeId, table.lowId, table.highId),
    index('dating_matches_by_high').on(table.collegeId, table.highId),
    check('dating_matches_order', sql`${table.lowId} < ${table.highId}`),
    check('dating_matches_sender', sql`${table.senderId} in (${table.lowId}, ${table.highId})`),
    check(
      'dating_matches_state',
      sql`${table.state} in ('pending', 'accepted', 'rejected', 'unmatched')`,
    ),
  ],
);

/** Within a match no two messages have the same moment: it is their order. */
export const datingMessages = pgTable(
  'dating_messages',
  {
    collegeId: collegeId(),
    id: randomId(),
    matchId: uuid('match_id').notNull(),
    senderId: uuid('sender_id').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Set where the operators took it out of sight. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'dating_messages_match',
      columns: [table.collegeId, table.matchId],
      foreignColumns: [datingMatches.collegeId, datingMatches.id],
    }).onDelete('cascade'),
    unique('dating_messages_order').on(table.collegeId, table.matchId, table.createdAt),
  ],
);

/** Neither of the two sees the other. It names students, so that no new profile undoes it. */
export const datingBlocks = pgTable(
  'dating_blocks',
  {
    collegeId: collegeId(),
    blockerId: uuid('blocker_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.blockerId, table.blockedId] }),
    foreignKey({
      name: 'dating_blocks_blocker',
      columns: [table.collegeId, table.blockerId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'dating_blocks_blocked',
      columns: [table.collegeId, table.blockedId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('dating_blocks_by_blocked').on(table.collegeId, table.blockedId),
  ],
);

/** Who does not see whose profile. It names students whether or not they are in dating, so that it tells of nobody. */
export const datingHiddenFrom = pgTable(
  'dating_hidden_from',
  {
    collegeId: collegeId(),
    studentId: uuid('student_id').notNull(),
    /** Who does not see them. */
    viewerId: uuid('viewer_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.studentId, table.viewerId] }),
    foreignKey({
      name: 'dating_hidden_from_student',
      columns: [table.collegeId, table.studentId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'dating_hidden_from_viewer',
      columns: [table.collegeId, table.viewerId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('dating_hidden_from_by_viewer').on(table.collegeId, table.viewerId),
  ],
);
