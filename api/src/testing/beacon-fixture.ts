import { createTickets } from '../breaker/tickets';
import type { Client, Harness } from './harness';

/** What a tab says went wrong in the remote Tea of `teaLive`; a test changes what it likes. */
interface ToldOfTea {
  readonly remote?: string;
  readonly build?: string;
  readonly ticket?: string | undefined;
  readonly kind?: string;
  readonly message?: string;
  readonly page?: string;
  readonly count?: number;
}

/** The ticket that a document of today gives with a build. */
export function ticketFor(t: Harness, name: { remote: string; build: string }): string {
  const { clock, config } = t.api.services;
  return createTickets(config.sessionSecret).sign(name, clock());
}

/** An incident of build `two` as a tab sends it, with the ticket of its document. */
export function teaIncident(t: Harness, change: ToldOfTea = {}): object {
  const { remote = 'mfe-tea', build = 'two' } = change;
  const ticket = ticketFor(t, { remote, build });
  const said = { kind: 'error', message: 'Kettle broke', page: '/tea/:cup', count: 1 };
  return { remote, build, ticket, ...said, ...change };
}

/** A build that ran in a tab. */
export function teaSeen(t: Harness, build = 'two'): object {
  const name = { remote: 'mfe-tea', build };
  return { ...name, ticket: ticketFor(t, name) };
}

export const sendBeacon = (client: Client, body: object, headers?: Record<string, string>) =>
  client.post('/api/beacon', { incidents: [], seen: [], ...body }, headers);
