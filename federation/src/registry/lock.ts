import { createHash, randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { temporaryName } from './atomic-write';
import { Refusal } from './refusal';

/** A process that holds something in the folder of remotes. */
interface Holder {
  token: string;
  /** Where `pid` means something: a machine, or one container of it. */
  host: string;
  pid: number;
}

function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return ''; // not Linux: the machine is one space of processes
  }
}

/** Names the machine or container that this process runs in; eight hexadecimal digits. */
export const thisHost: string = createHash('sha256')
  .update(`${hostname()} ${processSpace()}`)
  .digest('hex')
  .slice(0, 8);

const thisHolder = (): Holder => ({
  token: randomUUID(),
  host: thisHost,
  pid: process.pid,
});

/** Whether the process is known to be gone. One of another host may always still be there. */
export function isGone({ host, pid }: Pick<Holder, 'host' | 'pid'>): boolean {
  if (host !== thisHost) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

export interface LockOptions {
  /** Milliseconds after which a lock counts as left behind although its holder may live. */
  staleAfter?: number;
  /** Milliseconds to wait for a lock that others hold. */
  patience?: number;
}

export interface HeldLock {
  /** Asked right before what must not happen twice. @throws where another process took the lock over */
  confirm(): Promise<void>;
}

// What is done under a lock of the registry takes milliseconds.
const defaults = { staleAfter: 10_000, patience: 30_000 };

async function holderOf(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Takes the lock, complete with its holder's name in one step; false where another one has it. */
async function take(file: string, holder: Holder): Promise<boolean> {
  const draft = temporaryName(file);
  await writeFile(draft, JSON.stringify(holder), { flag: 'wx' });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function isLeftBehind(file: string, holder: Holder | undefined, staleAfter: number) {
  if (holder && isGone(holder)) return true;
  const age = await stat(file).then(({ mtimeMs }) => Date.now() - mtimeMs);
  return age > staleAfter;
}

/**
 * Removes a lock that was left behind. Of several processes that try, one gets the file; one that got
 * hold of the next holder's lock instead gives it back.
 */
async function recover(file: string, staleAfter: number): Promise<void> {
  const found = await holderOf(file);
  const left = await isLeftBehind(file, found, staleAfter).catch(() => false);
  if (!left) return;
  const taken = temporaryName(file);
  try {
    await rename(file, taken);
    const holder = await holderOf(taken);
    if (holder?.token !== found?.token) await link(taken, file).catch(() => undefined);
  } catch {
    // Released or recovered by another in between.
  }
  await rm(taken, { force: true });
}

async function release(file: string, { token }: Holder): Promise<void> {
  if ((await holderOf(file))?.token === token) await rm(file, { force: true });
}

/**
 * Runs `task` while no other process, of this machine or of another one on the same folder, runs one
 * under the same lock. A lock whose holder was killed is taken over.
 * @throws Refusal where others hold it for longer than the patience
 */
export async function withFileLock<T>(
  file: string,
  task: (lock: HeldLock) => Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  const { staleAfter, patience } = { ...defaults, ...options };
  const holder = thisHolder();
  await mkdir(dirname(file), { recursive: true });
  const began = Date.now();
  while (!(await take(file, holder))) {
    await recover(file, staleAfter);
    if (Date.now() - began > patience) {
      throw new Refusal(`${file} has been held by another process for too long`);
    }
    await after(5 + Math.random() * 20);
  }
  const confirm = async () => {
    if ((await holderOf(file))?.token === holder.token) return;
    throw new Refusal(`${file} was taken over by another process; nothing has changed`);
  };
  try {
    return await task({ confirm });
  } finally {
    await release(file, holder);
  }
}
