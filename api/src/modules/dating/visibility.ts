import { limits } from '@campus/contract';
import { later } from '../../clock';
import { isUnreported } from '../reports/visibility';

const day = 24 * 60 * 60;

/** A refusal, or the end of a match, before this moment no longer keeps two students apart. */
export function refusalsEndedBefore(now: Date): string {
  return later(now, -limits.askAgainDays * day).toISOString();
}

// Who sees whom, as SQL conditions over a profile `p`. In all of them `$1` is the college and `$2` the
// viewing student, whose own profile is `me`. Students who refused, blocked or left look the same as ones who
// never existed: for this reason a pending request hides the profile from its sender too.

/** Joins the profile of the viewing student; without one, no profile is visible. */
export const lookingStudent = `dating_profiles me
  join dating_profiles p on p.college_id = $1`;
export const isLooking = 'me.college_id = $1 and me.student_id = $2 and me.hidden_at is null';

/** The other gender; `other` is matched with `other`. */
export const isEligible = `(not p.is_paused and p.gender =
  case me.gender when 'male' then 'female' when 'female' then 'male' else 'other' end)`;

/** Not hidden by the operators, and its student is neither suspended nor leaving. */
export const isThere = `(p.hidden_at is null and not exists (select 1 from students gone
  where gone.college_id = $1 and gone.id = p.student_id
    and (gone.suspended_at is not null or gone.delete_at is not null)))`;

/** {@link isThere} is true for both students of a match `m`. */
export const conversationIsOpen = `(not exists (select 1 from dating_profiles hidden
    where hidden.college_id = $1 and hidden.student_id in (m.low_id, m.high_id)
      and hidden.hidden_at is not null)
  and not exists (select 1 from students gone
    where gone.college_id = $1 and gone.id in (m.low_id, m.high_id)
      and (gone.suspended_at is not null or gone.delete_at is not null)))`;

/** Excludes students whose pages state the same department, if one of the two hides from their department. */
const isOutsideDepartment = `not exists (select 1 from students own
  join students other on other.college_id = $1 and other.id = p.student_id
    and lower(other.department) = lower(own.department)
  where own.college_id = $1 and own.id = $2 and own.department <> ''
    and (p.hides_from_department or exists (select 1 from dating_profiles hiding
      where hiding.college_id = $1 and hiding.student_id = $2 and hiding.hides_from_department)))`;

/** Neither reported by the viewer nor hidden from the department: such profiles are not offered, but matches remain. */
export const isWanted = `(${isUnreported('p.student_id')} and ${isOutsideDepartment})`;

/**
 * The profile's student hides from the viewer. This works in one direction only: if those who hide could no
 * longer see the other student, they would learn who that is in dating.
 */
const isHiding = `exists (select 1 from dating_hidden_from h where h.college_id = $1
  and h.student_id = p.student_id and h.viewer_id = $2)`;

/** For lists of profiles without a request: there, the `or` of {@link mayBeAsked} would scan all matches. */
export const isOffered = `(${isWanted} and not ${isHiding})`;

/** No block exists in either direction. */
export const isUnblocked = `(not exists (select 1 from dating_blocks b where b.college_id = $1
    and b.blocker_id = $2 and b.blocked_id = p.student_id)
  and not exists (select 1 from dating_blocks b where b.college_id = $1
    and b.blocker_id = p.student_id and b.blocked_id = $2))`;

const pair = (condition: string) => `exists (select 1 from dating_matches m where m.college_id = $1
  and m.low_id = least($2::uuid, p.student_id) and m.high_id = greatest($2::uuid, p.student_id)
  and (${condition}))`;

/**
 * Neither has asked the other, or the request or match ended long ago.
 * @param since the parameter for the time after which an ending still counts, e.g. `$3`
 */
export const isUnasked = (since: string) =>
  `not ${pair(`m.state in ('pending', 'accepted') or m.answered_at > ${since}::timestamptz`)}`;

/** Matched, regardless of the current genders and of whether the profile is paused. */
const isMatched = pair(`m.state = 'accepted'`);

/** The profile's student has asked the viewer, who has not answered yet. */
const hasAsked = pair(`m.state = 'pending' and m.sender_id = p.student_id`);

/** Passes `isWanted`, and does not hide from the viewer unless the profile's student has asked the viewer. */
export const mayBeAsked = `(${isWanted} and (not ${isHiding} or ${hasAsked}))`;

/** Whether the viewer may see the profile. */
export const maySee = (since: string) => `(p.student_id = $2
  or (${isThere} and ${isUnblocked} and (${isMatched}
    or (${isEligible} and ${mayBeAsked} and (${hasAsked} or ${isUnasked(since)})))))`;
