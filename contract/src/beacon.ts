import * as z from 'zod/mini';
import { beaconLimits, incidentKinds } from './beacon-limits';
import { endpoint } from './endpoint';
import { atMost, shaped } from './shared/text';

const remote = z.string().check(...shaped({ max: 44, pattern: /^mfe-[a-z0-9-]+$/ }));
/** `override` is a build that runs only in this browser. */
const build = z.string().check(...shaped({ max: 64, pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*$/ }));
/** The expose of a widget; missing if the build runs the remote's pages. */
const widget = z.string().check(...shaped({ max: 60, pattern: /^\.\/widgets\/[A-Za-z0-9_-]+$/ }));
/** Given by the registry with the build, or with itself for the shell. Without it nothing is counted. */
const ticket = z.string().check(atMost(beaconLimits.ticket));

const incident = z.object({
  kind: z.enum(incidentKinds),
  /** The remote whose script caused it; missing for the shell's own. */
  remote: z.optional(remote),
  build: z.optional(build),
  widget: z.optional(widget),
  ticket: z.optional(ticket),
  /** Without addresses, quoted text or anything else that could identify a user. */
  message: z.string().check(z.minLength(1), atMost(beaconLimits.message)),
  /** Pattern of the route, e.g. `/community/:communityId/:communityName`; never a real address. */
  page: z.string().check(...shaped({ max: beaconLimits.page, pattern: /^\/[A-Za-z0-9:/_*-]*$/ })),
  /** How often it happened since the last report. */
  count: z.int().check(z.gte(1), z.lte(beaconLimits.count)),
});

/** An incident, with its count. */
export type BeaconIncident = z.output<typeof incident>;

const sighting = z.object({
  remote,
  build,
  widget: z.optional(widget),
  ticket: z.optional(ticket),
});

/** A build that ran in a tab. */
export type BeaconSighting = z.output<typeof sighting>;

/**
 * Reports the incidents in a tab and the builds that ran in it, so that failures can be compared with
 * use. Answers 204 without a body, whether the report is accepted or not.
 */
export const sendBeacon = endpoint({
  method: 'POST',
  path: '/api/beacon',
  body: z.object({
    incidents: z.array(incident).check(z.maxLength(beaconLimits.incidents)),
    seen: z.array(sighting).check(z.maxLength(beaconLimits.seen)),
  }),
  answer: z.optional(z.null()),
  status: 204,
});
