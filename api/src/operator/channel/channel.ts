import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { Services } from '../../services';
import { writeBackup } from '../backup/write-backup';
import type { Command } from '../command';
import { asRefusal, perform } from '../reach';
import { announce, backupOrder, order, refusedTrailer, withdraw, type Frame } from './announcement';

/** The private entrance of a running site for `npm run admin`, on this machine only. */
export interface Channel {
  /** Accepts no further command, gives running ones a moment, and withdraws the announcement. */
  close(): Promise<void>;
}

const largestOrder = 1_000_000;
const timeoutMs = 2000;

/**
 * Listens on a loopback port that is announced in the data folder together with a token.
 * @returns nothing if there is no data folder for the announcement
 */
export async function openChannel(
  services: Services,
  commands: readonly Command[],
): Promise<Channel | undefined> {
  const { dataDir } = services.config;
  if (dataDir === 'memory') return undefined;
  const token = randomBytes(32).toString('base64url');
  const working = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const work = answer({ services, commands, token }, { request, response })
      .catch(() => void response.destroy())
      .finally(() => working.delete(work));
    working.add(work);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    announce(dataDir, { port: (server.address() as AddressInfo).port, token });
  } catch (error) {
    server.close();
    // PostgreSQL can be reached beside the site; the embedded database cannot.
    if (services.config.databaseUrl !== undefined) return undefined;
    throw error;
  }
  return {
    async close() {
      withdraw(dataDir, token);
      server.close();
      server.closeIdleConnections();
      await Promise.race([Promise.all(working), after(timeoutMs, undefined, { ref: false })]);
      server.closeAllConnections();
    },
  };
}

interface Site {
  readonly services: Services;
  readonly commands: readonly Command[];
  readonly token: string;
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function answer({ services, commands, token }: Site, call: Call): Promise<void> {
  const { request, response } = call;
  if (!isOperator(request, token)) return end(response, 401);
  if (request.method !== 'POST') return end(response, 404);
  const given = await body(request);
  if (given === undefined) return end(response, 400);
  if (request.url === '/run') return run({ services, commands }, given, response);
  if (request.url === '/backup') return backup(services, given, response);
  return end(response, 404);
}

/** Hashes have equal length, so the time of the comparison reveals nothing about the token. */
function isOperator({ headers }: IncomingMessage, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { connection: 'close' }).end();
}

async function body(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > largestOrder) return undefined;
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

async function run(
  { services, commands }: Pick<Site, 'services' | 'commands'>,
  given: unknown,
  response: ServerResponse,
): Promise<void> {
  const parsed = order.safeParse(given);
  if (!parsed.success) return end(response, 400);
  const send = (frame: Frame) => void response.write(`${JSON.stringify(frame)}\n`);
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  try {
    const result = await perform(services, { commands, ...parsed.data }, (say) => send({ say }));
    send({ result: { ...result } });
  } catch (error) {
    send({ refused: asRefusal(error).message });
  } finally {
    services.changes.noteAll();
  }
  response.end();
}

export async function backup(
  services: Services,
  given: unknown,
  response: ServerResponse,
): Promise<void> {
  const options = backupOrder.safeParse(given);
  if (!options.success) return end(response, 400);
  response.writeHead(200, { 'content-type': 'application/zip', trailer: refusedTrailer });
  const bytes = writeBackup(services, options.data);
  response.once('close', () => bytes.destroy());
  try {
    for await (const chunk of bytes) {
      if (!response.write(chunk)) await once(response, 'drain');
    }
  } catch (error) {
    response.addTrailers({ [refusedTrailer]: encodeURIComponent(asRefusal(error).message) });
  }
  response.end();
}
