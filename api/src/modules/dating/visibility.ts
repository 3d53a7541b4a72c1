// Who sees whom, as conditions for SQL over a profile `p`. In all of them `$1` is the college and `$2` the
// student who looks, whose own profile is `me`. Whoever refused, blocked or left looks the same as somebody
// who never was there: that is why a request that waits hides the profile from its sender too.

/** Ties the profile of the student who looks; without one there is nothing to be seen. */
export const lookingStudent = `dating_profiles me
  join dating_profiles p on p.college_id = $1`;
export const isLooking = 'me.college_id = $1 and me.student_id = $2';

/** The other gender, and `other` for `other`. */
export const isEligible = `(not p.is_paused and p.gender =
  case me.gender when 'male' then 'female' when 'female' then 'male' else 'other' end)`;

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
export const isMatched = pair(`m.state = 'accepted'`);

/** Waits for an answer of the student who looks. */
export const hasAsked = pair(`m.state = 'pending' and m.sender_id = p.student_id`);

/** Whether the profile may be looked at. */
export const maySee = (since: string) => `(p.student_id = $2
  or (${isUnblocked} and (${isMatched} or (${isEligible} and (${hasAsked} or ${isUnasked(since)})))))`;
