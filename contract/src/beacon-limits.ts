/**
 * What can go wrong in a tab: `error` and `rejection` that nobody caught, a part that did not `load`, a
 * `request` to the API that failed, a `policy` of the browser that refused something, a `slow` script, a tab
 * that was `frozen` or ended, a `card` in the place of a part, and a page that came `late`: much later than in the
 * same browser with the build before.
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

/** How much one call of the beacon takes. */
export const beaconLimits = {
  /** Characters of a message. */
  message: 300,
  /** Characters of a page's pattern. */
  page: 120,
  /** Different incidents in one call. */
  incidents: 20,
  /** Characters of a ticket. */
  ticket: 60,
  /** How often one incident happened at most, as far as one call tells. */
  count: 1000,
  /** Different builds that one call names as seen. */
  seen: 20,
} as const;
