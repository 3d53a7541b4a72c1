import { beaconLimits, type BeaconIncident, type BeaconSighting } from '@campus/contract';
import { lt, sql } from 'drizzle-orm';
import type { Harms, Reporters } from '../../breaker/should-roll-back';
import { later } from '../../clock';
import { tables, type Database, type Orm } from '../../database/database';

/** The name under which the shell's own incidents are counted, for all of its builds. */
export const shellName: BuildName = { remote: 'shell', build: '' };

/** The build that an incident belongs to; undefined if it names a remote but no build. */
export function buildOf({ remote, build }: Partial<BuildName>): BuildName | undefined {
  if (remote === undefined) return shellName;
  return build === undefined ? undefined : { remote, build };
}

/** The reporter: a student on all devices, or a network of visitors. */
export interface Reporter {
  readonly signedIn: boolean;
  /**
   * Distinguishes reporters of one build. The name differs between builds, so that reports of two builds
   * cannot be linked, and does not change during the day, as one student would count twice at midnight.
   */
  nameFor(build: BuildName): string;
}

interface BuildReports {
  readonly incidents: readonly BeaconIncident[];
  readonly seen: readonly BeaconSighting[];
}

/** The accepted data of a call, to be stored. */
export function reportRows(
  { incidents, seen }: BuildReports,
  reporter: Reporter,
  at: Date,
): ReportRow[] {
  const of = ({ remote, build, widget = '' }: PartName) => {
    const { signedIn } = reporter;
    return { remote, build, widget, reporter: reporter.nameFor({ remote, build }), signedIn, at };
  };
  const sightings = seen.map((name) => ({
    ...of(name),
    ...{ kind: 'seen', count: 0, message: '', page: '' },
  }));
  const faults = incidents.flatMap((incident) => {
    const { kind, count, message, page } = incident;
    const name = buildOf(incident);
    const part = name && { ...name, widget: incident.widget };
    return part ? [{ ...of(part), kind, count, message: cleanMessage(message), page }] : [];
  });
  return [...sightings, ...faults];
}

/** Why a report was not counted; stored as its kind. */
export const dropReasons = ['unsigned', 'implausible', 'expired'] as const;

/** Reports about a remote that were not counted. */
export interface DroppedReports {
  readonly remote: string;
  readonly reason: (typeof dropReasons)[number];
  readonly count: number;
}

/** Dropped reports to be stored. Nothing in them is believed, so neither build nor reporter is. */
export const droppedRow = ({ remote, reason, count }: DroppedReports, at: Date): ReportRow => ({
  ...{ remote, build: '', reporter: '', signedIn: false, at },
  ...{ kind: reason, count, message: '', page: '' },
});

/** One entry per key, in sorted order, so that two statements never deadlock on each other's rows. */
function inOrder<T>(rows: ReadonlyMap<string, T>): T[] {
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** One row per build, widget, kind and reporter, as a statement may not update a row twice. */
export function mergedRows(rows: readonly ReportRow[]): ReportRow[] {
  const merged = new Map<string, ReportRow>();
  for (const row of rows) {
    const key = [row.remote, row.build, row.widget, row.kind, row.reporter].join(' ');
    merged.set(key, { ...row, count: row.count + (merged.get(key)?.count ?? 0) });
  }
  return inOrder(merged);
}

/** Removes duplicate builds. */
export function distinctBuilds(names: readonly BuildName[]): BuildName[] {
  return inOrder(new Map(names.map((name) => [`${name.remote} ${name.build}`, name])));
}

const { buildsSeen, fieldReports } = tables;

/** Seconds for which sightings are stored. */
export const retentionSeconds = 24 * 3600;
/** Seconds for which reports are stored: longer than any query looks back. */
const reportsKeptFor = 2 * 3600;
/** Seconds after which a reporter's count starts again. */
const countedFor = 3600;
/** Upper limit of sums: reporters choose their counts, and an overflow would fail every query. */
const most = 1_000_000;

/** Rows per statement: a statement takes at most 65,535 parameters. */
const rowsAtOnce = 1000;

export type ReportRow = typeof fieldReports.$inferInsert;

/** Replaces the reporter's last report of the same kind, build and widget; adds to its count within the hour. */
export async function addReports(orm: Orm, rows: readonly ReportRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await addSome(orm, rows.slice(from, from + rowsAtOnce));
  }
}

async function addSome(orm: Orm, rows: ReportRow[]): Promise<void> {
  const { build, count, kind, remote, reporter, widget } = fieldReports;
  await orm
    .insert(fieldReports)
    .values(rows)
    .onConflictDoUpdate({
      target: [remote, build, widget, kind, reporter],
      set: {
        at: sql`excluded.at`,
        count: sql`case when ${fieldReports.at} < excluded.at - make_interval(secs => ${countedFor})
          then excluded.count else least(${count} + excluded.count, ${most}) end`,
        message: sql`excluded.message`,
        page: sql`excluded.page`,
      },
    });
}

export interface BuildName {
  readonly remote: string;
  readonly build: string;
}

/** Matches reports of a build's pages, or of one of its widgets. */
interface PartName extends BuildName {
  readonly widget?: string | undefined;
}

export async function noteSeen(orm: Orm, seen: readonly BuildName[], seenAt: Date): Promise<void> {
  if (seen.length === 0) return;
  await orm
    .insert(buildsSeen)
    .values(seen.map(({ remote, build }) => ({ remote, build, seenAt })))
    .onConflictDoUpdate({
      target: [buildsSeen.remote, buildsSeen.build],
      set: { seenAt: sql`excluded.seen_at` },
      // Every tab reports this: a precision of one minute saves most writes.
      setWhere: lt(buildsSeen.seenAt, later(seenAt, -60)),
    });
}

