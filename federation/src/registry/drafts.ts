import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isGone, thisHost } from '../lock/file-lock.mjs';

const draft = /^\.draft\.([0-9a-f]{8})\.(\d+)\.[0-9a-f-]+$/;
const removed = /^\.removed\.[0-9a-f-]+$/;
const day = 24 * 60 * 60 * 1000;

/** Name of a folder that a build is uploaded to; the site serves nothing that begins with a dot. */
export const draftName = (): string => `.draft.${thisHost}.${process.pid}.${randomUUID()}`;

async function isLeftover(folder: string, name: string, now: number): Promise<boolean> {
  if (removed.test(name)) return true;
  const [, host = '', pid = ''] = draft.exec(name) ?? [];
  if (!host) return false;
  if (isGone({ host, pid: Number(pid) })) return true;
  const { mtimeMs } = await stat(join(folder, name));
  return now - mtimeMs > day;
}

/** Removes what publishers that were killed have left in a remote's folder. */
export async function clearLeftovers(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const leftover = await isLeftover(folder, name, now).catch(() => false);
    if (leftover) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Removes a build so that at no moment a part of it is there under its name. */
export async function removeBuild(folder: string, build: string): Promise<void> {
  const gone = join(folder, `.removed.${randomUUID()}`);
  await rename(join(folder, build), gone);
  await rm(gone, { recursive: true, force: true });
}
