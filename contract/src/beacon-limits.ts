/**
 * The incidents of a tab: an uncaught `error` or `rejection`, a part that failed to `load`, a failed
 * `request` to the API, a violation of a browser `policy`, a `slow` script, a tab that was `frozen` or
 * ended, a `card` in place of a part, and a `late` page: much slower than in the
 * same browser with the previous build.
 */
export const incidentKinds = [
  'error',
  'rejection',
  'load',
  'request',
  'policy',
  'slow',
  'frozen',
  'card',
  'late',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** Limits of one call of the beacon. */
export const beaconLimits = {
  /** Characters of a message. */
  message: 300,
  /** Characters of a page's pattern. */
  page: 120,
  /** Different incidents in one call. */
  incidents: 20,
  /** Characters of a ticket. */
  ticket: 60,
  /** Maximum count of one incident in one call. */
  count: 1000,
  /** Different builds reported as seen in one call. */
  seen: 20,
} as const;
