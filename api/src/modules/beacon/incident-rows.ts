import type { BeaconIncident } from '@campus/contract';
import { cleanMessage } from './clean-message';
import type { BuildName, IncidentRow } from './incidents.repository';

/** What the shell's own incidents are counted under. */
export const shellName = 'shell';

interface Counting {
  readonly now: Date;
  readonly browser: string;
  /** Whether there is, or lately was, such a build. */
  isKnown(name: BuildName): boolean;
}

function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000);
}

function nameOf({ remote, build }: BeaconIncident): BuildName | undefined {
  if (remote === undefined) return { remote: shellName, build: build ?? '' };
  return build === undefined ? undefined : { remote, build };
}

/**
 * What is stored of a call: one row for each build and kind, so that a statement meets none twice. Builds
 * that nobody published are left out: anybody may send anything.
 */
export function incidentRows(told: readonly BeaconIncident[], counting: Counting): IncidentRow[] {
  const rows = new Map<string, IncidentRow>();
  for (const incident of told) {
    const name = nameOf(incident);
    if (name === undefined || !counting.isKnown(name)) continue;
    const key = [name.remote, name.build, incident.kind].join(' ');
    const count = incident.count + (rows.get(key)?.count ?? 0);
    rows.set(key, {
      ...name,
      minute: minuteOf(counting.now),
      kind: incident.kind,
      browser: counting.browser,
      count,
      message: cleanMessage(incident.message),
      page: incident.page,
    });
  }
  // In one order, so that two calls of one browser never wait for each other in a circle.
  return [...rows.keys()].sort().flatMap((key) => rows.get(key) ?? []);
}
