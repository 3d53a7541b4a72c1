import type { FastifyBaseLogger } from 'fastify';
import { setMaxListeners } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { later, type Clock } from '../clock';
import { describe } from '../http/errors';
import type { Mail } from './mails';
import type { Transport } from './transports';

/**
 * Removes the mails of an outbox that name an address: those to it, and those that quote it. Doing it again
 * does no harm.
 */
export async function removeMailsNaming(folder: string, address: string): Promise<void> {
  const named = naming(address);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const raw = await readFile(file, 'latin1').catch(() => '');
    if (readings(raw).some((text) => named.test(text))) await rm(file, { force: true });
  }
}

/** The address as a whole: `a@x.in` is not named by `mona@x.in`, nor by `a@x.info`. */
function naming(address: string): RegExp {
  const literal = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.%+-])${literal}(?![\\w-]|\\.\\w)`, 'i');
}

/** What a mail says: as it is, and with each of the two encodings of a mail's parts taken off. */
function readings(raw: string): string[] {
  const unquoted = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const blocks = raw.match(/(?:^[A-Za-z0-9+/]{2,76}={0,2}\r?\n?)+/gm) ?? [];
  return [raw, unquoted, ...blocks.map((block) => Buffer.from(block, 'base64').toString('latin1'))];
}

export interface Mailer {
  /**
   * Hands a mail over and returns at once: no answer waits for a mail server, so none tells by its
   * time whether a mail was sent. It is tried again until it is delivered or out of date.
   */
  send(address: string, mail: Mail): void;
  /** Waits for what is being sent, at most 4 s. */
  close(): Promise<void>;
}

interface Options {
  readonly transport: Transport;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly clock: Clock;
  /** Longest wait in seconds before the first try; see {@link dither}. */
  readonly dither?: number;
}

/**
 * Seconds. Writing a mail keeps the processor busy for a moment. At a random distance from the call
 * that caused it, whoever asks next cannot tell from their own waiting that there was a mail.
 */
const dither = 0.5;

/** Seconds after which a code is worth nothing, and with it the mail that brings it. */
const goodFor = 600;
const atOnce = 4;
const queued = 1000;

/**
 * Mails wait in this process and nowhere else: written down, a code would be readable at rest. What a
 * crash takes with it is one mail, and the student asks for another code.
 */
export function createMailer(options: Options): Mailer {
  const { transport, log, clock } = options;
  const longest = options.dither ?? dither;
  const lanes = pLimit(atOnce);
  const stop = new AbortController();
  // Every mail that waits listens.
  setMaxListeners(queued + 1, stop.signal);
  const working = new Set<Promise<void>>();

  async function deliver(address: string, mail: Mail): Promise<void> {
    const outdated = later(clock(), goodFor);
    await pause(longest * Math.random(), stop.signal);
    for (let seconds = 1; ; seconds = Math.min(seconds * 2, 60)) {
      try {
        await lanes(() => transport.carry(address, mail));
        log.info({ subject: mail.subject }, 'mail sent');
        return;
      } catch (error) {
        log.warn({ ...withoutText(error), subject: mail.subject }, 'mail not sent');
      }
      if (stop.signal.aborted || later(clock(), seconds) > outdated) return;
      await pause(seconds, stop.signal);
    }
  }

  return {
    send(address, mail) {
      if (working.size >= queued) {
        log.warn({ subject: mail.subject }, 'mail dropped: too many are waiting');
        return;
      }
      const work = deliver(address, mail).finally(() => working.delete(work));
      working.add(work);
    },
    async close() {
      const last = new AbortController();
      await Promise.race([settleFirst(working, stop), pause(4, last.signal)]);
      stop.abort();
      last.abort();
      transport.close();
    },
  };
}

/** Everything gets the try that it is waiting for, at once, and no further one. */
async function settleFirst(working: Set<Promise<void>>, stop: AbortController): Promise<void> {
  stop.abort();
  await Promise.all(working);
}

/** The words of a mail server quote the address. */
function withoutText(error: unknown) {
  const { message: _message, ...rest } = describe(error);
  return rest;
}

/** Ends early, without an error, once the signal says so. */
async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(seconds * 1000, undefined, { signal }).catch(() => undefined);
}
