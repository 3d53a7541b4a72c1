import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../http/errors';
import type { RedisConnection } from '../redis/redis';
import { rules, type LimitName } from './rules';

/** The key of one client: an IPv4 address in any notation, or an IPv6 /64; anything else unchanged. */
export function networkOf(who: string): string {
  if (!isIPv6(who)) return who;
  if (/^::ffff:\d+\./i.test(who)) return who.slice(7);
  const [head = '', tail] = who.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/** One address as used by one network, or by browsers known to it: a stranger cannot use up its owner's limit. */
export function pairOf(from: string, address: string): string {
  return `${networkOf(from)} ${address}`;
}

/** Undoes a take, unless its window has ended: then it would raise the limit of the next window. */
export type GiveBack = () => Promise<void>;

export interface Limits {
  /** Whether anything is counted. */
  readonly areOn: boolean;
  /** @throws ApiError 429 with Retry-After when the limit is used up */
  take(limit: LimitName, who: string): Promise<GiveBack>;
  /** Resets the count, e.g. of an account after a correct password. */
  reset(limit: LimitName, who: string): Promise<void>;
}

const nothing = async () => undefined;
const unlimited: Limits = { areOn: false, take: async () => nothing, reset: nothing };

/** Milliseconds before the end of a window in which nothing is given back: it might arrive after the end. */
const margin = 200;

/**
 * Counts a lookup before it runs, so that parallel ones count as well. It only stays counted if it finds nothing: many
 * students share a network.
 */
export async function countMisses<T>(
  limits: Limits,
  who: string,
  look: () => Promise<T>,
): Promise<T> {
  const giveBack = await limits.take('lookup-address', who);
  let isMiss = false;
  try {
    const found = await look();
    isMiss = !found;
    return found;
  } finally {
    if (!isMiss) await giveBack();
  }
}

/**
 * Takes several limits at once, so that Redis is asked for all of them in one round trip.
 * @returns what undoes each of them, in their order
 * @throws ApiError 429 for the first that is used up; then nothing is taken from those after it
 */
export async function takeAll(
  limits: Limits,
  wanted: readonly (readonly [limit: LimitName, who: string])[],
): Promise<GiveBack[]> {
  const attempts = await Promise.allSettled(wanted.map((each) => limits.take(...each)));
  const taken: GiveBack[] = [];
  const after: GiveBack[] = [];
  let refusal: PromiseRejectedResult | undefined;
  for (const attempt of attempts) {
    if (attempt.status === 'rejected') refusal ??= attempt;
    else (refusal ? after : taken).push(attempt.value);
  }
  if (!refusal) return taken;
  await Promise.all(after.map((giveBack) => giveBack()));
  throw refusal.reason;
}

type SharedCounters = Pick<RedisConnection, 'client' | 'ask'>;

interface Options {
  readonly on: boolean;
  /** The same in all processes that count together. */
  readonly secret: string;
  readonly redis?: SharedCounters | undefined;
}

/**
 * Counts in Redis if there is one, so that several processes count together, and in this process if there
 * is none or it does not answer: a failure never lifts a limit.
 */
export function createLimits({ on, secret, redis }: Options): Limits {
  if (!on) return unlimited;
  const counters = new Map(
    Object.entries(rules).map(([name, rule]) => [name, counter(name, rule, redis)]),
  );
  // An HMAC costs more than the rest of a limit that is counted in this process.
  const pseudonyms = new LRUCache<string, string>({
    max: 20_000,
    memoMethod: (who) => pseudonymOf(secret, who),
  });
  const keyOf = (who: string) => pseudonyms.memo(who);
  const find = (limit: LimitName) => {
    const counter = counters.get(limit);
    if (counter === undefined) throw new Error(`There is no limit ${limit}.`);
    return counter;
  };
  return {
    areOn: true,
    async take(limit, who) {
      const [key, count] = [keyOf(who), find(limit)];
      const askedAt = Date.now();
      const { taken, from } = await count(async (each) => ({
        taken: await consume(each, key),
        from: each,
      }));
      if (taken.consumedPoints > from.points) throw tooMany(taken.msBeforeNext / 1000);
      const until = askedAt + taken.msBeforeNext - margin;
      return async () => {
        if (Date.now() >= until) return;
        // The other store, which counts while Redis does not answer, has not counted this take.
        await count(async (each) => each === from && each.reward(key));
      };
    },
    async reset(limit, who) {
      await find(limit)((each) => each.delete(keyOf(who)));
    },
  };
}

/** Counts in the store that is available now. */
type Counter = <T>(
  count: (limiter: RateLimiterMemory | RateLimiterRedis) => Promise<T>,
) => Promise<T>;

function counter(
  name: string,
  rule: { points: number; seconds: number },
  redis: SharedCounters | undefined,
): Counter {
  const options = { keyPrefix: `limit:${name}`, points: rule.points, duration: rule.seconds };
  const memory = new RateLimiterMemory(options);
  if (redis === undefined) return (count) => count(memory);
  const shared = new RateLimiterRedis({ ...options, storeClient: redis.client });
  return (count) =>
    redis.ask(
      () => count(shared),
      () => count(memory),
    );
}

/** @returns the count, also when the limit is used up; a failing store throws */
async function consume(
  limiter: RateLimiterMemory | RateLimiterRedis,
  key: string,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

/**
 * A pseudonym of the client: there are few addresses, so without the secret anybody who reads Redis could hash them
 * all. It is stable as long as a limit counts, also over midnight; the longest limit lasts a day.
 */
function pseudonymOf(secret: string, who: string): string {
  return createHmac('sha256', secret)
    .update(`limits|${networkOf(who)}`)
    .digest('base64url');
}
