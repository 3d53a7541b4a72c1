import { asLines } from '@campus/contract';
import { isLoopback, isPrivate, unbracketed } from '@campus/node-tools/private-hosts';
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mails';

/** Delivers one mail to a server or a folder, or throws. */
export interface Transport {
  carry(address: string, mail: Mail): Promise<void>;
  /** Fails while mails cannot be delivered. */
  verify?(): Promise<unknown>;
  close(): void;
}

const timeoutMs = 10_000;

/** @param from the sender's address */
export function smtpTransport(smtpUrl: string, from: string): Transport {
  const { host, port, tls, login } = readSmtpAddress(smtpUrl);
  const transport = createTransport({
    host,
    port,
    secure: tls === 'from-start',
    requireTLS: tls === 'required',
    // A mail server on this machine has no signed certificate.
    ignoreTLS: tls === 'none',
    ...(login && { auth: login }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async carry(address, mail) {
      await transport.sendMail(message({ from, address, mail }));
    },
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}

/** Writes each mail as a file whose name sorts by time. */
export function outboxTransport(folder: string, from: string): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let count = 0;
  return {
    async carry(address, mail) {
      const { message: raw } = await transport.sendMail(message({ from, address, mail }));
      count += 1;
      const order = `${new Date().toISOString().replaceAll(':', '-')}-${String(count).padStart(4, '0')}`;
      const file = join(folder, `${order}-${letters(6)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}

interface Envelope {
  readonly from: string;
  readonly address: string;
  readonly mail: Mail;
}

/** Boundary and id contain only letters, so that a search for six digits in the mail finds only the code. */
function message({ from, address, mail }: Envelope) {
  const structure = { baseBoundary: letters(16) };
  return {
    from: { name: 'Campus', address: from },
    to: { name: '', address },
    messageId: `<${letters(24)}@${from.slice(from.indexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...structure,
    ...mail,
    // Rows may be older than the input rules.
    subject: asLines(mail.subject).replaceAll('\n', ' '),
    text: asLines(mail.text),
    html: asLines(mail.html),
  };
}

function letters(count: number): string {
  return Array.from(randomBytes(count), (byte) => String.fromCharCode(97 + (byte % 16))).join('');
}

/** The sender's address uses the host name that users know, or localhost if the site has only an IP address. */
export function senderOf(site: string): string {
  const { hostname } = new URL(site);
  return `no-reply@${/^[\d.:[\]]+$/.test(hostname) ? 'localhost' : hostname}`;
}

interface MailConfig {
  /** Without it mails are written as files to `dataDir`. */
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
}

export function transportFor(config: MailConfig, from: string): Transport {
  return config.smtpUrl === undefined
    ? outboxTransport(join(config.dataDir, 'outbox'), from)
    : smtpTransport(config.smtpUrl, from);
}

/** How mail is sent: the server, and how the connection is protected. */
interface SmtpAddress {
  readonly host: string;
  readonly port: number;
  /** `from-start` for smtps://, `required` before anything is sent (STARTTLS), or `none`. */
  readonly tls: 'from-start' | 'required' | 'none';
  readonly login: { readonly user: string; readonly pass: string } | undefined;
}

/** The fault of an address; undefined if it is valid. */
export function problemOf(address: string): string | undefined {
  const { protocol, hostname, searchParams } = new URL(address);
  const unknown = [...searchParams.keys()].find((name) => name !== 'tls');
  if (unknown !== undefined) return `has an unknown option: ${unknown}`;
  const tls = searchParams.get('tls');
  if (tls === null) return undefined;
  if (tls !== 'none') return 'accepts no value of tls other than none';
  if (protocol === 'smtps:') return 'cannot combine tls=none with smtps://';
  const host = unbracketed(hostname);
  if (isLoopback(host) || isPrivate(host)) return undefined;
  return 'accepts tls=none only for a host in a private network';
}

/**
 * Parses an address that {@link problemOf} accepts. TLS is required, whatever the server offers, except for
 * this machine and for a network that is declared private (`?tls=none`): mails contain codes.
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
