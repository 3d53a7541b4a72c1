import type { Config } from '../../config';
import type { Carrier } from '../../mail/carriers';
import type { MediaStore } from '../../media/store';
import { askHosted } from '../../moderation/hosted';
import { refuse, type RedisConnection } from '../../redis/redis';
import type { Parts } from './failing-parts';

interface Used {
  readonly config: Pick<Config, 'moderationUrl' | 's3Url'>;
  readonly carrier: Carrier;
  readonly mediaStore: MediaStore;
  readonly redis: RedisConnection | undefined;
}

/** What this site was told to use and goes on without: in this process, with the mail waiting, and so on. */
export function partsOf({ config, carrier, mediaStore, redis }: Used): Parts {
  const { moderationUrl: url, s3Url } = config;
  return {
    ...(redis && { redis: () => answerOf(redis) }),
    ...(carrier.verify && { mail: carrier.verify }),
    ...(s3Url && { storage: () => mediaStore.get('health') }),
    ...(url && { moderation: () => askHosted('Good morning', { url }) }),
  };
}

function answerOf(redis: RedisConnection): Promise<string> {
  return redis.ask((client) => client.ping(), refuse);
}
