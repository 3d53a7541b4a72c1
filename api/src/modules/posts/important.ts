import { type Clock, later } from '../../clock';
import type { Database, Parameter } from '../../database/database';
import type { Statement } from './posts.repository';

/** Days that a post can be important, and how many of the newest are weighed at most. */
const importantDays = 21;
const weighed = 500;

/** Seconds for which a ranking is used, as age moves it alone. */
const rankedFor = 1;
/** Of a ranking: more than the longest page, as students don't see what they have reported. */
const rankedPosts = 80;
/** Rankings in memory, a few kilobytes each. */
const rankedColleges = 2000;

/**
 * Votes and comments count for a post, age against it: half a day old, it needs three times as many as a fresh one.
 * `$1` is the college, `$2` the moment.
 */
const weights = `select id, (1 + likes - dislikes + 1.5 * comments_count)
    / power(greatest(extract(epoch from $2::timestamptz - created_at)::float8 / 3600, 0) + 6, 1.2) as weight
  from posts where college_id = $1 and author_id is not null
    and created_at > $2::timestamptz - interval '${importantDays} days'`;

/**
 * The college's heaviest posts. Confessions are never among them. Hidden posts keep their place, so that one that is
 * shown again is there at once.
 */
export function rankingStatement(collegeId: string, now: Date): Statement {
  const recent = `${weights} order by created_at desc, id desc limit ${weighed}`;
  const text = `select id, weight from (${recent}) recent order by weight desc, id limit ${rankedPosts}`;
  return { text, params: [collegeId, now.toISOString()] };
}

/** The weights of a few posts, as far as they can be important. */
function weightStatement(collegeId: string, now: Date, ids: readonly string[]): Statement {
  const params: Parameter[] = [collegeId, now.toISOString(), ids.join(',')];
  return { text: `${weights} and id = any(string_to_array($3, ',')::uuid[])`, params };
}

export interface ImportantPosts {
  /** Ids of the college's important posts, heaviest first. */
  ranking(collegeId: string): Promise<readonly string[]>;
  /** Votes or comments of a post have changed: the next ranking has its new place. */
  weighAgain(collegeId: string, postId: string): void;
  /** The next ranking weighs all posts anew. */
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

/** Ranks each college's posts at most once a second, however many students ask and vote. */
export function createImportantPosts(database: Database, clock: Clock): ImportantPosts {
  const rankings = new Map<string, Ranking>();

  const read = ({ text, params }: Statement) => database.query<Weighed>(text, params);

  async function moved(ranked: Promise<readonly Weighed[]>, moves: Promise<readonly Weighed[]>) {
    const [before, again] = await Promise.all([ranked, moves]);
    const ids = new Set(again.map(({ id }) => id));
    const others = before.filter(({ id }) => !ids.has(id));
    // A post lighter than the last one may be lighter than others that are not in the ranking either.
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
