import { type Clock, later } from '../../clock';
import type { Database, Parameter } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { isShown } from '../reports/visibility';
import { hydrate, readRows, type PostRow, type Statement } from './posts.repository';

/** Days that a post can be important, and how many of the newest are weighed at most. */
const importantDays = 21;
const weighed = 500;

/** Seconds for which a ranking is used: votes of others move a post that much later. */
const rankedFor = 1;
/** Of a ranking: more than a page, as students don't see what they have reported. */
const rankedPosts = 60;
/** Rankings in memory, a few kilobytes each. */
const rankedColleges = 2000;

/**
 * The college's important posts, heaviest first: votes and comments count for a post, age against it. Half a day
 * old, it needs three times as many as a fresh one. Confessions are never among them. Hidden posts keep their place,
 * so that one that is shown again is there at once.
 */
export function rankingStatement(collegeId: string, now: Date): Statement {
  const recent = `select id, likes, dislikes, comments_count,
      extract(epoch from $2::timestamptz - created_at) / 3600 as hours
    from posts where college_id = $1 and author_id is not null
      and created_at > $2::timestamptz - interval '${importantDays} days'
    order by created_at desc, id desc limit ${weighed}`;
  const text = `select id from (${recent}) recent
    order by (1 + likes - dislikes + 1.5 * comments_count) / power(greatest(hours, 0) + 6, 1.2) desc, id
    limit ${rankedPosts}`;
  return { text, params: [collegeId, now.toISOString()] };
}

/** Those of a ranking that the student sees, as they are at this moment. */
export function importantStatement(
  viewer: Viewer,
  ranking: readonly string[],
  limit: number,
): Statement {
  const ids = `select posts.id, ranked.place
    from unnest(string_to_array($3, ',')::uuid[]) with ordinality ranked (id, place)
    join posts on posts.college_id = $1 and posts.id = ranked.id
    where ${isShown('posts')} order by ranked.place limit ${limit}`;
  const params: Parameter[] = [viewer.collegeId, viewer.studentId, ranking.join(',')];
  return { text: hydrate(ids, 'page.place'), params };
}

export interface ImportantPosts {
  read(viewer: Viewer, limit: number): Promise<PostRow[]>;
  /** The next page weighs anew: a post was written. */
  forget(collegeId: string): void;
}

interface Ranking {
  readonly ids: Promise<readonly string[]>;
  readonly until: Date;
}

/**
 * Ranks each college's posts at most once a second, however many students ask. What is read of a post is never
 * older than the call; only its place may be.
 */
export function createImportantPosts(database: Database, clock: Clock): ImportantPosts {
  const rankings = new Map<string, Ranking>();

  async function rank(collegeId: string, now: Date): Promise<readonly string[]> {
    const { text, params } = rankingStatement(collegeId, now);
    return (await database.query<{ id: string }>(text, params)).map(({ id }) => id);
  }

  function rankingOf(collegeId: string): Promise<readonly string[]> {
    const now = clock();
    const known = rankings.get(collegeId);
    if (known && now < known.until) return known.ids;
    const ids = rank(collegeId, now);
    if (rankings.size >= rankedColleges) rankings.clear();
    rankings.set(collegeId, { ids, until: later(now, rankedFor) });
    ids.catch(() => rankings.delete(collegeId));
    return ids;
  }

  return {
    async read(viewer, limit) {
      const ids = await rankingOf(viewer.collegeId);
      if (ids.length === 0) return [];
      return readRows(database, importantStatement(viewer, ids, limit));
    },
    forget: (collegeId) => void rankings.delete(collegeId),
  };
}
