import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { later } from '../../clock';
import { rows } from '../../database/database';
import type { Services } from '../../services';
import { asRefusal } from '../reach';
import { backupPlaceOf, type BackupPlace } from './backup-place';
import { writeBackup } from './write-backup';

type Source = Pick<Services, 'config' | 'database' | 'mediaStore' | 'clock'>;

/** Milliseconds. The first check runs soon, but after the first visitors since the start are served. */
const soon = 5000;
const hour = 3_600_000;
const backupsKept = 7;
const named = /^campus-\d{4}-\d{2}-\d{2}\.zip$/;

interface DailyBackups {
  stop(): void;
}

/**
 * The embedded database runs without fsync, so a power failure must lose at most a day's work: one backup a
 * day, the last seven of them, at BACKUP_URL or else in `DATA_DIR/backups`. The check runs after the start and
 * every hour. With PostgreSQL this needs BACKUP_URL.
 */
export function keepDailyBackups(
  services: Source,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): DailyBackups {
  const place = backupPlaceOf(services.config);
  if (place === undefined) return { stop: () => undefined };
  let working = false;
  const round = async () => {
    if (working) return;
    working = true;
    try {
      if (await backupOfToday(services, place)) log.info('daily backup written');
    } catch (error) {
      log.warn({ reason: asRefusal(error).message }, 'daily backup failed');
    }
    working = false;
  };
  const first = setTimeout(() => void round(), soon).unref();
  const timer = setInterval(() => void round(), hour).unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}

/** Writes today's backup if there is none yet, and removes the oldest. @returns whether it did */
export async function backupOfToday(services: Source, place: BackupPlace): Promise<boolean> {
  const name = `campus-${services.clock().toISOString().slice(0, 10)}.zip`;
  const there = await place.names();
  if (there.includes(name) || !(await isOurs(services))) return false;
  // Leftovers of a killed process.
  for (const draft of there.filter((each) => each.endsWith('.part'))) await place.remove(draft);
  // A lost picture must not prevent the backup of all the rest.
  await place.put(name, writeBackup(services, { skipLost: true }));
  const all = (await place.names()).filter((each) => named.test(each)).sort();
  for (const old of all.slice(0, -backupsKept)) await place.remove(old);
  return true;
}

/**
 * Whether there is data to back up and no other process is doing it: the first process to write its time into the row
 * has an hour. A database lock would hold a connection for all that time.
 */
async function isOurs({ database, clock }: Source): Promise<boolean> {
  const now = clock().toISOString();
  const stale = later(clock(), -hour / 1000).toISOString();
  const claimed = await rows(
    database.orm,
    sql`insert into seeds as s (name, begun_at)
        select 'daily backup', ${now}::timestamptz where exists (select 1 from colleges)
        on conflict (name) do update set begun_at = excluded.begun_at where s.begun_at < ${stale}::timestamptz
        returning name`,
  );
  return claimed.length > 0;
}
