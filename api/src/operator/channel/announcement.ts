import { processStart } from '@campus/node-tools/file-lock';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The site's messages during a command: any number of `say`, then one of the others, one per line. */
export const frame = z.union([
  z.object({ say: z.string() }),
  z.object({ result: z.record(z.string(), z.unknown()) }),
  z.object({ refused: z.string() }),
]);

export type Frame = z.output<typeof frame>;

/** The message from the terminal. */
export const order = z.object({
  name: z.string(),
  given: z.record(z.string(), z.unknown()),
});

export const backupOrder = z.object({ skipLost: z.boolean() });

/** The trailer after the bytes of a backup that could not be completed. */
export const refusedTrailer = 'campus-refused';

const announcement = z.object({
  port: z.number().int(),
  token: z.string(),
  pid: z.number().int(),
  /** Start time of the process: its number alone may belong to another process by now. */
  started: z.string(),
});

/** The address at which the running site listens to its operators. */
export type Announcement = z.output<typeof announcement>;

const place = (dataDir: string) => join(dataDir, 'operator.json');

/** Written at once and readable by this user alone: anybody who can read it may do everything. */
export function announce(dataDir: string, where: Pick<Announcement, 'port' | 'token'>): void {
  const { pid } = process;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${place(dataDir)}.${randomBytes(6).toString('hex')}`;
  const content = JSON.stringify({ ...where, pid, started: processStart(pid) });
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
  renameSync(draft, place(dataDir));
}

/** Withdraws this process's announcement, but not another process's. */
export function withdraw(dataDir: string, token: string): void {
  if (read(dataDir)?.token === token) rmSync(place(dataDir), { force: true });
}

/** @returns undefined if no site runs, also if one was killed and left its announcement */
export function announced(dataDir: string): Announcement | undefined {
  const site = read(dataDir);
  return site && processStart(site.pid) === site.started ? site : undefined;
}

function read(dataDir: string): Announcement | undefined {
  try {
    return announcement.parse(JSON.parse(readFileSync(place(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}
