import { beaconLimits, type BeaconIncident, type BeaconSighting } from '@campus/contract';
import { lt, sql } from 'drizzle-orm';
import type { Harms, Reporters } from '../../breaker/should-roll-back';
import { later } from '../../clock';
import { tables, type Database, type Orm } from '../../database/database';

/** What the shell's own incidents are counted under: whichever build of it. */
export const shellName: BuildName = { remote: 'shell', build: '' };

/** The build that an incident is of; undefined where it names a remote and no build. */
export function buildOf({ remote, build }: Partial<BuildName>): BuildName | undefined {
  if (remote === undefined) return shellName;
  return build === undefined ? undefined : { remote, build };
}

/** Who reports: a student on all devices, or a network of visitors. */
export interface Reporter {
  readonly signedIn: boolean;
  /**
   * Tells reporters of one build apart. It is another name for another build, so that reports of two builds
   * cannot be joined, and the same at all times of the day, or midnight would make two of one student.
   */
  nameFor(build: BuildName): string;
}

interface BuildReports {
  readonly incidents: readonly BeaconIncident[];
  readonly seen: readonly BeaconSighting[];
}

/** What is to be stored of a call that is believed. */
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

/** One by key, in one order: two statements never wait for each other's rows in a circle. */
function inOrder<T>(rows: ReadonlyMap<string, T>): T[] {
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** One row for each build, widget, kind and reporter, as a statement may meet none twice. */
export function mergedRows(rows: readonly ReportRow[]): ReportRow[] {
  const merged = new Map<string, ReportRow>();
  for (const row of rows) {
    const key = [row.remote, row.build, row.widget, row.kind, row.reporter].join(' ');
    merged.set(key, { ...row, count: row.count + (merged.get(key)?.count ?? 0) });
  }
  return inOrder(merged);
}

/** Each build once. */
export function distinctBuilds(names: readonly BuildName[]): BuildName[] {
  return inOrder(new Map(names.map((name) => [`${name.remote} ${name.build}`, name])));
}

const { buildsSeen, fieldReports } = tables;

/** Seconds for which sightings are kept. */
export const retentionSeconds = 24 * 3600;
/** Seconds for which reports are kept: longer than anybody looks back. */
const reportsKeptFor = 2 * 3600;
/** Seconds after which a reporter's count begins anew. */
const countedFor = 3600;
/** Sums end here: reporters choose their counts, and a sum too large for its type would fail every look. */
const most = 1_000_000;

/** A statement takes 65,535 parameters. */
const rowsAtOnce = 1000;

export type ReportRow = typeof fieldReports.$inferInsert;

/** Replaces what the same reporter said of the same kind, build and widget, and counts on within the hour. */
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

/** The pages of a build, or one of its widgets. */
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
      // Every tab says so: a minute's precision spares most of the writing.
      setWhere: lt(buildsSeen.seenAt, later(seenAt, -60)),
    });
}

/** Builds that an open tab ran lately: nobody may clean up their files. */
export async function buildsInUse(database: Database): Promise<BuildName[]> {
  return database.query<BuildName>('select remote, build from builds_seen');
}

export interface FieldCount extends BuildName {
  /** Expose of the widget that is meant; empty for the pages, or for all of the build together. */
  readonly widget: string;
  readonly errors: number;
  /** Students that reported errors, of all that ran the build. */
  readonly students: Reporters;
  /** The same for networks of visitors. */
  readonly networks: Reporters;
  readonly harms: Harms;
}

interface Window {
  readonly since: Date;
  readonly kinds: readonly string[];
  /** Counts pages and each widget for themselves. */
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

/** What was reported of each build since `since`: faults are reports of one of the `kinds`. */
export async function countReports(
  database: Database,
  { since, kinds, apart = false }: Window,
): Promise<FieldCount[]> {
  // A card comes of an error that is told by itself.
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

export interface Told extends BuildName {
  readonly kind: string;
  readonly message: string;
  readonly page: string;
  readonly count: number;
}

/** The most frequent messages since `since`, a few per build, students' first. */
export async function mostReported(database: Database, since: Date): Promise<Told[]> {
  return database.query<Told>(
    `select remote, build, kind, message, page, count from (
       select remote, build, kind, message, max(page) as page,
         least(sum(count), ${most})::int as count,
         row_number() over (
           partition by remote, build
           order by count(*) filter (where signed_in) desc, count(*) desc, sum(count) desc, message
         ) as place
       from field_reports where at >= $1::timestamptz and kind <> 'seen'
       group by remote, build, kind, message) ranked
     where place <= 3 order by remote, build, place`,
    [since],
  );
}

export async function deleteOldReports(orm: Orm, now: Date): Promise<void> {
  await orm.delete(fieldReports).where(lt(fieldReports.at, later(now, -reportsKeptFor)));
  await orm.delete(buildsSeen).where(lt(buildsSeen.seenAt, later(now, -retentionSeconds)));
}

/** What may be somebody's, with what stands for it. In this order: an address has digits and names in it. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/[\p{Cc}\p{Cf}\s]+/gu, ' '],
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'`)>\]]+/gi, '<address>'],
  [/\bdata:[^\s"'`)]+/gi, '<address>'],
  [/[^\s"'`<>()@]{1,300}@[^\s"'`<>()]+/g, '<email>'],
  [/(^|[\s(])@\w+/g, '$1<name>'],
  // The engine's own words for a missing property are what helps most, and name code only.
  [/(?<!\((?:reading|setting) )(["'`“‘])(?:(?!["'`”’]).){0,300}["'`”’]/gu, '<text>'],
  [/\/[^\s"'`)>,/]{0,300}\/[^\s"'`)>,]*/g, '<address>'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b(?=[A-Za-z_-]*\d)[A-Za-z0-9_-]{16,}\b/g, '<id>'],
  [/\+?\d(?:[\s-]?\d){3,}/g, '<number>'],
];

/**
 * A message of a browser without addresses, quoted text, names, ids and numbers: it tells what broke, not
 * to whom. Browsers clean theirs before they send it; what comes in here may be from anybody.
 */
export function cleanMessage(message: string): string {
  const cleaned = replaced.reduce((text, [pattern, sign]) => text.replace(pattern, sign), message);
  return cleaned.trim().slice(0, beaconLimits.message);
}
