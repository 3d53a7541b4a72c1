import { asLines } from '@campus/contract';
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import type { Mail } from './mails';
import { readSmtpAddress } from './smtp-address';

/** Brings one mail to where it can be read, or throws. */
export interface Carrier {
  carry(address: string, mail: Mail): Promise<void>;
  /** Fails while there is nobody to bring a mail to. */
  verify?(): Promise<unknown>;
  close(): void;
}

const patience = 10_000;

/** @param from the sender's address */
export function smtpCarrier(smtpUrl: string, from: string): Carrier {
  const { host, port, tls, login } = readSmtpAddress(smtpUrl);
  const transport = createTransport({
    host,
    port,
    secure: tls === 'from-start',
    requireTLS: tls === 'required',
    // A mail server on this very machine has no certificate that anybody signed.
    ignoreTLS: tls === 'none',
    ...(login && { auth: login }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
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
export function outboxCarrier(folder: string, from: string): Carrier {
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
    // Rows may be older than the rules for what comes in.
    subject: asLines(mail.subject).replaceAll('\n', ' '),
    text: asLines(mail.text),
    html: asLines(mail.html),
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
