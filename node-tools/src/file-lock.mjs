// Plain JavaScript without packages, because it also guards their installation. Its types are in its comments.
import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { makeFolder } from './make-folder.mjs';
import { Refusal } from './refusal.mjs';

/**
 * @typedef {object} LockOptions
 * @property {number} [staleAfterMs] Milliseconds after which a lock counts as abandoned though its holder may live;
 *   default: 10 seconds.
 * @property {number} [timeoutMs] Milliseconds to wait for a lock that others hold; default: 30 seconds.
 * @property {() => void} [onWait] Called once if the lock is not free immediately.
 *
 * @typedef {object} HeldLock
 * @property {() => Promise<void>} confirm Called right before an action that must not happen twice. Throws a Refusal if
 *   another process took the lock over.
 *
 * @typedef {{ host: string, pid: number, started?: string }} Holder
 */

const defaults = { staleAfterMs: 10_000, timeoutMs: 30_000, onWait: () => undefined };

/** Milliseconds after which a lock without a named holder counts as abandoned. */
const unreadableForMs = 5_000;

function processSpace() {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return ''; // not Linux: all processes of the machine share one space
  }
}

/** Identifies the machine or container that this process runs in; eight hexadecimal digits. */
export const thisHost = createHash('sha256')
  .update(`${hostname()} ${processSpace()}`)
  .digest('hex')
  .slice(0, 8);

function startOnLinux(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name is in brackets and may contain anything; the start time is the 20th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19] ?? ''}`;
}

function startElsewhere(pid) {
  process.kill(pid, 0);
  const options = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } };
  return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], options).trim();
}

/**
 * The start time of a process, only for comparison: its number can be reused, but not number and start time together.
 * @param {number} pid
 * @returns {string | undefined} undefined if there is no such process
 */
export function processStart(pid) {
  try {
    return process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
  } catch {
    return undefined;
  }
}

/**
 * Whether the process is known to have ended. A process of another host may always still be running.
 * @param {Holder} holder
 * @returns {boolean}
 */
export function isGone({ host, pid, started }) {
  if (host !== thisHost) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'ESRCH';
  }
  const start = started && processStart(pid);
  return start !== undefined && start !== started;
}

/**
 * Name of a temporary file that exists only while another one is being written beside it.
 * @param {string} file
 * @returns {string}
 */
export const temporaryName = (file) =>
  join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`);

const read = (file) => readFile(file, 'utf8').catch(() => undefined);

function holderOf(text) {
  try {
    const holder = JSON.parse(text);
    return Number.isInteger(holder?.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

const thisHolder = () => {
  const { pid } = process;
  return JSON.stringify({ token: randomUUID(), host: thisHost, pid, started: processStart(pid) });
};

/** The file appears with its content in one step, so that nobody ever reads a partial file. */
async function take(file, text) {
  const draft = temporaryName(file);
  await writeFile(draft, text, { flag: 'wx' });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function isStale(file, text, staleAfterMs) {
  const holder = holderOf(text);
  if (holder && isGone(holder)) return true;
  const { mtimeMs } = await stat(file);
  return Date.now() - mtimeMs > (holder ? staleAfterMs : Math.min(staleAfterMs, unreadableForMs));
}

/**
 * If several processes find the same abandoned lock, one moves it aside. A process that moved a lock which was
 * taken in the meantime puts it back.
 */
async function removeLeftBehind(file, isLeftBehind) {
  const text = await read(file);
  if (text === undefined || !(await isLeftBehind(text))) return;
  const aside = temporaryName(file);
  try {
    await rename(file, aside);
    if ((await read(aside)) !== text) await link(aside, file).catch(() => undefined);
  } catch {
    // Released or removed by another process in between.
  }
  await rm(aside, { force: true });
}

async function waitFor(file, text, { staleAfterMs, timeoutMs, onWait }) {
  const began = Date.now();
  for (let tries = 0; !(await take(file, text)); tries += 1) {
    await removeLeftBehind(file, (found) => isStale(file, found, staleAfterMs).catch(() => false));
    if (Date.now() - began > timeoutMs) {
      throw new Refusal(`Another process still holds the lock ${file}: try again later`);
    }
    if (tries === 1) onWait();
    await after(5 + Math.random() * 20);
  }
}

async function release(file, text) {
  if ((await read(file)) === text) await rm(file, { force: true });
}

/**
 * Runs `task` while no other process, on this machine or on another one with the same folder, runs one under the same
 * lock. A lock whose holder was killed is taken over.
 * @template T
 * @param {string} file
 * @param {(lock: HeldLock) => Promise<T>} task
 * @param {LockOptions} [options]
 * @returns {Promise<T>}
 * @throws Refusal if others hold it for longer than the timeout
 */
export async function withFileLock(file, task, options = {}) {
  const text = thisHolder();
  makeFolder(resolve(dirname(file)));
  await waitFor(file, text, { ...defaults, ...options });
  const confirm = async () => {
    if ((await read(file)) === text) return;
    throw new Refusal(`Another process took over the lock ${file}: nothing was changed, try again`);
  };
  try {
    return await task({ confirm });
  } finally {
    await release(file, text);
  }
}

/** A new container finds the data folder of the previous one locked by another host: only the start time counts. */
function livingHolder(text) {
  const { pid, started } = holderOf(text) ?? {};
  return started !== undefined && processStart(pid) === started ? pid : undefined;
}

/** A living process holds the data folder. */
export class LockedError extends Refusal {}

/**
 * Checks without locking: a start calls it before it installs or builds anything.
 * @param {string} dataDir
 * @returns {Promise<void>}
 * @throws LockedError if a living process holds the folder
 */
export async function refuseWhileInUse(dataDir) {
  const pid = livingHolder((await read(join(dataDir, 'lock'))) ?? '');
  if (pid === undefined) return;
  throw new LockedError(
    `The data folder ${dataDir} is in use by process ${pid}: stop it, or choose another DATA_DIR.`,
  );
}

/**
 * Locks the data folder for the lifetime of this process. A lock whose process has ended, or that names none, is
 * replaced; a living process's lock never is, however old.
 * @param {string} dataDir
 * @returns {Promise<{ release(): Promise<void> }>}
 * @throws LockedError if a living process holds it
 */
export async function lockDataDir(dataDir) {
  const file = join(dataDir, 'lock');
  const text = thisHolder();
  for (let tries = 0; tries < 5; tries += 1) {
    if (await take(file, text)) return { release: () => release(file, text) };
    await refuseWhileInUse(dataDir);
    await removeLeftBehind(file, (found) => livingHolder(found) === undefined);
  }
  throw new LockedError(`Another process is locking the data folder ${dataDir}: try again.`);
}
