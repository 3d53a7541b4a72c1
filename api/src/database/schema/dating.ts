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
import { belongsTo, collegeId, moment, pictureColumns, randomId } from './columns';
import { showsMedia } from './media';
import { students } from './students';

/** At most one per student; it can be deleted without the account. */
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
    /** Hidden from everybody except matches. */
    isPaused: boolean('is_paused').notNull().default(false),
    /** The student and students of the same department do not see each other. */
    hidesFromDepartment: boolean('hides_from_department').notNull().default(false),
    /** Whether matches who also enabled this see which messages the student has seen. */
    showsRead: boolean('shows_read').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Set if the operators hid it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.studentId] }),
    belongsTo('dating_profiles_student', [table.collegeId, table.studentId], students),
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

/** The main photo at position 0, then the others. */
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
    ...showsMedia('dating_images', table),
  ],
);

/**
 * A match request between two students; one row per pair, whoever asked. After a refusal or the end of the match it
 * outlives the profiles, so that nobody is asked again through a new profile.
 */
export const datingMatches = pgTable(
  'dating_matches',
  {
    collegeId: collegeId(),
    id: randomId(),
    /** The two students in the order of their ids, which makes the pair unique. */
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
    belongsTo('dating_matches_low', [table.collegeId, table.lowId], students),
    belongsTo('dating_matches_high', [table.collegeId, table.highId], students),
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

/** Within a match no two messages have the same moment, because it defines their order. */
export const datingMessages = pgTable(
  'dating_messages',
  {
    collegeId: collegeId(),
    id: randomId(),
    matchId: uuid('match_id').notNull(),
    senderId: uuid('sender_id').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Set if the operators hid it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    belongsTo('dating_messages_match', [table.collegeId, table.matchId], datingMatches),
    unique('dating_messages_order').on(table.collegeId, table.matchId, table.createdAt),
  ],
);

/** The two do not see each other. It names students, so that a new profile does not undo it. */
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
    belongsTo('dating_blocks_blocker', [table.collegeId, table.blockerId], students),
    belongsTo('dating_blocks_blocked', [table.collegeId, table.blockedId], students),
    index('dating_blocks_by_blocked').on(table.collegeId, table.blockedId),
  ],
);

/** Who does not see whose profile. It names students whether or not they use dating, so that it reveals nothing. */
export const datingHiddenFrom = pgTable(
  'dating_hidden_from',
  {
    collegeId: collegeId(),
    studentId: uuid('student_id').notNull(),
    /** The student who does not see them. */
    viewerId: uuid('viewer_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.studentId, table.viewerId] }),
    belongsTo('dating_hidden_from_student', [table.collegeId, table.studentId], students),
    belongsTo('dating_hidden_from_viewer', [table.collegeId, table.viewerId], students),
    index('dating_hidden_from_by_viewer').on(table.collegeId, table.viewerId),
  ],
);
