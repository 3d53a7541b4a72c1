// Plain JavaScript without packages: it guards their installation, too. Its types are in file-lock.d.mts.
import { createHash, randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Refusal } from './refusal.mjs';

const defaults = { staleAfterMs: 10_000, timeoutMs: 30_000, onWait: () => undefined };

/** Milliseconds after which a lock that names no holder counts as left behind. */
const unreadableForMs = 5_000;

function processSpace() {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return ''; // not Linux: the machine is one space of processes
  }
}

export const thisHost = createHash('sha256')
  .update(`${hostname()} ${processSpace()}`)
  .digest('hex')
  .slice(0, 8);

export function isGone({ host, pid }) {
  if (host !== thisHost) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

export const temporaryName = (file) =>
  join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`);

const read = (file) => readFile(file, 'utf8').catch(() => undefined);

function holderOf(text) {
  try {
    const holder = JSON.parse(text);
    return typeof holder?.token === 'string' && holder.pid > 0 ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** The file appears with its content in one step, so that nobody ever reads half of it. */
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

async function isLeftBehind(file, text, staleAfterMs) {
  const holder = holderOf(text);
  if (holder && isGone(holder)) return true;
  const age = await stat(file).then(({ mtimeMs }) => Date.now() - mtimeMs);
  return age > (holder ? staleAfterMs : Math.min(staleAfterMs, unreadableForMs));
}

/**
 * Of several processes that find the same lock left behind, one moves it aside. Whoever moved a lock that was
 * taken meanwhile puts it back.
 */
async function removeLeftBehind(file, staleAfterMs) {
  const text = await read(file);
  if (text === undefined || !(await isLeftBehind(file, text, staleAfterMs).catch(() => false)))
    return;
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
    await removeLeftBehind(file, staleAfterMs);
    if (Date.now() - began > timeoutMs) {
      throw new Refusal(`${file} has been held by another process for too long`);
    }
    if (tries === 1) onWait();
    await after(5 + Math.random() * 20);
  }
}

export async function withFileLock(file, task, options = {}) {
  const text = JSON.stringify({ token: randomUUID(), host: thisHost, pid: process.pid });
  await mkdir(dirname(file), { recursive: true });
  await waitFor(file, text, { ...defaults, ...options });
  const confirm = async () => {
    if ((await read(file)) === text) return;
    throw new Refusal(`${file} was taken over by another process; nothing has changed`);
  };
  try {
    return await task({ confirm });
  } finally {
    if ((await read(file)) === text) await rm(file, { force: true });
  }
}
