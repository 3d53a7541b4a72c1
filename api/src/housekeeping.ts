import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from './database/database';
import { describe } from './http/errors';
import { deleteOldKeys } from './http/idempotency';
import { sweepPictures } from './media/sweep';
import { deleteOldCodes } from './modules/auth/codes.repository';
import { buildsInUse, deleteOldReports } from './modules/beacon/error-stats.repository';
import { deleteOldNotifications } from './modules/notifications/notifications.repository';
import { deleteOrphanedReports } from './modules/reports/reports.repository';
import { takeConfessions } from './modules/students/erasure/confessions';
import { eraseDueStudents } from './modules/students/erasure/erase-student';
import type { Services } from './services';
import { deleteExpired } from './sessions/sessions.repository';

const hour = 3_600_000;

type Chore = (services: Services) => Promise<void>;

/** Removes expired rows. Each entry is its own statement; a module adds a line. */
const chores: readonly Chore[] = [
  deleting(deleteExpired),
  deleting(deleteOldCodes),
  deleting(deleteOldKeys),
  deleting(deleteOldNotifications),
  deleting(deleteOldReports),
  deleting(deleteOrphanedReports),
  async ({ database, remotes }) => remotes.sweep(await buildsInUse(database)),
  takeConfessions,
  eraseDueStudents,
  sweepPictures,
  vacuumEmbedded,
];

/**
 * A PostgreSQL server vacuums tables by itself, the embedded database does not: rows that were changed would take
 * space for ever, and plans would follow old statistics. By the server's rules; 100,000 rows block for 0.2 s.
 */
async function vacuumEmbedded({ database }: Services): Promise<void> {
  if (database.kind !== 'pglite') return;
  const due = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
     where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`,
  );
  for (const { name } of due) await database.query(`vacuum analyze ${name}`);
}

/** Unlimited, however much there is: work that a timeout interrupts once would be interrupted every hour. */
function deleting(remove: (orm: Orm, now: Date) => Promise<void>): Chore {
  return ({ database, clock }) =>
    database.transaction((tx) => remove(tx, clock()), { unlimited: true });
}

interface House {
  readonly firstRound: Promise<void>;
  stop(): void;
}

/** Runs the chores now and every hour. */
export function startHousekeeping(services: Services, log: Pick<FastifyBaseLogger, 'warn'>): House {
  const round = async () => {
    for (const chore of chores) {
      await chore(services).catch((error: unknown) => log.warn(describe(error), 'cleanup failed'));
    }
  };
  const timer = setInterval(() => void round(), hour).unref();
  return { firstRound: round(), stop: () => clearInterval(timer) };
}
