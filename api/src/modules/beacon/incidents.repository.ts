import { lt, sql } from 'drizzle-orm';
import { later } from '../../clock';
import { tables, type Database, type Orm } from '../../database';

const { buildsSeen, incidents } = tables;

/** Seconds for which incidents and sightings are kept. */
export const keptFor = 24 * 3600;

export type IncidentRow = typeof incidents.$inferInsert;

/** Adds to what the same browser told of the same kind and build in the same minute. */
export async function addIncidents(orm: Orm, rows: readonly IncidentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await orm
    .insert(incidents)
    .values([...rows])
    .onConflictDoUpdate({
      target: [
        incidents.minute,
        incidents.remote,
        incidents.build,
        incidents.kind,
        incidents.browser,
      ],
      set: {
        count: sql`least(${incidents.count} + excluded.count, 1000000)`,
        message: sql`excluded.message`,
        page: sql`excluded.page`,
      },
    });
}

export interface BuildName {
  readonly remote: string;
  readonly build: string;
}

export async function noteSeen(orm: Orm, seen: readonly BuildName[], seenAt: Date): Promise<void> {
  if (seen.length === 0) return;
  await orm
    .insert(buildsSeen)
    .values(seen.map(({ remote, build }) => ({ remote, build, seenAt })))
    .onConflictDoUpdate({
      target: [buildsSeen.remote, buildsSeen.build],
      set: { seenAt: sql`excluded.seen_at` },
      // Every tab says so: a minute's precision spares most of the writing.
      setWhere: lt(buildsSeen.seenAt, later(seenAt, -60)),
    });
}

/** Builds that an open tab ran lately: nobody may clean up their files. */
export async function buildsInUse(database: Database): Promise<BuildName[]> {
  return database.query<BuildName>('select remote, build from builds_seen');
}

export interface FieldCount extends BuildName {
  readonly incidents: number;
  /** Different browsers that they come from. */
  readonly browsers: number;
}

interface Window {
  readonly since: Date;
  readonly kinds: readonly string[];
}

/** What was told of each build in the minutes from `since` on. */
export async function countIncidents(
  database: Database,
  { since, kinds }: Window,
): Promise<FieldCount[]> {
  return database.query<FieldCount>(
    `select remote, build, sum(count)::int as incidents, count(distinct browser)::int as browsers
     from incidents where minute >= $1::timestamptz and kind = any($2::text[])
     group by remote, build order by remote, build`,
    [since, kinds],
  );
}

export interface Told extends BuildName {
  readonly kind: string;
  readonly message: string;
  readonly page: string;
  readonly count: number;
}

/** What was told most from `since` on, a few of each build. */
export async function mostTold(database: Database, since: Date): Promise<Told[]> {
  return database.query<Told>(
    `select remote, build, kind, message, page, count from (
       select remote, build, kind, message, max(page) as page, sum(count)::int as count,
         row_number() over (partition by remote, build order by sum(count) desc, message) as place
       from incidents where minute >= $1::timestamptz group by remote, build, kind, message) ranked
     where place <= 3 order by remote, build, place`,
    [since],
  );
}

export async function forgetOldIncidents(orm: Orm, now: Date): Promise<void> {
  const old = later(now, -keptFor);
  await orm.delete(incidents).where(lt(incidents.minute, old));
  await orm.delete(buildsSeen).where(lt(buildsSeen.seenAt, old));
}
