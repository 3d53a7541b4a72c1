import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { isShown } from '../reports/visibility';

/** Others' comments on a confession: its author has the label `OP` in its thread. */
const saidByOthers = `comments m where m.college_id = $1 and m.alias <> 'OP'`;

/**
 * The unseen comments on confessions of student `$2` of college `$1`, as one row: the number of comments and
 * of confessions, and the time of the last comment (to the minute, like all comments on confessions). Hidden
 * comments count as seen but are never shown.
 */
export const confessionNews = `select coalesce(sum(news), 0)::int as count,
    count(*)::int as confessions, max(last_at) as last_at
  from (
    select least(said.total - a.seen_comments, said.shown) as news, said.last_at
    from confession_authors a
    join posts p on p.college_id = $1 and p.id = a.post_id and p.hidden_at is null
    cross join lateral (
      select count(*) as total, count(*) filter (where ${isShown('m')}) as shown,
        max(m.created_at) as last_at
      from ${saidByOthers} and m.post_id = a.post_id
    ) said
    where a.college_id = $1 and a.author_id = $2
  ) told where news > 0`;

/** Marks all comments on the student's confessions as seen. */
export async function seeConfessionNews(orm: Orm, { collegeId, studentId }: Viewer): Promise<void> {
  await rows(
    orm,
    sql`update confession_authors a set seen_comments = said.total
      from (select c.post_id, count(*)::int as total from comments c
        where c.college_id = ${collegeId} and c.alias <> 'OP'
          and c.post_id in (select post_id from confession_authors
            where college_id = ${collegeId} and author_id = ${studentId})
        group by c.post_id) said
      where a.college_id = ${collegeId} and a.author_id = ${studentId}
        and a.post_id = said.post_id and a.seen_comments <> said.total`,
  );
}
