import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createFile } from '../files';
import { Refusal } from '../refusal';

/**
 * When a process started, in a form that is only good for comparing: a number is reused, a number
 * together with its start is not.
 * @returns undefined when there is no such process
 */
export function startOf(pid: number): string | undefined {
  return process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
}

function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything; the start is the 20th field behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${fields[19] ?? ''}`;
  } catch {
    return undefined;
  }
}

function startElsewhere(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
    const args = ['-p', String(pid), '-o', 'lstart='];
    return execFileSync('ps', args, {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    }).trim();
  } catch {
    return undefined;
  }
}

export interface Lock {
  release(): void;
}

/** Another living process has the folder. The message is one line for the terminal. */
export class LockedError extends Refusal {}

/**
 * Takes the data folder for this process. A lock whose process is gone, or whose number now belongs
 * to another process, is replaced.
 * @throws LockedError when a living process holds it
 */
export function takeLock(dataDir: string): Lock {
  const file = join(dataDir, 'lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (createFile(file, mine)) return { release: () => release(file, mine) };
    clearAway(file, dataDir);
  }
  throw new LockedError(`The data folder ${dataDir} is being taken by another process.`);
}

/**
 * Looks without taking: a start asks before it installs or builds anything.
 * @throws LockedError when a living process holds the folder
 */
export function refuseWhileHeld(dataDir: string): void {
  const content = read(join(dataDir, 'lock'));
  if (content !== undefined) refuseHolder(content, dataDir);
}

function refuseHolder(content: string, dataDir: string): void {
  const holder = parse(content);
  if (holder !== undefined && startOf(holder.pid) === holder.started) {
    throw new LockedError(
      `The data folder ${dataDir} is in use by process ${holder.pid}: stop it, or choose another DATA_DIR.`,
    );
  }
}

function clearAway(file: string, dataDir: string): void {
  const content = read(file);
  if (content === undefined) return;
  refuseHolder(content, dataDir);
  // Two processes may find the same stale lock. What was moved aside is looked at once more: if it
  // is no longer the stale one, it belongs to the process that was faster, and goes back.
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== content) linkSync(aside, file);
  rmSync(aside, { force: true });
}

function release(file: string, mine: string): void {
  if (read(file) === mine) rmSync(file, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(content: string): { pid: number; started: string } | undefined {
  try {
    const value: unknown = JSON.parse(content);
    const { pid, started } = value as { pid: unknown; started: unknown };
    if (typeof pid === 'number' && typeof started === 'string') return { pid, started };
  } catch {
    // No lock that this program wrote: nobody holds it.
  }
  return undefined;
}
