import { isIP } from 'node:net';

/** How mail leaves: where to, and how well that is hidden from who stands between. */
export interface SmtpAddress {
  readonly host: string;
  readonly port: number;
  /** `from-start` as smtps:// has it, `required` before anything is sent (STARTTLS), or `none`. */
  readonly tls: 'from-start' | 'required' | 'none';
  readonly login: { readonly user: string; readonly pass: string } | undefined;
}

const unbracketed = (host: string) => host.replace(/^\[|\]$/g, '');

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** A name of a container network, or an address that no router of the internet forwards. */
function isPrivate(host: string): boolean {
  if (isIP(host) === 4) return /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(host);
  if (isIP(host) === 6) return /^f[cd]/i.test(host);
  return /^[a-z][a-z0-9_-]*$/i.test(host);
}

/** What is wrong with an address; undefined where nothing is. */
export function problemOf(address: string): string | undefined {
  const { protocol, hostname, searchParams } = new URL(address);
  const unknown = [...searchParams.keys()].find((name) => name !== 'tls');
  if (unknown !== undefined) return `has an option that is unknown: ${unknown}`;
  const tls = searchParams.get('tls');
  if (tls === null) return undefined;
  if (tls !== 'none') return 'may have tls=none and no other value of tls';
  if (protocol === 'smtps:') return 'cannot have tls=none beside smtps://';
  const host = unbracketed(hostname);
  if (isLoopback(host) || isPrivate(host)) return undefined;
  return 'may have tls=none only for a host of a private network';
}

/**
 * Reads an address that {@link problemOf} has nothing to say about. TLS is required, whatever the server offers,
 * but for this machine and where a private network is said to be enough (`?tls=none`): mails hold codes.
 */
export function readSmtpAddress(address: string): SmtpAddress {
  const url = new URL(address);
  const host = unbracketed(url.hostname);
  const isSecure = url.protocol === 'smtps:';
  const isOpen = isLoopback(host) || url.searchParams.get('tls') === 'none';
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return {
    host,
    port: Number(url.port) || (isSecure ? 465 : 587),
    tls: isSecure ? 'from-start' : isOpen ? 'none' : 'required',
    login: user === '' ? undefined : { user, pass },
  };
}
