import { limits } from '@campus/contract';
import { later } from '../../clock';
import { isUnreported } from '../reports/visibility';

const day = 24 * 60 * 60;

/** A refusal, or the end of a match, before this moment no longer keeps two students apart. */
export function refusalsEndedBefore(now: Date): string {
  return later(now, -limits.askAgainDays * day).toISOString();
}

// Who sees whom, as conditions for SQL over a profile `p`. In all of them `$1` is the college and `$2` the
// student who looks, whose own profile is `me`. Whoever refused, blocked or left looks the same as somebody
// who never was there: that is why a request that waits hides the profile from its sender too.

/** Ties the profile of the student who looks; without one there is nothing to be seen. */
export const lookingStudent = `dating_profiles me
  join dating_profiles p on p.college_id = $1`;
export const isLooking = 'me.college_id = $1 and me.student_id = $2 and me.hidden_at is null';

/** The other gender, and `other` for `other`. */
export const isEligible = `(not p.is_paused and p.gender =
  case me.gender when 'male' then 'female' when 'female' then 'male' else 'other' end)`;

/** Neither hidden by the operators nor of somebody who is kept out or is leaving. */
export const isThere = `(p.hidden_at is null and not exists (select 1 from students gone
  where gone.college_id = $1 and gone.id = p.student_id
    and (gone.suspended_at is not null or gone.delete_at is not null)))`;

/** Both of a match `m` are there, as {@link isThere} has it. */
export const conversationIsOpen = `(not exists (select 1 from dating_profiles hidden
    where hidden.college_id = $1 and hidden.student_id in (m.low_id, m.high_id)
      and hidden.hidden_at is not null)
  and not exists (select 1 from students gone
    where gone.college_id = $1 and gone.id in (m.low_id, m.high_id)
      and (gone.suspended_at is not null or gone.delete_at is not null)))`;

/** Not of one department, as their pages tell it, where one of the two hides from their own. */
const isOutsideDepartment = `not exists (select 1 from students own
  join students other on other.college_id = $1 and other.id = p.student_id
    and lower(other.department) = lower(own.department)
  where own.college_id = $1 and own.id = $2 and own.department <> ''
    and (p.hides_from_department or exists (select 1 from dating_profiles hiding
      where hiding.college_id = $1 and hiding.student_id = $2 and hiding.hides_from_department)))`;

/** Neither reported by the viewer nor hidden from the department: such a profile is not offered, but a match stays. */
export const isWanted = `(${isUnreported('p.student_id')} and ${isOutsideDepartment})`;

/**
 * The profile's student hides from the one who looks. Only that one is kept out: if whoever hides no longer saw the
 * other, they would learn who that is in dating.
 */
const isHiding = `exists (select 1 from dating_hidden_from h where h.college_id = $1
  and h.student_id = p.student_id and h.viewer_id = $2)`;

/** For lists of profiles without a request: the `or` of {@link mayBeAsked} would scan all matches there. */
export const isOffered = `(${isWanted} and not ${isHiding})`;

/** In neither direction. */
export const isUnblocked = `(not exists (select 1 from dating_blocks b where b.college_id = $1
    and b.blocker_id = $2 and b.blocked_id = p.student_id)
  and not exists (select 1 from dating_blocks b where b.college_id = $1
    and b.blocker_id = p.student_id and b.blocked_id = $2))`;

const pair = (condition: string) => `exists (select 1 from dating_matches m where m.college_id = $1
  and m.low_id = least($2::uuid, p.student_id) and m.high_id = greatest($2::uuid, p.student_id)
  and (${condition}))`;

/**
 * Neither asked the other, or what came of it ended long ago.
 * @param since the parameter after which an ending still counts, e.g. `$3`
 */
export const isUnasked = (since: string) =>
  `not ${pair(`m.state in ('pending', 'accepted') or m.answered_at > ${since}::timestamptz`)}`;

/** Matched, whatever the genders are by now and whether or not the profile is paused. */
const isMatched = pair(`m.state = 'accepted'`);

/** Waits for an answer of the student who looks. */
const hasAsked = pair(`m.state = 'pending' and m.sender_id = p.student_id`);

/** Wanted, and not hiding from the viewer, unless they have asked that one themselves. */
export const mayBeAsked = `(${isWanted} and (not ${isHiding} or ${hasAsked}))`;

/** Whether the profile may be looked at. */
export const maySee = (since: string) => `(p.student_id = $2
  or (${isThere} and ${isUnblocked} and (${isMatched}
    or (${isEligible} and ${mayBeAsked} and (${hasAsked} or ${isUnasked(since)})))))`;
