import { createDatingProfile, sendMessage } from '@campus/contract';
import { tables, type Database } from '../../../database/database';
import type { Viewer } from '../../../http/viewer';
import { conversationIsOpen } from '../../dating/visibility';
import { pictureKeys } from '../../pictures/picture-rows';
import { evidenceTexts, type Subject } from './subject';

/** Number of messages that a report stores, so that they can still be judged if they are deleted later. */
const keptMessages = 50;

type Texts = Readonly<Record<string, string>>;

interface Message {
  readonly sender_id: string;
  readonly message: string;
  readonly created_at: string;
}

/** The last messages between two students, oldest first. */
async function conversation(database: Database, collegeId: string, matchId: string | null) {
  if (matchId === null) return [];
  const newest = await database.query<Message>(
    `select sender_id, message, created_at from dating_messages
     where college_id = $1 and match_id = $2 order by created_at desc limit ${keptMessages}`,
    [collegeId, matchId],
  );
  return newest.reverse();
}

const profileTexts = evidenceTexts({
  form: createDatingProfile.body,
  table: tables.datingProfiles,
  alias: 'p',
  names: {
    shortDescription: { evidence: 'short_description' },
    fullDescription: { evidence: 'full_description' },
    partnerPreferences: { evidence: 'partner_preferences' },
  },
});

interface ProfileRow {
  readonly profile: Texts;
  readonly images: string | null;
  readonly isHidden: boolean;
}

/**
 * A student's dating profile; the caller has checked that the two have met. If it is already deleted, the
 * report contains only the messages between the two.
 */
export async function findProfile(
  database: Database,
  { collegeId, studentId }: Viewer,
  id: string,
): Promise<Subject | undefined> {
  const [row] = await database.query<ProfileRow>(
    `select ${profileTexts} as profile, ${pictureKeys('dating', 'p.student_id')} as images,
       p.hidden_at is not null as "isHidden"
     from dating_profiles p where p.college_id = $1 and p.student_id = $2`,
    [collegeId, id],
  );
  if (row?.isHidden === true) return undefined;
  const [match] = await database.query<{ id: string }>(
    `select id from dating_matches where college_id = $1 and low_id = least($2::uuid, $3::uuid)
       and high_id = greatest($2::uuid, $3::uuid)`,
    [collegeId, studentId, id],
  );
  const messages = await conversation(database, collegeId, match?.id ?? null);
  const images = row?.images?.split(',') ?? [];
  const evidence = { profile: row?.profile ?? null, messages, images };
  return { authorId: id, isOwn: id === studentId, evidence };
}

const messageTexts = evidenceTexts({
  form: sendMessage.body,
  table: tables.datingMessages,
  alias: 'd',
});

interface MessageRow {
  readonly authorId: string;
  readonly isOwn: boolean;
  readonly texts: Texts;
  readonly matchId: string;
}

/** A message in a conversation of the student. */
export async function findMessage(
  database: Database,
  { collegeId, studentId }: Viewer,
  id: string,
): Promise<Subject | undefined> {
  const [row] = await database.query<MessageRow>(
    `select d.sender_id as "authorId", d.sender_id = $2 as "isOwn", ${messageTexts} as texts,
       d.match_id as "matchId"
     from dating_messages d join dating_matches m on m.college_id = $1 and m.id = d.match_id
     where d.college_id = $1 and d.id = $3 and d.hidden_at is null
       and (m.low_id = $2 or m.high_id = $2) and m.state = 'accepted' and ${conversationIsOpen}`,
    [collegeId, studentId, id],
  );
  if (row === undefined) return undefined;
  const { authorId, isOwn, texts, matchId } = row;
  const messages = await conversation(database, collegeId, matchId);
  return { authorId, isOwn, evidence: { ...texts, messages, images: [] } };
}
