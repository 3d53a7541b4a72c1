import type { FastifyInstance } from 'fastify';
import { isAscii } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { parse, scan } from 'secure-json-parse';
import { badRequest } from './errors';

/** What parts and opens values, and what begins an escape: a picture has none of them, a form some thousand. */
const signs = Buffer.from(',[{\\');
const signsMax = 20_000;

/** Bytes that are looked at together, and how many such blocks may hold more than ASCII. */
const block = 64 * 1024;
const blocksMax = 16;

/**
 * The value of a body. One of megabytes is a form with pictures; anything else of that size is refused
 * before it is read, as millions of values keep the process busy for seconds. An empty body is no body.
 * @throws ApiError 400
 */
export function parseBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  if (body.length > block && !isForm(body)) throw badRequest();
  try {
    const value: unknown = parse(body.toString(), {
      protoAction: 'ignore',
      constructorAction: 'ignore',
    });
    // Values are few, so they are looked through; to search the text for the two names would take longer.
    if (typeof value === 'object' && value !== null) {
      scan(value, { protoAction: 'error', constructorAction: 'error' });
    }
    return value;
  } catch {
    throw badRequest();
  }
}

function isForm(body: Buffer): boolean {
  return signs.every((sign) => isRare(body, sign)) && isMostlyAscii(body);
}

function isRare(body: Buffer, sign: number): boolean {
  let count = 0;
  for (let at = body.indexOf(sign); at >= 0 && count <= signsMax; at = body.indexOf(sign, at + 1)) {
    count += 1;
  }
  return count <= signsMax;
}

/** Anything else takes ten times as long to decode. */
function isMostlyAscii(body: Buffer): boolean {
  let count = 0;
  for (let at = 0; at < body.length && count <= blocksMax; at += block) {
    if (!isAscii(body.subarray(at, at + block))) count += 1;
  }
  return count <= blocksMax;
}

/** Milliseconds for which the rest of a body may still come in after its answer. */
const unreadBodyTimeoutMs = 10_000;

/**
 * A call that is refused before its body was read, such as one too many or too long, keeps its connection:
 * closed on what still comes, it would lose the answer. The rest is thrown away; who goes on sending is cut off.
 */
export function dropUnreadBodies(app: FastifyInstance, timeoutMs = unreadBodyTimeoutMs): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    // Fastify says `close` to a body that it does not take. To a call without one it says so while it ends.
    if (isUnread(raw)) reply.removeHeader('connection');
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    if (!isUnread(raw) || raw.destroyed) return;
    const timer = setTimeout(() => raw.destroy(), timeoutMs).unref();
    raw.once('close', () => clearTimeout(timer)).resume();
  });
}

function isUnread({ headers, readableEnded }: IncomingMessage): boolean {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !readableEnded;
}
