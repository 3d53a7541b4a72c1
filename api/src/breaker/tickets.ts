import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

interface BuildName {
  readonly remote: string;
  readonly build: string;
}

/** Proves that a document or a registry of this site named a build; it says nothing of who got it. */
export interface Tickets {
  /** The same all day (UTC): the documents of several processes are the same bytes. */
  sign(name: BuildName, now?: Date): string;
  /** In whole days of UTC; undefined where it is not this site's ticket for this build. */
  ageOf(name: BuildName, ticket: string | undefined, now: Date): number | undefined;
}

/** Milliseconds. */
const day = 24 * 3_600_000;

const dayOf = (now: Date): number => Math.floor(now.getTime() / day);

/** Signs with a key that is made from the site's secret and is used for nothing else. */
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
