import { sendConversationMessage } from '@campus/contract';
import { tables, type Database } from '../../../database/database';
import type { Viewer } from '../../../http/viewer';
import { isOpen } from '../../conversations/inbox.repository';
import { evidenceTexts, type Subject } from './subject';

/** Messages stored around the reported one, so that they can still be judged if they are deleted later. */
const keptMessages = 50;

const texts = evidenceTexts({
  form: sendConversationMessage.body,
  table: tables.conversationMessages,
  alias: 'm',
});

interface Row {
  readonly authorId: string;
  readonly isOwn: boolean;
  readonly texts: Readonly<Record<string, unknown>>;
  readonly messages: readonly unknown[];
}

/** A message in a conversation of the student about a listing, with the last messages of it, oldest first. */
export async function findConversationMessage(
  database: Database,
  { collegeId, studentId }: Viewer,
  id: string,
): Promise<Subject | undefined> {
  const [row] = await database.query<Row>(
    `select m.sender_id as "authorId", m.sender_id = $2 as "isOwn", ${texts} as texts,
       (select json_agg(json_build_object('sender_id', e.sender_id, 'message', e.message,
           'created_at', e.created_at) order by e.created_at)
         from (select * from conversation_messages e where e.college_id = $1
           and e.conversation_id = c.id order by e.created_at desc limit ${keptMessages}) e) as messages
     from conversation_messages m
     join conversations c on c.college_id = $1 and c.id = m.conversation_id
     where m.college_id = $1 and m.id = $3 and m.hidden_at is null and ${isOpen}`,
    [collegeId, studentId, id],
  );
  if (row === undefined) return undefined;
  const { authorId, isOwn, messages } = row;
  return { authorId, isOwn, evidence: { ...row.texts, messages, images: [] } };
}
