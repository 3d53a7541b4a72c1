import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

interface BuildName {
  readonly remote: string;
  readonly build: string;
}

/** Proves that a document or a registry of this site named a build; it does not identify the visitor. */
export interface Tickets {
  /** The same all day (UTC), so that all processes send identical documents. */
  sign(name: BuildName, now?: Date): string;
  /** Age in whole days (UTC); undefined if it is not this site's ticket for this build. */
  ageOf(name: BuildName, ticket: string | undefined, now: Date): number | undefined;
}

/** Milliseconds. */
const day = 24 * 3_600_000;

const dayOf = (now: Date): number => Math.floor(now.getTime() / day);

/** Signs with a key that is derived from the site's secret and used for nothing else. */
export function createTickets(secret: string): Tickets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'campus beacon tickets', 32));
  const signed = ({ remote, build }: BuildName, issued: number): string => {
    const text = [issued, remote, build].join('\n');
    const mac = createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
    return `${issued.toString(36)}.${mac}`;
  };
  return {
    sign: (name, now = new Date()) => signed(name, dayOf(now)),
    ageOf(name, ticket = '', now) {
      const issued = parseInt(ticket, 36);
      if (!Number.isSafeInteger(issued)) return undefined;
      const [given, meant] = [Buffer.from(ticket), Buffer.from(signed(name, issued))];
      const isOurs = given.length === meant.length && timingSafeEqual(given, meant);
      const age = dayOf(now) - issued;
      return isOurs && age >= 0 ? age : undefined;
    },
  };
}
