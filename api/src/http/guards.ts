import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { forbidden } from './errors';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Headers of every answer of the API; no browser or proxy may store an answer. */
export function apiHeaders(origins: Origins): Readonly<Record<string, string>> {
  return origins.secure
    ? { ...headers, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : headers;
}

/** Adds them to every answer of a scope. */
export function securityHeaders(origins: Origins) {
  const all = apiHeaders(origins);
  return (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers(all);
    done();
  };
}

/**
 * Refuses requests that another site makes a browser send. A call without `Origin` is not from a page. Reads
 * are refused too if another site causes them: their timing could reveal who wrote a confession.
 */
export function refuseOtherSites(origins: Origins) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    const isForeign = writes && origin !== undefined && !origins.isOwn(origin);
    if (site === 'cross-site' || isForeign) done(forbidden());
    else done();
  };
}

/** The origins of this site: the public one, and its alias if that is the local machine. */
export interface Origins {
  /** Behind https: cookies are `Secure`. */
  readonly secure: boolean;
  /** The origin that users see; links in mails begin with it. */
  readonly site: string;
  isOwn(origin: string): boolean;
  /** If no origin is configured it follows the port, which is known once the site listens. */
  listensOn(port: number): void;
}

const localAliases = new Map([
  ['localhost', '127.0.0.1'],
  ['127.0.0.1', 'localhost'],
]);

export function createOrigins(config: Pick<Config, 'publicOrigin' | 'port'>): Origins {
  let site = config.publicOrigin ?? `http://localhost:${config.port}`;
  let own = withLocalAlias(site);
  return {
    secure: site.startsWith('https:'),
    get site() {
      return site;
    },
    isOwn: (origin) => own.has(origin),
    listensOn(port) {
      if (config.publicOrigin !== undefined) return;
      site = `http://localhost:${port}`;
      own = withLocalAlias(site);
    },
  };
}

function withLocalAlias(site: string): ReadonlySet<string> {
  const url = new URL(site);
  const alias = localAliases.get(url.hostname);
  if (alias === undefined) return new Set([url.origin]);
  const other = new URL(site);
  other.hostname = alias;
  return new Set([url.origin, other.origin]);
}
