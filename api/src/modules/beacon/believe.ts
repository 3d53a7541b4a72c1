import type { BodyOf, sendBeacon } from '@campus/contract';
import type { LiveRemote } from '../../breaker/remotes-port';
import type { Tickets } from '../../breaker/tickets';
import type { BuildName } from './field-reports.repository';
import { buildOf, shellName } from './report-rows';

export type Told = BodyOf<typeof sendBeacon>;

export const isEmpty = ({ incidents, seen }: Told): boolean => incidents.length + seen.length === 0;

interface Signing {
  readonly tickets: Tickets;
  readonly now: Date;
  /** Days of a ticket's age. */
  readonly oldest: number;
}

/** What comes with a ticket of this site for the very build that it tells of. */
export function withTickets({ incidents, seen }: Told, { tickets, now, oldest }: Signing): Told {
  const isSigned = (name: BuildName | undefined, ticket: string | undefined) => {
    const age = name && tickets.ageOf(name, ticket, now);
    return age !== undefined && age <= oldest;
  };
  return {
    incidents: incidents.filter((one) => isSigned(buildOf(one), one.ticket)),
    seen: seen.filter((one) => isSigned(one, one.ticket)),
  };
}

/** What is told of builds that are there, and of whoever is not signed in, of pages that they may open. */
export function plausible(
  { incidents, seen }: Told,
  { signedIn }: { readonly signedIn: boolean },
  live: readonly LiveRemote[],
): Told {
  const find = ({ remote, build }: BuildName): LiveRemote | undefined =>
    live.find((one) => one.remote === remote && one.kept.includes(build));
  return {
    incidents: incidents.filter((one) => {
      const name = buildOf(one);
      const found = name && find(name);
      const isOpen = signedIn || found?.publicPages.includes(one.page);
      return name === shellName || (found && isOpen);
    }),
    seen: seen.filter((name) => {
      const found = find(name);
      return found && (signedIn || found.publicPages.length > 0);
    }),
  };
}
