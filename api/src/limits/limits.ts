import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../http/errors';
import { rules, type LimitName } from './rules';

export interface Limits {
  /** @throws ApiError 429 with Retry-After once there is nothing left */
  take(limit: LimitName, who: string): Promise<void>;
  /** Starts the count anew, e.g. of an account after its right password. */
  forgive(limit: LimitName, who: string): Promise<void>;
  /** Takes back what {@link take} has just counted. */
  giveBack(limit: LimitName, who: string): Promise<void>;
}

const nothing = async () => undefined;
const unlimited: Limits = { take: nothing, forgive: nothing, giveBack: nothing };

/**
 * Counts in Redis where there is one, so that several processes count together, and in this process
 * where there is none or it does not answer: a limit is never lifted by a failure.
 */
export function createLimits(options: { on: boolean; redis?: Redis | undefined }): Limits {
  if (!options.on) return unlimited;
  const counters = new Map(
    Object.entries(rules).map(([name, rule]) => [name, counter(name, rule, options.redis)]),
  );
  const find = (limit: LimitName) => {
    const found = counters.get(limit);
    if (found === undefined) throw new Error(`There is no limit ${limit}.`);
    return found;
  };
  return {
    async take(limit, who) {
      try {
        await find(limit).consume(keyOf(who));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext / 1000);
        throw refusal;
      }
    },
    async forgive(limit, who) {
      await find(limit).delete(keyOf(who));
    },
    async giveBack(limit, who) {
      await find(limit).reward(keyOf(who));
    },
  };
}

function counter(name: string, rule: { points: number; seconds: number }, redis?: Redis) {
  const options = { keyPrefix: `limit:${name}`, points: rule.points, duration: rule.seconds };
  const memory = new RateLimiterMemory(options);
  if (redis === undefined) return memory;
  return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory });
}

/** Who, without saying who: neither addresses nor names are kept. An IPv6 /64 is one customer. */
function keyOf(who: string): string {
  return createHash('sha256')
    .update(isIPv6(who) ? network(who) : who)
    .digest('base64url');
}

function network(address: string): string {
  if (/^::ffff:\d+\./i.test(address)) return address.slice(7);
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
