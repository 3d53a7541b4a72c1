import { limits, type ConversationMessage, type ListingKind } from '@campus/contract';
import type { Database, Parameter } from '../../database/database';
import { claimed, isFirst, type Claim } from '../../http/idempotency';
import type { Viewer } from '../../http/viewer';
import { notified } from '../notifications/recipients';
import { canBeId } from '../one-row';
import { isShown } from '../reports/visibility';
import { overSince, shapes } from './listings';
import { isOpen, isReachable, other } from './inbox.repository';

const columns = `m.id as "_id", case when m.sender_id = $2 then 'you' else 'them' end as sender,
  m.message, m.created_at as "createdAt"`;
const caughtUpAtOnce = 200;

interface Side {
  /** Id of the message that the page ends before or starts after. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/**
 * Returns a row even if there is no message: no row means that the student has no such conversation. A query
 * with its values, so that a test can ask the database for its plan.
 */
export function messagePage(
  { collegeId, studentId }: Viewer,
  id: string,
  { before, after }: Side,
): { text: string; params: Parameter[] } {
  const edge = after ?? before;
  const params: Parameter[] = [collegeId, studentId, id];
  const momentOf = edge
    ? `(select e.created_at from conversation_messages e
        where e.college_id = $1 and e.conversation_id = $3 and e.id = $${params.push(edge)})`
    : '';
  const ofConversation = `from conversation_messages m where m.college_id = $1
    and m.conversation_id = $3 and ${isShown('m')}`;
  const older = before ? `and m.created_at < ${momentOf}` : '';
  const page = after
    ? `select ${columns} ${ofConversation} and m.created_at > ${momentOf}
      order by m.created_at limit ${caughtUpAtOnce}`
    : `select ${columns} ${ofConversation} ${older}
      order by m.created_at desc limit ${limits.chatPage}`;
  const text = `select page.* from conversations c left join lateral (${page}) page on true
    where c.college_id = $1 and c.id = $3 and ${isOpen} order by page."createdAt"`;
  return { text, params };
}

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

/**
 * Oldest first. Empty if the given edge is not a message of the conversation.
 * @returns undefined if the student has no such conversation
 */
export async function listMessages(
  database: Database,
  viewer: Viewer,
  { id, before, after }: Side & { readonly id: string },
): Promise<ConversationMessage[] | undefined> {
  if (!canBeId(id)) return undefined;
  const edge = after ?? before;
  // Replaces an invalid id by a valid one that no row has.
  const known = edge === undefined || canBeId(edge) ? edge : '00000000-0000-4000-8000-000000000000';
  const side = after === undefined ? { before: known } : { after: known };
  const { text, params } = messagePage(viewer, id, side);
  const list = await database.query<Nullable<ConversationMessage>>(text, params);
  if (list.length === 0) return undefined;
  return list.filter((row): row is ConversationMessage => row._id !== null);
}

export interface SentMessage {
  readonly conversationId: string;
  readonly sent: ConversationMessage;
  /** Id of the receiver. */
  readonly partnerId: string;
  /** Whether the receiver has a notification about it. */
  readonly isNews: boolean;
}

/** Stores a message for the single row returned by `written`; needs the claim's values, and the text as `$8`. */
const stored = `stored as (
    insert into conversation_messages
      (college_id, id, conversation_id, sender_id, message, created_at)
    select $1::uuid, $3::uuid, id, $2::uuid, $8, last_message_at from written
    returning id, created_at),
  ${notified('conversation', 'select partner_id as student_id, id as subject_id, last_message_at as at from written')}
  select stored.created_at as "createdAt", written.id as "conversationId",
    written.partner_id as "partnerId", exists (select from notified) as "isNews"
  from stored, written`;

const sendText = `with ${claimed},
  written as (
    update conversations c set last_message_at =
      greatest($9::timestamptz, c.last_message_at + interval '1 millisecond')
    where c.college_id = $1 and c.id = $7 and ${isOpen} and ${isFirst}
    returning c.id, ${other} as partner_id, c.last_message_at),
  ${stored}`;

/** A listing `l` that the student can see, owned by another student who can be written to. */
const isOffered = (owner: string) => `l.college_id = $1 and l.id = $7 and l.${owner} <> $2
  and ${isShown('l')} and ${isReachable(`l.${owner}`)}`;

function startText(kind: ListingKind): string {
  const { table, owner, startsAt, isSold } = shapes[kind];
  return `with ${claimed},
    listing as (
      select l.id, l.${owner} as owner_id from ${table} l
      where ${isOffered(owner)} and ${isFirst}
        and (not ${isSold} and coalesce(${startsAt} > $10::timestamptz, true)
          or exists (select 1 from conversations c where c.college_id = $1
            and c.listing_id = l.id and c.asker_id = $2 and c.kind = '${kind}'))),
    written as (
      insert into conversations as c
        (college_id, kind, listing_id, asker_id, owner_id, created_at, last_message_at)
      select $1::uuid, '${kind}', id, $2::uuid, owner_id, $9::timestamptz, $9::timestamptz
      from listing
      on conflict (college_id, listing_id, asker_id, kind) do update set last_message_at =
        greatest(excluded.last_message_at, c.last_message_at + interval '1 millisecond')
      returning c.id, c.owner_id as partner_id, c.last_message_at),
    ${stored}`;
}

const startTexts: Readonly<Record<ListingKind, string>> = {
  ad: startText('ad'),
  cab: startText('cab'),
  event: startText('event'),
  explore: startText('explore'),
};

type SentRow = Omit<SentMessage, 'sent'> & Pick<ConversationMessage, 'createdAt'>;

async function write(
  database: Database,
  claim: Claim,
  { text, values, message }: { text: string; values: Parameter[]; message: string },
): Promise<SentMessage | undefined> {
  const [row] = await database.query<SentRow>(text, [...claim, ...values]);
  if (row === undefined) return undefined;
  const { createdAt, ...others } = row;
  return { ...others, sent: { _id: claim[2], sender: 'you', message, createdAt } };
}

interface Text {
  readonly message: string;
  readonly now: Date;
}

/**
 * Stores a message, at least a millisecond after the previous one: the lock on the conversation ensures their order.
 * @returns undefined if the student has no such conversation, or this submit is a repetition
 */
export async function insertMessage(
  database: Database,
  claim: Claim,
  { id, message, now }: Text & { readonly id: string },
): Promise<SentMessage | undefined> {
  if (!canBeId(id)) return undefined;
  const values = [id, message, now.toISOString()];
  return write(database, claim, { text: sendText, values, message });
}

interface About {
  readonly kind: ListingKind;
  readonly listing: string;
}

/**
 * Stores a message to the owner of a listing; the first message creates the conversation.
 * @returns undefined if the student may not write about it, or this submit is a repetition
 */
export async function insertFirst(
  database: Database,
  claim: Claim,
  { kind, listing, message, now }: Text & About,
): Promise<SentMessage | undefined> {
  if (!canBeId(listing)) return undefined;
  const values = [listing, message, now.toISOString(), overSince(kind, now).toISOString()];
  return write(database, claim, { text: startTexts[kind], values, message });
}

/** Why the student may not write about a listing; undefined if they cannot see it. */
export async function whyNotOffered(
  database: Database,
  { collegeId, studentId }: Viewer,
  { kind, listing }: About,
): Promise<'own' | 'sold' | 'past' | undefined> {
  if (!canBeId(listing)) return undefined;
  const { table, owner, isSold } = shapes[kind];
  const [row] = await database.query<{ isOwn: boolean; isSold: boolean }>(
    `select l.${owner} = $2 as "isOwn", ${isSold} as "isSold" from ${table} l
     where l.college_id = $1 and l.id = $3 and ${isShown('l')}
       and (l.${owner} = $2 or ${isReachable(`l.${owner}`)})`,
    [collegeId, studentId, listing],
  );
  if (row === undefined) return undefined;
  if (row.isOwn) return 'own';
  return row.isSold ? 'sold' : 'past';
}

/** A message that the student sent in a conversation that is still open, as first returned. */
export async function findSent(
  database: Database,
  { collegeId, studentId }: Viewer,
  id: string,
): Promise<SentMessage | undefined> {
  const [row] = await database.query<Omit<SentMessage, 'sent' | 'isNews'> & ConversationMessage>(
    `select ${columns}, c.id as "conversationId", ${other} as "partnerId"
     from conversation_messages m join conversations c on c.college_id = $1 and c.id = m.conversation_id
     where m.college_id = $1 and m.id = $3 and m.sender_id = $2 and ${isOpen}`,
    [collegeId, studentId, id],
  );
  if (row === undefined) return undefined;
  const { conversationId, partnerId, ...sent } = row;
  return { conversationId, partnerId, sent, isNews: false };
}

/**
 * Seen messages stay seen: an id older than the last seen one changes nothing. The notification is marked
 * read together with the other student's newest message; only the latest one of a conversation is stored.
 * @returns whether any was unread; undefined if the student has no such conversation
 */
const readText = `with c as (
    select * from conversations c where c.college_id = $1 and c.id = $3 and ${isOpen}),
  seen as (
    select m.created_at as at from conversation_messages m join c on c.id = m.conversation_id
    where m.college_id = $1 and m.conversation_id = $3 and m.id = $4),
  marked as (
    update conversations r set
      asker_read_at = case when r.asker_id = $2 then greatest(r.asker_read_at, seen.at)
        else r.asker_read_at end,
      owner_read_at = case when r.owner_id = $2 then greatest(r.owner_read_at, seen.at)
        else r.owner_read_at end
    from seen where r.college_id = $1 and r.id = $3),
  told as (
    update notifications n set read_at = $5::timestamptz from seen
    where n.college_id = $1 and n.student_id = $2 and n.kind = 'conversation'
      and n.subject_id = $3 and n.read_at is null and not exists (
        select 1 from conversation_messages u where u.college_id = $1 and u.conversation_id = $3
          and u.sender_id <> $2 and u.created_at > seen.at)
    returning n.id),
  outdated as (
    delete from notifications where college_id = $1 and student_id = $2 and kind = 'conversation'
      and subject_id = $3 and read_at is not null and exists (select from told))
  select exists (select from told) as "wasNews" from c`;

export async function markRead(
  database: Database,
  { collegeId, studentId }: Viewer,
  { id, messageId, now }: { readonly id: string; readonly messageId: string; readonly now: Date },
): Promise<boolean | undefined> {
  if (!canBeId(id)) return undefined;
  const seen = canBeId(messageId) ? messageId : null;
  const values = [collegeId, studentId, id, seen, now.toISOString()];
  const [row] = await database.query<{ wasNews: boolean }>(readText, values);
  return row?.wasNews;
}
