import { limits, type Conversation, type ListingKind } from '@campus/contract';
import type { Database, Parameter } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import type { Position } from '../listing/cursors';
import { canBeId } from '../one-row';
import { avatarAddress, avatarKey } from '../people/visibility';
import { isShown, isUnblocked } from '../reports/visibility';
import { cards, type ListingRow, presentListing } from './listings';

// Which conversations about a listing a student may see, as SQL conditions over a row `c` of conversations.
// In all of them `$1` is the college and `$2` the viewing student. Dating has its own conditions, and neither
// reads the other's rows.

/** The other student of the conversation. */
export const other = 'case when c.asker_id = $2 then c.owner_id else c.asker_id end';

/**
 * The other student can be written to: neither suspended nor leaving, and no block exists between the two.
 * @param id an SQL expression for the other student's id
 */
export const isReachable = (
  id: string,
) => `(${isUnblocked(id)} and exists (select 1 from students there
  where there.college_id = $1 and there.id = ${id} and there.suspended_at is null
    and there.delete_at is null))`;

/** The student is one of the two, and the other one can be written to. */
export const isOpen = `(c.asker_id = $2 and ${isReachable('c.owner_id')}
  or c.owner_id = $2 and ${isReachable('c.asker_id')})`;

/** A conversation as read from the database for the viewing student. */
interface Row extends ListingRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly isOwner: boolean;
  readonly lastMessageAt: string;
  readonly unread: number;
  readonly messageId: string | null;
  readonly isMine: boolean | null;
  readonly message: string | null;
  readonly createdAt: string | null;
}

const readTo = `coalesce(case when c.asker_id = $2 then c.asker_read_at else c.owner_read_at end,
  '-infinity')`;
const ofConversation = `m.college_id = $1 and m.conversation_id = c.id and ${isShown('m')}`;

/** Fills in conversations `c` that the student may see, each with its listing, by a few index lookups. */
const filledIn = (from: string) => `select c.id, c.kind, c.listing_id as "listingId",
    s.username as name, ${avatarKey} as avatar, c.owner_id = $2 as "isOwner",
    c.last_message_at as "lastMessageAt", l.title, l.price_paise as "pricePaise",
    l.starts_at as "startsAt", l.seats, l.is_sold as "isSold", l.image, newest.id as "messageId",
    newest.sender_id = $2 as "isMine", newest.message, newest.created_at as "createdAt",
    (select count(*)::int from (select 1 from conversation_messages m
      where ${ofConversation} and m.sender_id <> $2 and m.created_at > ${readTo}
      order by m.created_at limit ${limits.notificationsCounted}) counted) as unread
  from (${from}) c
  join students s on s.college_id = $1 and s.id = ${other}
  left join lateral (${cards}) l on true
  left join lateral (select m.id, m.sender_id, m.message, m.created_at from conversation_messages m
    where ${ofConversation} order by m.created_at desc limit 1) newest on true`;

interface Slice {
  readonly limit: number;
  readonly page: number;
  readonly after: Position | undefined;
  readonly about: { readonly kind: ListingKind; readonly listing: string } | undefined;
}

/**
 * Newest first, and one more than the page size if there are more. Conversations that the student started and
 * those about their own listings are each read in the order of an index.
 */
export function inboxPage(
  { collegeId, studentId }: Viewer,
  { limit, page, after, about }: Slice,
): { text: string; params: Parameter[] } {
  const params: Parameter[] = [collegeId, studentId];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const conditions = [
    ...(after
      ? [`(last_message_at, id) < (${bind(after.createdAt)}::timestamptz, ${bind(after.id)}::uuid)`]
      : []),
    ...(about ? [`kind = ${bind(about.kind)}`, `listing_id = ${bind(about.listing)}::uuid`] : []),
  ];
  const deep = !after && page > 1;
  const most = deep ? `${bind(page * limit + 1)}::int` : limit + 1;
  const skip = deep ? `offset ${bind((page - 1) * limit)}::int` : '';
  const side = (own: string, partner: string) => `(select * from conversations
    where ${['college_id = $1', `${own} = $2`, ...conditions].join(' and ')}
      and ${isReachable(`conversations.${partner}`)}
    order by last_message_at desc, id desc limit ${most})`;
  const rows = `select * from (${side('asker_id', 'owner_id')}
    union all ${side('owner_id', 'asker_id')}) both_sides
    order by last_message_at desc, id desc limit ${limit + 1} ${skip}`;
  const text = `${filledIn(rows)} order by c.last_message_at desc, c.id desc`;
  return { text, params };
}

function present(row: Row, now: Date): Conversation {
  const { messageId: _id, message, createdAt } = row;
  const lastMessage =
    _id === null || message === null || createdAt === null
      ? null
      : {
          _id,
          sender: row.isMine === true ? ('you' as const) : ('them' as const),
          message,
          createdAt,
        };
  return {
    _id: row.id,
    name: row.name,
    avatar: avatarAddress(row.avatar),
    isOwner: row.isOwner,
    listing: presentListing(row, now),
    unread: row.unread,
    lastMessage,
  };
}

/** @returns the conversations, and the position where the next page starts */
export async function listConversations(
  database: Database,
  viewer: Viewer,
  { now, ...slice }: Slice & { readonly now: Date },
) {
  const { text, params } = inboxPage(viewer, slice);
  const list = await database.query<Row>(text, params);
  const shown = list.slice(0, slice.limit);
  const last = list.length > slice.limit ? shown.at(-1) : undefined;
  const next: Position | undefined = last && { createdAt: last.lastMessageAt, id: last.id };
  return { conversations: shown.map((row) => present(row, now)), next };
}

const oneText = filledIn(`select * from conversations c
  where c.college_id = $1 and c.id = $3 and ${isOpen}`);

/** @returns undefined if the student has no such conversation */
export async function findConversation(
  database: Database,
  { collegeId, studentId }: Viewer,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Conversation | undefined> {
  if (!canBeId(id)) return undefined;
  const [row] = await database.query<Row>(oneText, [collegeId, studentId, id]);
  return row && present(row, now);
}