/** Builds that an open tab ran recently: their files must not be cleaned up. */
export async function buildsInUse(database: Database): Promise<BuildName[]> {
  return database.query<BuildName>('select remote, build from builds_seen');
}

export interface FieldCount extends BuildName {
  /** The widget's expose name; empty for the pages, or for the whole build. */
  readonly widget: string;
  readonly errors: number;
  /** Students who reported errors, and all students who ran the build. */
  readonly students: Reporters;
  /** The same numbers for visitors' networks. */
  readonly networks: Reporters;
  readonly harms: Harms;
}

interface Window {
  readonly since: Date;
  readonly kinds: readonly string[];
  /** Counts the pages and each widget separately. */
  readonly apart?: boolean;
}

interface CountRow extends PartName, Harms {
  readonly widget: string;
  readonly errors: number;
  readonly studentsFailed: number;
  readonly studentsRan: number;
  readonly networksFailed: number;
  readonly networksRan: number;
}

/** Reports per build since `since`: a fault is a report of one of the `kinds`. */
export async function countReports(
  database: Database,
  { since, kinds, apart = false }: Window,
): Promise<FieldCount[]> {
  // An error card is caused by an error that is reported separately.
  const rows = await database.query<CountRow>(
    `select remote, build, part as widget,
       least(coalesce(sum(errors), 0), ${most})::int as errors,
       count(*) filter (where signed_in and failed)::int as "studentsFailed",
       count(*) filter (where signed_in)::int as "studentsRan",
       count(*) filter (where not signed_in and failed)::int as "networksFailed",
       count(*) filter (where not signed_in)::int as "networksRan",
       count(*) filter (where signed_in and 'card' = any(kinds))::int as card,
       count(*) filter (where signed_in and 'frozen' = any(kinds))::int as frozen,
       count(*) filter (where signed_in and 'late' = any(kinds))::int as late,
       count(*) filter (where signed_in and (failed or 'late' = any(kinds)))::int as "any"
     from (
       select remote, build, case when $3 then widget else '' end as part, reporter,
         bool_or(signed_in) as signed_in, array_agg(kind) as kinds,
         bool_or(kind = any($2::text[])) as failed,
         sum(count) filter (where kind <> 'card' and kind = any($2::text[])) as errors
       from field_reports
       where at >= $1::timestamptz and (kind in ('seen', 'late') or kind = any($2::text[]))
       group by remote, build, part, reporter) reporters
     group by remote, build, part order by remote, build, part`,
    [since, kinds, apart],
  );
  return rows.map(({ remote, build, widget, errors, card, frozen, late, any, ...row }) => ({
    remote,
    build,
    widget,
    errors,
    students: { failed: row.studentsFailed, ran: row.studentsRan },
    networks: { failed: row.networksFailed, ran: row.networksRan },
    harms: { card, frozen, late, any },
  }));
}

export interface FrequentError extends BuildName {
  readonly kind: string;
  readonly message: string;
  readonly page: string;
  readonly count: number;
}

/** The most frequent messages since `since`, a few per build, those of students first. */
export async function mostReported(database: Database, since: Date): Promise<FrequentError[]> {
  return database.query<FrequentError>(
    `select remote, build, kind, message, page, count from (
       select remote, build, kind, message, max(page) as page,
         least(sum(count), ${most})::int as count,
         row_number() over (
           partition by remote, build
           order by count(*) filter (where signed_in) desc, count(*) desc, sum(count) desc, message
         ) as place
       from field_reports where at >= $1::timestamptz and kind <> all($2::text[])
       group by remote, build, kind, message) ranked
     where place <= 3 order by remote, build, place`,
    [since, ['seen', ...dropReasons]],
  );
}

/** Dropped reports since `since`, per remote and reason. */
export async function countDropped(database: Database, since: Date): Promise<DroppedReports[]> {
  return database.query<DroppedReports>(
    `select remote, kind as reason, count from field_reports
     where at >= $1::timestamptz and kind = any($2::text[]) order by remote, kind`,
    [since, dropReasons],
  );
}

export async function deleteOldReports(orm: Orm, now: Date): Promise<void> {
  await orm.delete(fieldReports).where(lt(fieldReports.at, later(now, -reportsKeptFor)));
  await orm.delete(buildsSeen).where(lt(buildsSeen.seenAt, later(now, -retentionSeconds)));
}

/** Patterns of possibly personal data and their placeholders. The order matters: addresses contain digits and names. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/[\p{Cc}\p{Cf}\s]+/gu, ' '],
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'`)>\]]+/gi, '<address>'],
  [/\bdata:[^\s"'`)]+/gi, '<address>'],
  [/[^\s"'`<>()@]{1,300}@[^\s"'`<>()]+/g, '<email>'],
  [/(^|[\s(])@\w+/g, '$1<name>'],
  // The engine's text for a missing property is the most helpful part, and it names only code.
  [/(?<!\((?:reading|setting) )(["'`“‘])(?:(?!["'`”’]).){0,300}["'`”’]/gu, '<text>'],
  [/\/[^\s"'`)>,/]{0,300}\/[^\s"'`)>,]*/g, '<address>'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b(?=[A-Za-z_-]*\d)[A-Za-z0-9_-]{16,}\b/g, '<id>'],
  [/\+?\d(?:[\s-]?\d){3,}/g, '<number>'],
];

/**
 * A browser's message without addresses, quoted text, names, ids and numbers: it says what broke, not for
 * whom. Browsers clean their messages before sending, but anybody can send messages here.
 */
export function cleanMessage(message: string): string {
  const cleaned = replaced.reduce((text, [pattern, sign]) => text.replace(pattern, sign), message);
  return cleaned.trim().slice(0, beaconLimits.message);
}
