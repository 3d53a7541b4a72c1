import { rename, rm, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isGone, thisHost } from '@campus/node-tools/file-lock';
import { randomUUID } from 'node:crypto';

/** A step of publishing that was just completed, in this order; `file` once for every file. */
export type PublishStep =
  'begun' | 'file' | 'uploaded' | 'verified' | 'stored' | 'locked' | 'written' | 'live';

/** Called after every step, e.g. to show progress. If it throws, publishing ends. */
export type OnStep = (step: PublishStep) => Promise<void> | void;

const draft = /^\.draft\.([0-9a-f]{8})\.(\d+)\.[0-9a-f-]+$/;
const removed = /^\.removed\.[0-9a-f-]+$/;
const day = 24 * 60 * 60 * 1000;

/** Name of a folder for an upload. It begins with a dot, so the site does not serve it. */
export const draftName = (): string => `.draft.${thisHost}.${process.pid}.${randomUUID()}`;

async function isLeftover(folder: string, name: string, now: number): Promise<boolean> {
  if (removed.test(name)) return true;
  const [, host = '', pid = ''] = draft.exec(name) ?? [];
  if (!host) return false;
  if (isGone({ host, pid: Number(pid) })) return true;
  const { mtimeMs } = await stat(join(folder, name));
  return now - mtimeMs > day;
}

/** Removes what killed publishers left in a remote's folder. */
export async function clearLeftovers(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const leftover = await isLeftover(folder, name, now).catch(() => false);
    if (leftover) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Removes a build in one step, so that an incomplete build never has its name. */
export async function removeBuild(folder: string, build: string): Promise<void> {
  const gone = join(folder, `.removed.${randomUUID()}`);
  await rename(join(folder, build), gone);
  await rm(gone, { recursive: true, force: true });
}
