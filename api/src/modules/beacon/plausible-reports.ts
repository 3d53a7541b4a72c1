import type { BodyOf, sendBeacon } from '@campus/contract';
import { createHmac } from 'node:crypto';
import type { LiveRemote } from '../../breaker/remotes-port';
import type { Tickets } from '../../breaker/tickets';
import type { Viewer } from '../../http/viewer';
import { networkOf } from '../../limits/limits';
import { buildOf, shellName, type BuildName, type Reporter } from './error-stats.repository';

interface Caller {
  readonly viewer: Viewer | undefined;
  readonly ip: string;
}

/** Tabs and devices are anybody's to make up; an account takes a college's mailbox, a network a network. */
export function reporterOf(secret: string, { viewer, ip }: Caller): Reporter {
  const who = viewer ? `student ${viewer.studentId}` : `network ${networkOf(ip)}`;
  return {
    signedIn: viewer !== undefined,
    nameFor: ({ remote, build }) =>
      createHmac('sha256', secret)
        .update(['field report', remote, build, who].join('\n'))
        .digest('base64url')
        .slice(0, 22),
  };
}

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
