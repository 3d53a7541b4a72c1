import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { readConfig } from '../config';
import { LockedError } from '../database';
import { Refusal } from '../refusal';
import { runningSite } from './channel/client';
import type { Command, Say, Site } from './command';
import { openOwnSite } from './own-site';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Reached extends Site {
  close(): Promise<void>;
}

interface Looking {
  readonly environment: Environment;
  readonly command: Pick<Command, 'begins'>;
  readonly say: Say;
}

/** Milliseconds that a site may take until it can be spoken to: a first start fills its database. */
const patience = 60_000;
const pause = 250;

/**
 * The site that runs from this data folder, or the same in this process where none runs. A site that is just
 * starting or ending has the folder and cannot be spoken to: that is waited for.
 * @throws Refusal when there is no site to work on
 */
export async function reach({ environment, command, say }: Looking): Promise<Reached> {
  if (!command.begins) refuseWithoutData(environment);
  const config = readConfig(environment);
  for (let waited = 0; ; waited += pause) {
    const running = await runningSite(config.dataDir, say);
    if (running) return { ...running, close: async () => undefined };
    try {
      return await openOwnSite(config, say);
    } catch (error) {
      if (!(error instanceof LockedError) || waited >= patience) throw error;
      if (waited === 0) say('Another process has the data folder; waiting for it.');
      await after(pause);
    }
  }
}

/** A folder that was mistyped shall not become an empty site. */
function refuseWithoutData({ DATA_DIR, DATABASE_URL }: Environment): void {
  const folder = resolve(DATA_DIR || '.data');
  if (DATABASE_URL || existsSync(join(folder, 'database'))) return;
  throw new Refusal(`There is no site in ${folder}: start it once, or choose another DATA_DIR.`);
}
