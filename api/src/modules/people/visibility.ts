// Who sees whom outside of dating, as SQL conditions. In all of them `$1` is the college and `$2` the viewing
// student. Dating has its own conditions, and neither reads the other's rows.

import { mediaAddress } from '../../media/media';
import { isUnblocked, isUnreported } from '../reports/visibility';

/** A student who has not left and is neither suspended nor hidden. @param row the name of a row of students */
export const isPresent = (row: string): string =>
  `${row}.suspended_at is null and ${row}.delete_at is null and ${row}.hidden_at is null`;

/** A row `s` of students whose page the student may see. Students who left, are hidden or blocked look like nobody. */
export const isVisible = `${isPresent('s')} and ${isUnreported('s.person_id')} and ${isUnblocked('s.id')}`;

/** A row `s` of students whose page the student may see, or whom the student has blocked. */
export const isKnown = `((${isVisible}) or exists (select 1 from person_blocks b
  where b.college_id = $1 and b.blocker_id = $2 and b.blocked_id = s.id))`;

/**
 * A scalar subquery for the id of a student whose page the viewer may see; null if there is none.
 * @param name the parameter with their name in lower case
 */
const studentNamed = (name: string) => `(select s.id from students s
  where s.college_id = $1 and s.username_lower = ${name} and ${isVisible})`;

/** Conditions for a list that can be filtered by author: none if no name is given. */
export const writtenBy = (
  name: string | undefined,
  column: string,
  bind: (value: string) => string,
): string[] =>
  name === undefined ? [] : [`${column} = ${studentNamed(bind(name.toLowerCase()))}`];

/** A scalar subquery for the username of the student in a given column. */
export const nameOf = (id: string) =>
  `(select s.username from students s where s.college_id = $1 and s.id = ${id})`;

/** A scalar subquery for the picture's key of a row `s` of students; null if there is no picture or no row, or
 * the student is gone: old posts then show initials. */
export const avatarKey = `(select i.media_key from avatar_images i
  where i.college_id = $1 and i.student_id = s.id and ${isPresent('s')})`;

/** The address of the small picture with a key. */
export const avatarAddress = (key: string | null) => key && mediaAddress(key, 'thumbnail');

/** How much is read for acquaintances: the most recent conversations of each side, and the first messages of each. */
const searched = { conversations: 200, messages: 50 };

const conversationsOf = (own: string, other: string) => `(select id, ${other} as other_id
  from conversations where college_id = $1 and ${own} = $2
  order by last_message_at desc, id desc limit ${searched.conversations})`;

/** Whether a student has written in a conversation `c`. */
const hasWritten = (id: string) => `${id} in (select m.sender_id from conversation_messages m
  where m.college_id = $1 and m.conversation_id = c.id and m.hidden_at is null
  order by m.created_at limit ${searched.messages})`;

/**
 * A select of the `id` and `username` of those whom the student may see, who show what interests them, and with whom
 * the student has exchanged messages about a listing. Dating is not read. The limit makes the database look students
 * up by their ids, where a join may read all of them.
 */
export const acquaintances = `select distinct s.id, s.username
  from (${conversationsOf('asker_id', 'owner_id')}
    union all ${conversationsOf('owner_id', 'asker_id')}) c
  cross join lateral (select * from students where college_id = $1 and id = c.other_id limit 1) s
  where s.shows_interests and ${isVisible} and ${hasWritten('$2')} and ${hasWritten('s.id')}`;
