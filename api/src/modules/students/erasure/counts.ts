import { limits } from '@campus/contract';
import { sql, type SQL } from 'drizzle-orm';
import { rows, type Orm } from '../../../database/database';
import type { StudentKey } from '../students.repository';

/** Statements that lock the rows whose visible counts include the student. */
function lockCounted({ collegeId, studentId }: StudentKey): SQL[] {
  return [
    sql`select id from posts where college_id = ${collegeId} and (author_id = ${studentId}
        or id in (select post_id from votes
          where college_id = ${collegeId} and student_id = ${studentId})
        or id in (select post_id from comments
          where college_id = ${collegeId} and author_id = ${studentId}))
      order by id for update`,
    sql`select id from events where college_id = ${collegeId} and (organizer_id = ${studentId}
        or id in (select event_id from event_interests
          where college_id = ${collegeId} and student_id = ${studentId}))
      order by id for update`,
    sql`select id from explores where college_id = ${collegeId} and (organizer_id = ${studentId}
        or id in (select explore_id from explore_interests
          where college_id = ${collegeId} and student_id = ${studentId}))
      order by id for update`,
    sql`select id from cabs where college_id = ${collegeId} and (author_id = ${studentId}
        or id in (select cab_id from seat_requests
          where college_id = ${collegeId} and student_id = ${studentId}))
      order by id for update`,
    sql`select id from communities where college_id = ${collegeId}
        and id in (select community_id from community_members
          where college_id = ${collegeId} and student_id = ${studentId})
      order by id for update`,
  ];
}

/** Statements that delete the student's counted rows and update the counts. */
function takeBack({ collegeId, studentId }: StudentKey): SQL[] {
  return [
    sql`with gone as (delete from votes
        where college_id = ${collegeId} and student_id = ${studentId} returning post_id, value)
      update posts set likes = likes - (value = 1)::int, dislikes = dislikes - (value = -1)::int
      from gone where posts.college_id = ${collegeId} and posts.id = gone.post_id`,
    // A post's comment count includes visible comments only.
    sql`with gone as (delete from comments
        where college_id = ${collegeId} and author_id = ${studentId}
        returning post_id, hidden_at),
      counted as (select post_id, count(*)::int as number from gone
        where hidden_at is null group by post_id)
      update posts set comments_count = comments_count - number
      from counted where posts.college_id = ${collegeId} and posts.id = counted.post_id`,
    sql`with gone as (delete from comment_likes
        where college_id = ${collegeId} and student_id = ${studentId} returning comment_id)
      update comments set likes = likes - 1
      from gone where comments.college_id = ${collegeId} and comments.id = gone.comment_id`,
    sql`with gone as (delete from event_interests
        where college_id = ${collegeId} and student_id = ${studentId} returning event_id)
      update events set interested_count = interested_count - 1
      from gone where events.college_id = ${collegeId} and events.id = gone.event_id`,
    sql`with gone as (delete from explore_interests
        where college_id = ${collegeId} and student_id = ${studentId} returning explore_id)
      update explores set interested_count = interested_count - 1
      from gone where explores.college_id = ${collegeId} and explores.id = gone.explore_id`,
    sql`with gone as (delete from seat_requests
        where college_id = ${collegeId} and student_id = ${studentId} returning cab_id, state)
      update cabs set seats_available = least(seats_available + 1, ${limits.seatsMax}::int)
      from gone where cabs.college_id = ${collegeId} and cabs.id = gone.cab_id
        and gone.state = 'granted'`,
    sql`with gone as (delete from community_members
        where college_id = ${collegeId} and student_id = ${studentId} returning community_id)
      update communities set members = members - 1
      from gone where communities.college_id = ${collegeId} and communities.id = gone.community_id`,
  ];
}

/**
 * Removes the student's votes, comments, interest, seats and memberships, and their part of the counts. The
 * counted rows are locked first, in separate statements and in the same order as in all other code: the
 * following statements see everything that was committed before.
 */
export async function takeBackCounts(tx: Orm, student: StudentKey): Promise<void> {
  for (const statement of [...lockCounted(student), ...takeBack(student)]) {
    await rows(tx, statement);
  }
}
