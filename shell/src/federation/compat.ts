import { inRange } from '@campus/federation/remote';

/** Share key to the versions that are in this tab. */
export type OfferedVersions = Readonly<Record<string, readonly string[]>>;

/**
 * Says why a build cannot run here, judged by its declared ranges before any of its code is
 * fetched: a mismatch at run time would show only when something breaks. Empty where it can.
 */
export function unmetRanges(
  requires: Readonly<Record<string, string>>,
  offered: OfferedVersions,
): string[] {
  return Object.entries(requires).flatMap(([key, range]) => {
    const versions = offered[key] ?? [];
    if (versions.some((version) => inRange(version, range))) return [];
    return [`needs ${key} ${range}, here is ${versions.join(', ') || 'none'}`];
  });
}
