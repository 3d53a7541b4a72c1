import { type Clock, later } from '../../clock';
import type { Database, Parameter } from '../../database/database';
import type { Statement } from './posts.repository';

/** Days for which a post can be important, and the maximum number of newest posts that are ranked. */
const importantDays = 21;
const weighed = 500;

/** Seconds for which a ranking is used if only the posts' age changes it. */
const rankedFor = 1;
/** Length of a ranking: more than the longest page, as students do not see posts that they reported. */
const rankedPosts = 80;
/** Maximum number of rankings in memory, a few kilobytes each. */
const rankedColleges = 2000;

/**
 * Votes and comments increase a post's weight, age reduces it: at half a day, a post needs three times as
 * many as a new one. `$1` is the college, `$2` the current time.
 */
const weights = `select id, (1 + likes - dislikes + 1.5 * comments_count)
    / power(greatest(extract(epoch from $2::timestamptz - created_at)::float8 / 3600, 0) + 6, 1.2) as weight
  from posts where college_id = $1 and author_id is not null
    and created_at > $2::timestamptz - interval '${importantDays} days'`;

/**
 * The college's highest-ranked posts, never confessions. Hidden posts keep their rank, so that a post that is
 * shown again appears at once.
 */
export function rankingStatement(collegeId: string, now: Date): Statement {
  const recent = `${weights} order by created_at desc, id desc limit ${weighed}`;
  const text = `select id, weight from (${recent}) recent order by weight desc, id limit ${rankedPosts}`;
  return { text, params: [collegeId, now.toISOString()] };
}

/** The weights of some posts, if they can be important. */
function weightStatement(collegeId: string, now: Date, ids: readonly string[]): Statement {
  const params: Parameter[] = [collegeId, now.toISOString(), ids.join(',')];
  return { text: `${weights} and id = any(string_to_array($3, ',')::uuid[])`, params };
}

export interface ImportantPosts {
  /** Ids of the college's important posts, highest weight first. */
  ranking(collegeId: string): Promise<readonly string[]>;
  /** Votes or comments of a post have changed: the next ranking updates its rank. */
  weighAgain(collegeId: string, postId: string): void;
  /** The next ranking weighs all posts again. */
  forget(collegeId: string): void;
}

interface Weighed {
  readonly id: string;
  readonly weight: number;
}

interface Ranking {
  posts: Promise<readonly Weighed[]>;
  readonly until: Date;
  readonly changed: Set<string>;
}

const byWeight = (one: Weighed, other: Weighed) =>
  other.weight - one.weight || (one.id < other.id ? -1 : 1);

/** Ranks each college's posts at most once per second, regardless of the number of requests and votes. */
export function createImportantPosts(database: Database, clock: Clock): ImportantPosts {
  const rankings = new Map<string, Ranking>();

  const read = ({ text, params }: Statement) => database.query<Weighed>(text, params);

  async function moved(ranked: Promise<readonly Weighed[]>, moves: Promise<readonly Weighed[]>) {
    const [before, again] = await Promise.all([ranked, moves]);
    const ids = new Set(again.map(({ id }) => id));
    const others = before.filter(({ id }) => !ids.has(id));
    // If a post's weight falls below that of the last one, posts outside the ranking may be ahead of it.
    const lightest = before.length < rankedPosts ? -Infinity : (before.at(-1)?.weight ?? -Infinity);
    return [...others, ...again.filter(({ weight }) => weight >= lightest)].sort(byWeight);
  }

  function rankingOf(collegeId: string): Promise<readonly Weighed[]> {
    const now = clock();
    const known = rankings.get(collegeId);
    if (known && now < known.until) {
      if (known.changed.size === 0) return known.posts;
      const moves = read(weightStatement(collegeId, now, [...known.changed]));
      known.changed.clear();
      known.posts = moved(known.posts, moves);
      known.posts.catch(() => rankings.delete(collegeId));
      return known.posts;
    }
    const posts = read(rankingStatement(collegeId, now));
    if (rankings.size >= rankedColleges) rankings.clear();
    rankings.set(collegeId, { posts, until: later(now, rankedFor), changed: new Set() });
    posts.catch(() => rankings.delete(collegeId));
    return posts;
  }

  return {
    ranking: async (collegeId) => (await rankingOf(collegeId)).map(({ id }) => id),
    weighAgain: (collegeId, postId) => void rankings.get(collegeId)?.changed.add(postId),
    forget: (collegeId) => void rankings.delete(collegeId),
  };
}
