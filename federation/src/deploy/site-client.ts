import { Refusal } from '@campus/node-tools/refusal';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Reason } from '../gate/types';
import type { StatusWithErrors } from '../commands/format';
import type { Target } from '../commands/target';
import type { Done } from '../registry/operate';
import type { ChangeSource } from '../registry/pointer';
import type { Ended } from '../registry/previews';
import type { Published } from '../registry/publish';

/** A remote site and the token for it. */
export interface SiteAddress {
  /** `https://campus.example` */
  origin: string;
  token: string;
  /** Origin of the build according to the CI, without the name of the token, which the site knows. */
  source: Omit<ChangeSource, 'token'>;
}

/** A build to publish on the site. */
export interface SiteOrder {
  remote: string;
  canary?: number | undefined;
  /** Only judges the build. */
  check?: boolean | undefined;
  /** Publishes a preview for anyone who has its link. */
  preview?: boolean | undefined;
  /** Publishes even if somebody else has published meanwhile. */
  anyway?: boolean | undefined;
  /** The remote's live build on the site when this build was judged here, empty for none. */
  beside?: string | undefined;
  /** Its canary at that time, empty for none. */
  besideCanary?: string | undefined;
  /** Whether a browser has run this build here. */
  tried?: boolean | undefined;
}

/** The site refused, with the same sentences as a command on its own machine. */
class SiteRefusal extends Refusal {
  constructor(
    message: string,
    readonly reasons: readonly Reason[] = [],
  ) {
    super(message);
  }
}

/** Milliseconds without a byte in either direction. */
const silence = 30_000;
/** The same if the site may run the build before it answers. */
const silenceOfTrial = 180_000;

interface Sending {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  json?: object;
  file?: string;
  mayRun?: boolean;
  /** Called with the number of bytes that the site has received. */
  onSent?: ((bytes: number, total: number) => void) | undefined;
}

/** Reads a file chunk by chunk; each is reported when the connection requests the next one. */
async function* chunksOf(file: string, onSent: (bytes: number) => void): AsyncIterable<Buffer> {
  let sent = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    yield chunk;
    onSent((sent += chunk.length));
  }
}

interface Refused {
  message?: string;
  reasons?: Reason[];
}

async function refusalOf(answer: IncomingMessage, { origin }: SiteAddress): Promise<Refusal> {
  const body = await text(answer);
  let refused: Refused = {};
  try {
    refused = JSON.parse(body) as Refused;
  } catch {
    // The answer is not from a site that knows these calls. The message below says so.
  }
  const { message = `${origin} answered ${answer.statusCode}`, reasons } = refused;
  return new SiteRefusal(message, reasons);
}

/** The connection broke. A retry may help, unlike after a refusal. */
export class BrokenLine extends Refusal {}

/** @throws BrokenLine if there was no answer, Refusal if the site refused */
async function send(
  site: SiteAddress,
  { method, path, json, file, mayRun, onSent }: Sending,
): Promise<IncomingMessage> {
  const url = new URL(path, site.origin);
  const body = json && JSON.stringify(json);
  const size = file ? (await stat(file)).size : Buffer.byteLength(body ?? '');
  const headers = {
    authorization: `Bearer ${site.token}`,
    'x-campus-source': encodeURIComponent(JSON.stringify(site.source)),
    ...((file || json) && { 'content-length': size }),
    ...(file && { 'content-type': 'application/zip' }),
    ...(json && { 'content-type': 'application/json' }),
  };
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const timeout = mayRun ? silenceOfTrial : silence;
  const asked = start(url, { method, headers, timeout, agent: false });
  asked.once('timeout', () => asked.destroy(new Error('it does not answer')));
  const answering = once(asked, 'response') as Promise<[IncomingMessage]>;
  answering.catch(() => undefined);
  try {
    // A site that refuses early answers before the upload is complete. Report that answer, not the broken connection.
    if (file) {
      const chunks = chunksOf(file, (bytes) => onSent?.(bytes, size));
      await pipeline(chunks, asked).catch(() => undefined);
    } else asked.end(body);
    const [answer] = await answering;
    if (answer.statusCode === 200) return answer;
    const refusal = await refusalOf(answer, site);
    throw [502, 503, 504].includes(answer.statusCode ?? 0)
      ? new BrokenLine(refusal.message)
      : refusal;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new BrokenLine(`${site.origin} cannot be reached: ${(error as Error).message}`);
  }
}

async function ask<T>(site: SiteAddress, sending: Sending): Promise<T> {
  const answer = await send(site, sending);
  const body = await text(answer).catch((error: Error) => {
    throw new BrokenLine(`The connection to ${site.origin} broke: ${error.message}`);
  });
  try {
    return JSON.parse(body) as T;
  } catch {
    throw new Refusal(`${site.origin} answered, but not as a site of this kind does`);
  }
}

const place = (order: SiteOrder, rest: string): string => {
  const { remote, canary, check, preview, anyway, beside, besideCanary, tried } = order;
  const query = new URLSearchParams({
    ...(canary && { canary: String(canary) }),
    ...(check && { check: '1' }),
    ...(preview && { preview: '1' }),
    ...(anyway && { anyway: '1' }),
    ...(beside !== undefined && { beside }),
    ...(besideCanary !== undefined && { besideCanary }),
    ...(tried && { tried: '1' }),
  });
  return `/api/deploys/${remote}/${rest}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

/** The remotes of another site. */
export function siteTarget(site: SiteAddress): Target {
  const change = <T = Done>(remote: string, verb: string, json: object = {}) =>
    ask<T>(site, { method: 'POST', path: place({ remote }, verb), json });
  return {
    async status() {
      const path = '/api/deploys';
      return (await ask<{ remotes: StatusWithErrors[] }>(site, { method: 'GET', path })).remotes;
    },
    promote: (remote) => change(remote, 'promote'),
    rollback: (remote, reason) => change(remote, 'rollback', { reason }),
    off: (remote, notice) => change(remote, 'off', { notice }),
    on: (remote) => change(remote, 'on'),
    endPreviews: (remote, of) => change<Ended>(remote, 'end', { of }),
  };
}

/** The result of publishing; `missing` if the site does not have the build. */
export type SitePublished = Published | { missing: true };

/** Publishes a build that the site has stored already, in one call. */
export function publishStored(
  site: SiteAddress,
  order: SiteOrder,
  build: { build: string; integrity: string },
): Promise<SitePublished> {
  const path = place(order, 'publish');
  return ask(site, { method: 'POST', path, json: build, mayRun: true });
}

/** Sends a build as one archive and publishes it. */
export function sendArchive(
  site: SiteAddress,
  order: SiteOrder,
  { file, onSent }: Required<Pick<Sending, 'file' | 'onSent'>>,
): Promise<Published> {
  return ask(site, { method: 'PUT', path: place(order, 'build'), file, mayRun: true, onSent });
}

/** Fetches what is live on the site, shell and remotes, as one archive. */
export async function fetchLive(site: SiteAddress, remote: string, file: string): Promise<void> {
  const answer = await send(site, { method: 'GET', path: place({ remote }, 'live') });
  await pipeline(answer, createWriteStream(file));
}
