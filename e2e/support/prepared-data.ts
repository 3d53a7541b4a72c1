import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { withFileLock } from '@campus/node-tools/file-lock';
import { root, startProcess } from './process';

/** A first start takes seconds, and many at the same time take many seconds. */
const lockOptions = { staleAfterMs: Number.POSITIVE_INFINITY, timeoutMs: 5 * 60_000 };

const preparedRoot = path.join(root, '.build/e2e');

export const temporaryFolder = () => mkdtemp(path.join(tmpdir(), 'campus-'));

/** The inputs of a first start: the server's code and the builds that it publishes. */
async function fingerprint(): Promise<string> {
  const names = await readdir(root);
  const builds = names
    .flatMap((name) =>
      ['remote.json', 'shell.json'].map((file) => path.join(root, name, 'dist', file)),
    )
    .filter(existsSync);
  const hash = createHash('sha256');
  for (const file of [path.join(root, '.build/site.mjs'), ...builds.sort()]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Whether a site has written what follows `ready`: its documents and, if there is a college, the day's backup. */
async function isComplete(folder: string, demo: string): Promise<boolean> {
  const backups = await readdir(path.join(folder, 'backups')).catch(() => []);
  const hasBackup = demo === '0' || backups.some((name) => name.endsWith('.zip'));
  return hasBackup && existsSync(path.join(folder, 'remotes/.pages/trial'));
}

async function make(folder: string, demo: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const site = startProcess(draft, { env: { DEMO: demo } });
  await site.ready;
  // Every start on a folder without them would write them again.
  await expect.poll(() => isComplete(draft, demo), { timeout: 60_000 }).toBe(true);
  site.child.kill('SIGTERM');
  await site.exit;
  await rename(draft, folder);
}

/**
 * A new folder with the result of a first start. That start takes seconds, so it is done once per
 * build and then copied.
 */
export async function preparedData(demo: string): Promise<string> {
  const name = `demo-${demo}-${await fingerprint()}`;
  const folder = path.join(preparedRoot, name);
  await withFileLock(
    `${folder}.lock`,
    async () => {
      if (existsSync(folder)) return;
      const old = (await readdir(preparedRoot)).filter((entry) =>
        entry.startsWith(`demo-${demo}-`),
      );
      const outdated = old.filter((entry) => !entry.startsWith(name));
      await Promise.all(
        outdated.map((entry) => rm(path.join(preparedRoot, entry), { recursive: true })),
      );
      await make(folder, demo);
    },
    lockOptions,
  );
  const copy = await temporaryFolder();
  await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}
