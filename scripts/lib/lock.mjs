import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { say } from './say.mjs';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function take(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = Number(await readFile(file, 'utf8').catch(() => '0'));
  // An empty file is one that its owner is writing this instant.
  if (holder > 0 && !isAlive(holder)) await rm(file, { force: true });
  return false;
}

/** Runs the task while no other process holds the lock; one whose holder is dead counts as free. */
export async function withLock(file, task) {
  await mkdir(path.dirname(file), { recursive: true });
  for (let tries = 0; !(await take(file)); tries += 1) {
    if (tries === 1) say('Another process prepares this folder; waiting for it.');
    if (tries > 0) await after(200);
  }
  try {
    return await task();
  } finally {
    await rm(file, { force: true });
  }
}
