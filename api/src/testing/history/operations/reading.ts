import { type Actor, call, count, type Operation, pick, type World } from '../world';

export interface Votes {
  readonly userLiked?: unknown;
  readonly userDisliked?: unknown;
}

interface ListedPost extends Votes {
  readonly _id: string;
  readonly content: string;
}

/** The posts of page one of the feed by id. */
type FirstPage = ReadonlyMap<string, ListedPost>;

/**
 * Reads page one of the feed after an acknowledged write. The page is kept in memory, and must never be behind what
 * its reader wrote.
 * @param isRight whether the page says what was written, or no longer has the post
 */
export async function readOwnWrite(
  world: World,
  actor: Actor,
  isRight: (page: FirstPage) => boolean,
): Promise<void> {
  const request = { method: 'GET', url: '/api/posts', token: actor.token } as const;
  const outcome = await call(world, 'own write read', request);
  if (outcome.kind !== 'done') return;
  const { posts = [] } = outcome.answer.body as { posts?: ListedPost[] };
  const page = new Map(posts.map((post) => [post._id, post]));
  if (!isRight(page)) count(world, 'PROBLEM: the feed is behind the own write');
}

const confessions = '/api/posts/confession';
const pages = [
  '/api/posts',
  '/api/sell',
  '/api/cabs',
  '/api/events',
  '/api/dating/home',
  confessions,
];

/** The most frequent actions of most students; they fill the connections. Confessions name nobody. */
export const look: Operation = async (world, actor) => {
  const url = pick(pages) ?? confessions;
  const outcome = await call(world, 'page read', { method: 'GET', url, token: actor.token });
  if (url !== confessions || outcome.kind !== 'done') return;
  const text = JSON.stringify(outcome.answer.body);
  if (world.actorIds.some((id) => text.includes(id))) count(world, 'PROBLEM: a confession leaks');
};
