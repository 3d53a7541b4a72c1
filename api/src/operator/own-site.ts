import { setTimeout as after } from 'node:timers/promises';
import { createApi, type Api } from '../api';
import type { Config } from '../config';
import { inTime } from '../in-time';
import type { Say, Site } from './command';
import { writeBackup } from './backup/write-backup';
import { perform } from './perform';

/** The site's insides in this process, for as long as one command takes. Nothing listens. */
export interface OwnSite extends Site {
  close(): Promise<void>;
}

/** @throws Refusal when the database cannot be opened, LockedError when another process has it */
export async function openOwnSite(config: Config, say: Say): Promise<OwnSite> {
  const api = await createApi({ config, logStream: { write: () => undefined } });
  if (!(await hearsRedis(api))) say('Redis does not answer: other processes learn of this later.');
  return {
    run: (name, given) => perform(api.services, { name, given }, say),
    backup: async (options) => writeBackup(api.services, options),
    async close() {
      // What was said to other processes has arrived once something said after it is answered.
      const heard = Promise.allSettled([api.redis?.client.ping(), api.redis?.streams.ping()]);
      await inTime(heard, patience).catch(() => undefined);
      await api.close();
    },
  };
}

const patience = 3000;

/** What ends sessions and sockets elsewhere goes through Redis: it must be there before a command runs. */
async function hearsRedis({ redis }: Api): Promise<boolean> {
  if (redis === undefined) return true;
  for (let waited = 0; waited < patience; waited += 50) {
    if (redis.isReady() && redis.client.status === 'ready') return true;
    await after(50);
  }
  return false;
}
