import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden } from './errors';
import type { Origins } from './origins';

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

/** What every answer of the API carries; none of them may be kept by a browser or a proxy. */
export function apiHeaders(origins: Origins): Readonly<Record<string, string>> {
  return origins.secure
    ? { ...headers, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : headers;
}

/** Puts them on every answer of a scope. */
export function securityHeaders(origins: Origins) {
  const all = apiHeaders(origins);
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(all);
  };
}

/**
 * Refuses what another site makes a browser send. A call without `Origin` comes from no page. Reads
 * are refused too when another site causes them: their timing would tell who wrote a confession.
 */
export function refuseOtherSites(origins: Origins) {
  return async (request: FastifyRequest) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (site === 'cross-site') throw forbidden();
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    if (writes && origin !== undefined && !origins.isOwn(origin)) throw forbidden();
  };
}
