import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import type { Database } from '../../database/database';
import type { Origins } from '../../http/guards';
import { senderOf } from '../../mail/transports';
import { pushKey } from './key';
import * as repository from './push.repository';
import type { Recipient, Subscribed } from './push.repository';
import { createPushQueue } from './queue';

/** The push services of Chrome, Firefox, Safari and Edge; those that begin with a dot have many hosts. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Without user, port or anything else before the path, so that no two programs read the host differently. */
const address = /^https:\/\/([a-z\d.-]+)\//;

/** Whether an endpoint belongs to a known push service: this server calls no address that a browser made up. */
export function isOfPushService(endpoint: string, own?: string): boolean {
  if (own !== undefined && endpoint.startsWith(`${own}/`)) return true;
  const host = address.exec(endpoint)?.[1];
  if (host === undefined) return false;
  return services.some((name) => (name.startsWith('.') ? host.endsWith(name) : host === name));
}

export interface Push {
  /** The site's key, with which browsers subscribe. */
  readonly publicKey: string;
  /** Wakes the student's subscribed devices, which then ask what is new. Returns at once and never fails. */
  wake(recipient: Recipient): void;
  isKnown(endpoint: string): boolean;
  close(): Promise<void>;
}

interface Options {
  readonly config: Pick<
    Config,
    'contactAddress' | 'pushService' | 'sessionSecret' | 'vapidPrivateKey'
  >;
  readonly clock: Clock;
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly origins: Pick<Origins, 'site'>;
}

/** Seconds for which a service keeps a push for a device that is off. */
const lifetime = 24 * 60 * 60;

/** Milliseconds; more than any healthy service needs. */
const timeout = 10_000;

/** Milliseconds for which a signature is used again: it is valid for twelve hours. */
const signedFor = 60 * 60 * 1000;

/** A service replaces a push that still waits by a new one of the same topic. */
const topic = 'news';

const isGone = (status: number): boolean => status === 404 || status === 410;

/** Why a call failed, without its address. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code, name } = Object(cause) as { code?: unknown; name?: unknown };
  return String(code ?? name);
}

/** Pushes without content: see docs/adr/0034-push-has-no-content.md. */
export function createPush({ config, clock, database, log, origins }: Options): Push {
  const key = pushKey(config);
  const stop = new AbortController();
  const signatures = new LRUCache<string, string>({ max: 100, ttl: signedFor });

  /** Tells the service at this origin who sends, and whom to ask about it. */
  async function signatureFor(origin: string): Promise<string> {
    const known = signatures.get(origin);
    if (known !== undefined) return known;
    // With all that it needs, it would delay every start, also of sites on which nobody subscribes.
    const { default: webPush } = await import('web-push');
    const contact = `mailto:${config.contactAddress ?? senderOf(origins.site)}`;
    const { publicKey, privateKey } = key;
    const made = webPush.getVapidHeaders(origin, contact, publicKey, privateKey, 'aes128gcm');
    signatures.set(origin, made.Authorization);
    return made.Authorization;
  }

  async function send(endpoint: string): Promise<number> {
    const headers = {
      authorization: await signatureFor(new URL(endpoint).origin),
      ttl: String(lifetime),
      topic,
      urgency: 'normal',
    };
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), stop.signal]);
    const response = await fetch(endpoint, { method: 'POST', redirect: 'manual', headers, signal });
    await response.body?.cancel();
    return response.status;
  }

  async function push(subscribed: Subscribed): Promise<void> {
    try {
      const status = await send(subscribed.endpoint);
      if (isGone(status)) await repository.forget(database, subscribed);
      else if (status >= 300) log.warn({ status }, 'a push service refused a push');
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'push not sent');
    }
  }

  const queue = createPushQueue({
    log,
    async deliver(recipient) {
      const subscribed = await repository.listSubscribed(database, recipient, clock());
      await Promise.all(subscribed.map(push));
    },
  });

  return {
    publicKey: key.publicKey,
    wake: (recipient) => queue.add(recipient),
    isKnown: (endpoint) => isOfPushService(endpoint, config.pushService),
    async close() {
      stop.abort();
      await queue.close();
    },
  };
}
