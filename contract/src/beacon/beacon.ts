import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { beaconLimits, incidentKinds } from './limits';

const remote = z.string().check(z.regex(/^mfe-[a-z0-9-]{1,40}$/));
/** `override` stands for a build that only this one browser runs. */
const build = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/));

const incident = z.object({
  kind: z.enum(incidentKinds),
  /** The remote whose script it came from; missing for the shell's own. */
  remote: z.optional(remote),
  build: z.optional(build),
  /** Without addresses, quoted text or anything else that could tell who it happened to. */
  message: z.string().check(z.minLength(1), z.maxLength(beaconLimits.message)),
  /** Pattern of the route, e.g. `/community/:communityId/:communityName`; never an address. */
  page: z.string().check(z.regex(/^\/[A-Za-z0-9:/_*-]*$/), z.maxLength(beaconLimits.page)),
  /** How often it happened since the last call told of it. */
  count: z.int().check(z.gte(1), z.lte(beaconLimits.count)),
});

/** Something that went wrong, as often as it did. */
export type BeaconIncident = z.output<typeof incident>;

/**
 * Tells what went wrong in a tab, and which builds ran in it, so that failures can be weighed against
 * use. It takes no cookie and answers 204 without a body.
 */
export const sendBeacon = endpoint({
  method: 'POST',
  path: '/api/beacon',
  body: z.object({
    /** A random name of the tab, by which browsers are told apart; it is nobody's and ends with the tab. */
    tab: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
    incidents: z.array(incident).check(z.maxLength(beaconLimits.incidents)),
    seen: z.array(z.object({ remote, build })).check(z.maxLength(beaconLimits.seen)),
  }),
  answer: z.optional(z.null()),
  status: 204,
  credentials: 'omit',
});
