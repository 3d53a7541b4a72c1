import { Refusal } from '@campus/node-tools/refusal';
import { LockedError } from '@campus/node-tools/file-lock';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import * as z from 'zod';
import { createApi, type Api } from '../api';
import { inTime } from '../clock';
import { readConfig, type Config } from '../config';
import { ApiError, describe } from '../http/errors';
import type { Services } from '../services';
import { writeBackup } from './backup/write-backup';
import { runningSite } from './channel/client';
import type { Command, Say, Site } from './command';

/** The site's internals in this process, for the duration of one command. It does not listen. */
interface OwnSite extends Site {
  close(): Promise<void>;
}

/** @throws Refusal if the database cannot be opened, LockedError if another process has it */
async function openOwnSite(config: Config, { commands, say }: Looking): Promise<OwnSite> {
  const api = await createApi({ config, logStream: { write: () => undefined } });
  if (!(await hearsRedis(api))) say('Redis does not answer: other processes see this later.');
  return {
    run: (name, given) => perform(api.services, { commands, name, given }, say),
    backup: async (options) => writeBackup(api.services, options),
    async close() {
      // Earlier messages to other processes have arrived when a later one is answered.
      const heard = Promise.allSettled([api.redis?.client.ping(), api.redis?.streams.ping()]);
      await inTime(heard, answerTimeoutMs).catch(() => undefined);
      await api.close();
    },
  };
}

const answerTimeoutMs = 3000;

/** Ending sessions and sockets elsewhere needs Redis, so it must be reachable before a command runs. */
async function hearsRedis({ redis }: Api): Promise<boolean> {
  if (redis === undefined) return true;
  for (let waited = 0; waited < answerTimeoutMs; waited += 50) {
    if (redis.isReady() && redis.client.status === 'ready') return true;
    await after(50);
  }
  return false;
}

interface Order {
  /** What this site needs to know. */
  readonly commands: readonly Command[];
  readonly name: string;
  readonly given: unknown;
}

/**
 * Runs a command in the process that has the data.
 * @throws Refusal with one sentence for the operator, whatever went wrong
 */
export async function perform(
  services: Services,
  { commands, name, given }: Order,
  say: Say,
): Promise<object> {
  const command = commands.find((each) => each.name === name);
  if (!command) throw new Refusal('The running site has another version: restart it.');
  try {
    return await command.run(services, given, say);
  } catch (error) {
    throw asRefusal(error);
  }
}

/** One sentence for any error. Database messages quote values, so they are left out. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ApiError) return new Refusal(error.failure.message);
  if (error instanceof z.ZodError) return new Refusal(wrongArgument(error));
  // A full disk, a missing folder: the system's own message is the best one.
  if (error instanceof Error && 'syscall' in error) return new Refusal(`${error.message}.`);
  const { message, code, constraint } = describe(error);
  const details = [message, code, constraint].filter(Boolean).join(', ');
  return new Refusal(`Failed: ${details || 'for an unknown reason'}.`, {
    cause: error,
  });
}

/** The first fault of the input. */
export function wrongArgument(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${String(issue?.path[0] ?? 'The input')} ${issue?.message ?? 'is invalid'}.`;
}

type Environment = Readonly<Record<string, string | undefined>>;

export interface Reached extends Site {
  close(): Promise<void>;
}

interface Looking {
  readonly environment: Environment;
  readonly command: Pick<Command, 'begins'>;
  /** What a site opened for this command needs to know. */
  readonly commands: readonly Command[];
  readonly say: Say;
}

/** Milliseconds that a site may need until it accepts commands: a first start fills its database. */
const timeoutMs = 60_000;
const pause = 250;

/**
 * The site that runs from this data folder, or one in this process if none runs. A site that is just
 * starting or ending holds the folder but accepts no commands: this waits for it.
 * @throws Refusal if there is no site to work on
 */
export async function reach(looking: Looking): Promise<Reached> {
  const { environment, command, say } = looking;
  if (!command.begins) refuseWithoutData(environment);
  const config = readConfig(environment);
  for (let waited = 0; ; waited += pause) {
    const running = await runningSite(config.dataDir, say);
    if (running) return { ...running, close: async () => undefined };
    try {
      return await openOwnSite(config, looking);
    } catch (error) {
      if (!(error instanceof LockedError) || waited >= timeoutMs) throw error;
      if (waited === 0) say('Waiting for another process that uses the data folder.');
      await after(pause);
    }
  }
}

/** A mistyped folder must not become an empty site. */
function refuseWithoutData({ DATA_DIR, DATABASE_URL, DATABASE_URL_FILE }: Environment): void {
  const folder = resolve(DATA_DIR || '.data');
  if (DATABASE_URL || DATABASE_URL_FILE || existsSync(join(folder, 'database'))) return;
  throw new Refusal(`No site found in ${folder}: run npm start once, or set another DATA_DIR.`);
}
