import { eq, like, sql } from 'drizzle-orm';
import { tables, type Orm } from '../../database';

const { seeds } = tables;

const nameOf = (run: number) => `load ${run}`;

/** Writes down that a run begins. @returns its number, from 1, which no other run has */
export async function beginRun(tx: Orm, now: Date): Promise<number> {
  const [before] = await tx
    .select({ runs: sql<number>`count(*)::int` })
    .from(seeds)
    .where(like(seeds.name, 'load %'));
  for (let run = (before?.runs ?? 0) + 1; ; run += 1) {
    const row = { name: nameOf(run), begunAt: now };
    // Another run may just have taken the number.
    const begun = await tx.insert(seeds).values(row).onConflictDoNothing().returning();
    if (begun.length > 0) return run;
  }
}

export async function endRun(orm: Orm, run: number, now: Date): Promise<void> {
  await orm
    .update(seeds)
    .set({ doneAt: now })
    .where(eq(seeds.name, nameOf(run)));
}
