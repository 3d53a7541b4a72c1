import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import type { Mail } from './mails';

/** Brings one mail to where it can be read, or throws. */
export interface Carrier {
  carry(address: string, mail: Mail): Promise<void>;
  close(): void;
}

const patience = 10_000;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @param from the sender's address */
export function smtpCarrier(smtpUrl: string, from: string): Carrier {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const login = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // A mail server on this very machine has no certificate that anybody signed.
    ignoreTLS: !secure && loopback.has(url.hostname),
    ...(url.username === '' ? {} : { auth: login }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    async carry(address, mail) {
      await transport.sendMail(message({ from, address, mail }));
    },
    close: () => transport.close(),
  };
}

/** Writes each mail as a file whose name sorts by time. */
export function outboxCarrier(folder: string, from: string): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let count = 0;
  return {
    async carry(address, mail) {
      const { message: raw } = await transport.sendMail(message({ from, address, mail }));
      count += 1;
      const order = `${new Date().toISOString().replaceAll(':', '-')}-${String(count).padStart(4, '0')}`;
      const file = join(folder, `${order}-${letters(6)}.eml`);
      await mkdir(folder, { recursive: true });
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

/** Boundary and id are letters: whoever looks for six digits in the mail finds the code alone. */
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
  };
}

function letters(count: number): string {
  return Array.from(randomBytes(count), (byte) => String.fromCharCode(97 + (byte % 16))).join('');
}

/** Mail comes from the host that users know; a machine without a name calls itself localhost. */
export function senderOf(site: string): string {
  const { hostname } = new URL(site);
  return `no-reply@${/^[\d.:[\]]+$/.test(hostname) ? 'localhost' : hostname}`;
}

export function carrierFor(config: Pick<Config, 'smtpUrl' | 'dataDir'>, from: string): Carrier {
  return config.smtpUrl === undefined
    ? outboxCarrier(join(config.dataDir, 'outbox'), from)
    : smtpCarrier(config.smtpUrl, from);
}
