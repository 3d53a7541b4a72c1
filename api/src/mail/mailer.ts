import type { FastifyBaseLogger } from 'fastify';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { later, type Clock } from '../clock';
import { describe } from '../http/errors';
import type { Mail } from './mails';
import type { Transport } from './transports';

/**
 * Removes the mails of an outbox that name an address: those to it, and those that quote it. Repeating it
 * is harmless.
 */
export async function removeMailsNaming(folder: string, address: string): Promise<void> {
  const named = naming(address);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const raw = await readFile(file, 'latin1').catch(() => '');
    if (readings(raw).some((text) => named.test(text))) await rm(file, { force: true });
  }
}

/** The complete address: `mona@x.in` and `a@x.info` do not name `a@x.in`. */
function naming(address: string): RegExp {
  const literal = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.%+-])${literal}(?![\\w-]|\\.\\w)`, 'i');
}

/** The content of a mail: as it is, and decoded from each of the two encodings of a mail's parts. */
function readings(raw: string): string[] {
  const unquoted = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const blocks = raw.match(/(?:^[A-Za-z0-9+/]{2,76}={0,2}\r?\n?)+/gm) ?? [];
  return [raw, unquoted, ...blocks.map((block) => Buffer.from(block, 'base64').toString('latin1'))];
}

export interface Mailer {
  /**
   * Queues a mail and returns at once: no answer waits for a mail server, so response times do not reveal
   * whether a mail was sent. Sending is retried until the mail is delivered or expired.
   */
  send(address: string, mail: Mail): void;
  /** Waits for mails that are being sent, at most 4 s. */
  close(): Promise<void>;
}

interface Options {
  readonly transport: Transport;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly clock: Clock;
  /** Maximum delay in seconds before the first try; see {@link dither}. */
  readonly dither?: number;
}

/**
 * Seconds. Composing a mail keeps the processor busy for a moment. With a random delay after the call that caused it,
 * clients cannot tell from the time of their next call that there was a mail.
 */
const dither = 0.5;

/** Seconds after which a code, and therefore its mail, is worthless. */
const goodFor = 600;
const atOnce = 4;
const queued = 1000;

interface Queued {
  readonly address: string;
  readonly mail: Mail;
  readonly outdated: Date;
  /** Fires when the mail makes room for another one. */
  readonly dropped: AbortController;
  tries: number;
}

/** The first of those with the most tries: mails that fail again and again must not keep out others. */
function leastPromising(mails: Iterable<Queued>): Queued | undefined {
  let found: Queued | undefined;
  for (const one of mails) if (found === undefined || one.tries > found.tries) found = one;
  return found;
}

/** SMTP: 5xx means that another try gets the same answer, e.g. because there is no such mailbox. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/**
 * Queued mails exist only in this process: written to disk, a code would be readable at rest. A crash loses one mail,
 * and the student requests another code.
 */
export function createMailer(options: Options): Mailer {
  const { transport, log, clock } = options;
  const longest = options.dither ?? dither;
  const lanes = pLimit(atOnce);
  const stop = new AbortController();
  const working = new Map<Queued, Promise<void>>();

  /** @returns whether another try is useless */
  async function attempt({ address, mail, dropped }: Queued): Promise<boolean> {
    if (dropped.signal.aborted) return true;
    try {
      await transport.carry(address, mail);
      log.info({ subject: mail.subject }, 'mail sent');
      return true;
    } catch (error) {
      log.warn({ ...withoutText(error), subject: mail.subject }, 'mail not sent');
      return isFinal(error);
    }
  }

  async function deliver(one: Queued): Promise<void> {
    const signal = AbortSignal.any([stop.signal, one.dropped.signal]);
    await pause(longest * Math.random(), signal);
    for (let seconds = 1; ; seconds = Math.min(seconds * 2, 60)) {
      if (await lanes(() => attempt(one))) return;
      one.tries += 1;
      if (signal.aborted || later(clock(), seconds) > one.outdated) return;
      await pause(seconds, signal);
    }
  }

  function makeRoom(): void {
    const one = working.size < queued ? undefined : leastPromising(working.keys());
    if (one === undefined) return;
    log.warn({ subject: one.mail.subject }, 'mail dropped: the queue is full');
    working.delete(one);
    one.dropped.abort();
  }

  return {
    send(address, mail) {
      makeRoom();
      const outdated = later(clock(), goodFor);
      const one = { address, mail, outdated, dropped: new AbortController(), tries: 0 };
      working.set(
        one,
        deliver(one).finally(() => working.delete(one)),
      );
    },
    async close() {
      const last = new AbortController();
      await Promise.race([settleFirst(working.values(), stop), pause(4, last.signal)]);
      stop.abort();
      last.abort();
      transport.close();
    },
  };
}

/** Every mail gets its pending try at once, and no further one. */
async function settleFirst(working: Iterable<Promise<void>>, stop: AbortController): Promise<void> {
  stop.abort();
  await Promise.all(working);
}

/** Error messages of a mail server quote the address. */
function withoutText(error: unknown) {
  const { message: _message, ...rest } = describe(error);
  return rest;
}

/** Ends early, without an error, when the signal fires. */
async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(seconds * 1000, undefined, { signal }).catch(() => undefined);
}
