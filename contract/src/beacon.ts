import * as z from 'zod/mini';
import { beaconLimits, incidentKinds } from './beacon-limits';
import { endpoint } from './endpoint';
import { atMost, shaped } from './shared/text';

const remote = z.string().check(...shaped({ max: 44, pattern: /^mfe-[a-z0-9-]+$/ }));
/** `override` stands for a build that only this one browser runs. */
const build = z.string().check(...shaped({ max: 64, pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*$/ }));
/** A widget's expose, where it is of one and not of the remote's pages. */
const widget = z.string().check(...shaped({ max: 60, pattern: /^\.\/widgets\/[A-Za-z0-9_-]+$/ }));
/** What the registry gave with the build, or with itself for the shell. Without it nothing is counted. */
const ticket = z.string().check(atMost(beaconLimits.ticket));

const incident = z.object({
  kind: z.enum(incidentKinds),
  /** The remote whose script it came from; missing for the shell's own. */
  remote: z.optional(remote),
  build: z.optional(build),
  widget: z.optional(widget),
  ticket: z.optional(ticket),
  /** Without addresses, quoted text or anything else that could tell who it happened to. */
  message: z.string().check(z.minLength(1), atMost(beaconLimits.message)),
  /** Pattern of the route, e.g. `/community/:communityId/:communityName`; never an address. */
  page: z.string().check(...shaped({ max: beaconLimits.page, pattern: /^\/[A-Za-z0-9:/_*-]*$/ })),
  /** How often it happened since the last call told of it. */
  count: z.int().check(z.gte(1), z.lte(beaconLimits.count)),
});

/** Something that went wrong, as often as it did. */
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
 * Tells what went wrong in a tab, and which builds ran in it, so that failures can be weighed against
 * use. Answers 204 without a body, whether it is believed or not.
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
