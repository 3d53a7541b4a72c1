import type { FastifyInstance } from 'fastify';
import { isAscii } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { parse, scan } from 'secure-json-parse';
import { badRequest } from './errors';

/** Characters that separate and open values or start an escape: a picture has none of them, a form some thousand. */
const signs = Buffer.from(',[{\\');
const signsMax = 20_000;

/** Size of a block in bytes, and how many blocks may contain more than ASCII. */
const block = 64 * 1024;
const blocksMax = 16;

/**
 * The value of a body. A body of megabytes must be a form with pictures; any other body of that size is refused
 * before it is parsed, because millions of values keep the process busy for seconds. An empty body is undefined.
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
    // There are few values, so all are checked; searching the text for the two names would take longer.
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

/** Any other encoding takes ten times as long to decode. */
function isMostlyAscii(body: Buffer): boolean {
  let count = 0;
  for (let at = 0; at < body.length && count <= blocksMax; at += block) {
    if (!isAscii(body.subarray(at, at + block))) count += 1;
  }
  return count <= blocksMax;
}

/** Milliseconds for which the rest of a body may still arrive after its answer. */
const unreadBodyTimeoutMs = 10_000;

/**
 * A call that is refused before its body was read, e.g. because of a limit, keeps its connection: closing it
 * during the upload would lose the answer. The rest is discarded; a client that keeps sending is cut off.
 */
export function dropUnreadBodies(app: FastifyInstance, timeoutMs = unreadBodyTimeoutMs): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    // Fastify sends `close` for a body that it does not accept. For a call without one it does so while it ends.
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
