import type { BeaconIncident, BeaconSighting } from '@campus/contract';
import { cleanMessage } from './clean-message';
import type { BuildName, ReportRow } from './field-reports.repository';
import type { Reporter } from './reporter';

/** What the shell's own incidents are counted under: whichever build of it. */
export const shellName: BuildName = { remote: 'shell', build: '' };

/** The build that an incident is of; undefined where it names a remote and no build. */
export function buildOf({ remote, build }: Partial<BuildName>): BuildName | undefined {
  if (remote === undefined) return shellName;
  return build === undefined ? undefined : { remote, build };
}

interface Told {
  readonly incidents: readonly BeaconIncident[];
  readonly seen: readonly BeaconSighting[];
}

/** What is to be stored of a call that is believed. */
export function reportRows({ incidents, seen }: Told, reporter: Reporter, at: Date): ReportRow[] {
  const of = ({ remote, build }: BuildName) => {
    const { signedIn } = reporter;
    return { remote, build, reporter: reporter.nameFor({ remote, build }), signedIn, at };
  };
  const sightings = seen.map((name) => ({
    ...of(name),
    ...{ kind: 'seen', count: 0, message: '', page: '' },
  }));
  const faults = incidents.flatMap((incident) => {
    const { kind, count, message, page } = incident;
    const name = buildOf(incident);
    return name ? [{ ...of(name), kind, count, message: cleanMessage(message), page }] : [];
  });
  return [...sightings, ...faults];
}

/** One by key, in one order: two statements never wait for each other's rows in a circle. */
function inOrder<T>(rows: ReadonlyMap<string, T>): T[] {
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** One row for each build, kind and reporter, as a statement may meet none twice. */
export function mergedRows(rows: readonly ReportRow[]): ReportRow[] {
  const merged = new Map<string, ReportRow>();
  for (const row of rows) {
    const key = [row.remote, row.build, row.kind, row.reporter].join(' ');
    merged.set(key, { ...row, count: row.count + (merged.get(key)?.count ?? 0) });
  }
  return inOrder(merged);
}

/** Each build once. */
export function distinctBuilds(names: readonly BuildName[]): BuildName[] {
  return inOrder(new Map(names.map((name) => [`${name.remote} ${name.build}`, name])));
}
