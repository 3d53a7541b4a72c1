import { inTime } from '../../clock';
import type { Config } from '../../config';
import type { Transport } from '../../mail/transports';
import type { MediaStore } from '../../media/stores';
import { askHosted } from '../../moderation/hosted';
import { refuse, type RedisConnection } from '../../redis/redis';

/** What the site goes on without, by its name: each look fails while that is of no use. */
export type Parts = Readonly<Record<string, () => Promise<unknown>>>;

/** Milliseconds. */
export const timeout = 1000;
const remembered = 10_000;

/**
 * Looks at all parts at once, and remembers for ten seconds what it saw: whoever asks often costs them nothing.
 * @returns the names of those that fail
 */
export function watchParts(parts: Parts): () => Promise<string[]> {
  let seen: Promise<string[]> | undefined;
  let since = -Infinity;
  async function look(): Promise<string[]> {
    const names = Object.keys(parts);
    const looks = await Promise.allSettled(
      Object.values(parts).map(async (part) => inTime(part(), timeout)),
    );
    return names.filter((_name, index) => looks[index]?.status === 'rejected');
  }
  return () => {
    if (seen === undefined || performance.now() - since > remembered) {
      since = performance.now();
      seen = look();
    }
    return seen;
  };
}

interface Used {
  readonly config: Pick<Config, 'moderationUrl' | 's3Url'>;
  readonly transport: Transport;
  readonly mediaStore: MediaStore;
  readonly redis: RedisConnection | undefined;
}

/** What this site was told to use and goes on without: in this process, with the mail waiting, and so on. */
export function partsOf({ config, transport, mediaStore, redis }: Used): Parts {
  const { moderationUrl: url, s3Url } = config;
  return {
    ...(redis && { redis: () => answerOf(redis) }),
    ...(transport.verify && { mail: transport.verify }),
    ...(s3Url && { storage: () => mediaStore.get('health') }),
    ...(url && { moderation: () => askHosted('Good morning', { url }) }),
  };
}

function answerOf(redis: RedisConnection): Promise<string> {
  return redis.ask((client) => client.ping(), refuse);
}
