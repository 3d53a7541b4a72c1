// Plain JavaScript without packages: it guards their installation, too.
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { say } from './say.mjs';

/** Milliseconds after which a lock file that names no process counts as left behind. */
const unreadableTimeout = 5_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const read = (file) => readFile(file, 'utf8').catch(() => undefined);

/** The file appears with its content in one step, so that nobody ever reads half of it. */
async function create(file, content) {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

async function isLeftBehind(file, content) {
  const pid = Number.parseInt(content, 10);
  if (pid > 0) return !isAlive(pid);
  const age = await stat(file).then(({ mtimeMs }) => Date.now() - mtimeMs);
  return age > unreadableTimeout;
}

/**
 * Of several processes that find the same lock left behind, one moves it aside. Whoever moved a lock that was
 * taken meanwhile puts it back.
 */
async function removeLeftBehind(file) {
  const content = await read(file);
  if (content === undefined || !(await isLeftBehind(file, content).catch(() => false))) return;
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    if ((await read(aside)) !== content) await link(aside, file).catch(() => undefined);
  } catch {
    // Released or removed by another process in between.
  }
  await rm(aside, { force: true });
}

/** Runs the task while no other process holds the lock; one whose holder is dead counts as free. */
export async function withLock(file, task) {
  const content = `${process.pid} ${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  for (let tries = 0; !(await create(file, content)); tries += 1) {
    await removeLeftBehind(file);
    if (tries === 1) say('Another process prepares this folder; waiting for it.');
    if (tries > 0) await after(200);
  }
  try {
    return await task();
  } finally {
    if ((await read(file)) === content) await rm(file, { force: true });
  }
}
