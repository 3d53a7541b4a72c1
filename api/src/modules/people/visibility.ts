// Who sees whom outside of dating, as conditions for SQL. In all of them `$1` is the college and `$2` the student who
// looks. Dating has conditions of its own, and neither reads the other's rows.

import { mediaAddress } from '../../media/media';
import { isUnblocked, isUnreported } from '../reports/visibility';

/** A row `s` of students whose page the student may see. Whoever left, is hidden or blocked looks like nobody. */
export const isVisible = `s.suspended_at is null and s.delete_at is null and s.hidden_at is null
  and ${isUnreported('s.person_id')} and ${isUnblocked('s.id')}`;

/** A row `s` of students whose page the student may see, or whom they have blocked themselves. */
export const isKnown = `((${isVisible}) or exists (select 1 from person_blocks b
  where b.college_id = $1 and b.blocker_id = $2 and b.blocked_id = s.id))`;

/**
 * A scalar subquery for the id of somebody whose page the student may see; null where there is nobody.
 * @param name the parameter with their name in lower case
 */
const studentNamed = (name: string) => `(select s.id from students s
  where s.college_id = $1 and s.username_lower = ${name} and ${isVisible})`;

/** A condition on a list that may be asked for one author's: none where no name was given. */
export const writtenBy = (
  name: string | undefined,
  column: string,
  bind: (value: string) => string,
): string[] =>
  name === undefined ? [] : [`${column} = ${studentNamed(bind(name.toLowerCase()))}`];

/** A scalar subquery for the username of whom a column names. */
export const nameOf = (id: string) =>
  `(select s.username from students s where s.college_id = $1 and s.id = ${id})`;

/** A scalar subquery for the key of the picture of a row `s` of students; null where it has none, or no row. */
export const avatarKey = `(select i.media_key from avatar_images i
  where i.college_id = $1 and i.student_id = s.id and s.hidden_at is null)`;

/** Where the small picture of a key is served. */
export const avatarAddress = (key: string | null) => key && mediaAddress(key, 'thumbnail');
