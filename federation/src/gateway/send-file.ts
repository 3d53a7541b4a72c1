import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentType } from './content-types';
import { acceptedEncodings } from './encoding';
import { cacheRules } from './headers';

const plainPath = /^[A-Za-z0-9_@/.-]+$/;

/** The file that a request's path names inside of `folder`, or undefined where it leads outside. */
export function fileInside(folder: string, path: string): string | undefined {
  if (!plainPath.test(path) || path.split('/').some((part) => part.startsWith('.')))
    return undefined;
  const file = resolve(folder, path);
  return file.startsWith(resolve(folder) + sep) ? file : undefined;
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

/** Answers that nothing is there, in a way that no cache keeps and no script parses as a page. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', cacheRules.never)
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Sending {
  folder: string;
  path: string;
  /** Its `cache-control`. */
  rule: string;
  /** What it is, where its ending is none that the site serves from everywhere. */
  type?: string;
}

/** Sends a file of a folder, compressed where the client takes it. */
export async function sendFile(
  { request, reply }: Exchange,
  { folder, path, rule, type = contentType(path) }: Sending,
): Promise<FastifyReply> {
  const file = fileInside(folder, path);
  const size = file && type ? await sizeOf(file) : undefined;
  if (!file || !type || size === undefined) return sendMissing(reply);
  reply.header('cache-control', rule).header('vary', 'accept-encoding').type(type);
  for (const { name, ending } of acceptedEncodings(request.headers['accept-encoding'])) {
    const compressed = await sizeOf(file + ending);
    if (compressed === undefined) continue;
    reply.header('content-encoding', name).header('content-length', compressed);
    return reply.send(createReadStream(file + ending));
  }
  return reply.header('content-length', size).send(createReadStream(join(file)));
}

/** Sends a file that never changes under its address. */
export const sendImmutable = (
  exchange: Exchange,
  folder: string,
  path: string,
): Promise<FastifyReply> => sendFile(exchange, { folder, path, rule: cacheRules.immutable });
