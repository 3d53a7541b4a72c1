import { isIP } from 'node:net';

/** Removes the brackets that an IPv6 address has in a URL. */
export const unbracketed = (host: string): string => host.replace(/^\[|\]$/g, '');

/** Whether a host without brackets is this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** Whether a host without brackets is a name of a container network, or an address not routed on the internet. */
export function isPrivate(host: string): boolean {
  if (isIP(host) === 4) return /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(host);
  if (isIP(host) === 6) return /^f[cd]/i.test(host);
  return /^[a-z][a-z0-9_-]*$/i.test(host);
}
