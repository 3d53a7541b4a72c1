import { parseCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Origins } from '../http/guards';
import { cookieName, setCookie } from './cookie';

/** Seconds. */
const lifetime = 180 * 24 * 60 * 60;

/** Stands for the network of a browser in which the called account has logged in before. */
export const knownBrowser = 'known browser';

/** The origin of a call. */
interface Caller {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
}

/**
 * Recognises browsers by a signed cookie that outlives the session. Limits count such a browser by its account instead
 * of its network: strangers who use up what a network or an account may do lock nobody else out.
 */
export interface KnownBrowsers {
  /** Sets the cookie after a login. */
  remember(reply: FastifyReply, email: string): void;
  /** Who a limit counts: the account that logged in last in this browser, or the IP address. */
  callerOf(caller: Caller): string;
  /** The same for a call about one account: `knownBrowser`, or the IP address. */
  callerFor(caller: Caller, email: string): string;
}

export function createKnownBrowsers(secret: string, origins: Origins): KnownBrowsers {
  const name = cookieName(origins, 'campus_known');
  const hmacOf = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}|${text}`).digest('base64url').slice(0, 22);
  const accountOf = (email: string) => hmacOf('known-account', email);
  const sign = (account: string) => hmacOf('known-browser', account);

  /** Signed, so that it can be trusted before the body names an account. */
  function read({ headers }: Caller): string | undefined {
    const value = parseCookie(headers.cookie ?? '')[name] ?? '';
    const [, account, signature] = /^([\w-]{22})\.([\w-]{22})$/.exec(value) ?? [];
    if (account === undefined || signature === undefined) return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(account)));
    return isOurs ? account : undefined;
  }

  return {
    remember(reply, email) {
      const account = accountOf(email);
      setCookie(reply, origins, `${name}=${account}.${sign(account)}; Max-Age=${lifetime}`);
    },
    callerOf: (caller) => read(caller) ?? caller.ip,
    callerFor: (caller, email) => (read(caller) === accountOf(email) ? knownBrowser : caller.ip),
  };
}
