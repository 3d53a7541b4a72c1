import type { FastifyBaseLogger } from 'fastify';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../services';
import { asRefusal } from '../perform';
import { receiveBackup } from './receive-backup';
import { writeBackup } from './write-backup';

type Source = Pick<Services, 'config' | 'database' | 'mediaStore' | 'clock'>;

const hour = 3_600_000;
const kept = 7;
const named = /^campus-\d{4}-\d{2}-\d{2}\.zip$/;

export interface DailyBackups {
  stop(): void;
}

/**
 * The embedded database runs without fsync, so what a power failure takes shall be a day's work at most: a
 * backup a day lies in `DATA_DIR/backups`, the last seven of them. The first comes an hour after the start;
 * with PostgreSQL its own operators do this.
 */
export function keepDailyBackups(
  services: Source,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): DailyBackups {
  const { database, config } = services;
  if (database.kind !== 'pglite' || config.dataDir === 'memory') return { stop: () => undefined };
  let working = false;
  const round = async () => {
    if (working) return;
    working = true;
    try {
      if (await backupOfToday(services)) log.info('daily backup written');
    } catch (error) {
      log.warn({ reason: asRefusal(error).message }, 'no daily backup');
    }
    working = false;
  };
  const timer = setInterval(() => void round(), hour).unref();
  return { stop: () => clearInterval(timer) };
}

/** Writes the backup of this day where there is none yet, and removes the oldest. @returns whether it did */
export async function backupOfToday(services: Source): Promise<boolean> {
  const folder = join(services.config.dataDir, 'backups');
  const file = join(folder, `campus-${services.clock().toISOString().slice(0, 10)}.zip`);
  if (existsSync(file)) return false;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // What a killed process had begun.
  const drafts = (await readdir(folder)).filter((name) => name.endsWith('.part'));
  for (const name of drafts) await rm(join(folder, name), { force: true });
  // A lost picture is no reason to have no backup of all the rest.
  await receiveBackup(writeBackup(services, { skipLost: true }), file, () => undefined);
  const all = (await readdir(folder)).filter((name) => named.test(name)).sort();
  for (const name of all.slice(0, -kept)) await rm(join(folder, name));
  return true;
}
